import * as t from "io-ts";
import type { BookedShipment, Quotation, QuotationFacets, ReferenceAnswer } from "#api/schema.d.ts";
import { reading } from "./agreement.ts";
import { list, listOrNone, object, orNull, readableOrNull, text } from "./codec.ts";

const End = object({ locationName: t.string, unLocationCode: text, kind: text });
const Moment = orNull(object({ eventDateTime: t.string, eventClassifierCode: text }));

const BookedShipmentCodec = reading<BookedShipment>()(
  object({
    from: End,
    to: End,
    vesselName: text,
    voyageReference: text,
    departure: Moment,
    arrival: Moment,
    stage: text,
    containers: listOrNone(object({ equipmentGroupIsoCode: t.string, numberOfContainers: t.number })),
    weight: orNull(t.number),
    cbm: orNull(t.number),
    total: orNull(object({ currency: t.string, amount: t.number })),
  }),
);
export type ApiShipment = t.TypeOf<typeof BookedShipmentCodec>;

export const QuotationCodec = reading<Quotation>()(
  object({
    _id: t.string,
    quotationId: t.string,
    bookingId: orNull(t.string),
    validityFrom: orNull(t.string),
    validityTill: orNull(t.string),
    bookedOn: orNull(t.string),
    status: t.number,
    files: list(object({ fileName: t.string, link: t.string })),
    trackingType: text,
    shippingLine: text,
    providerName: text,
    reference: text,
    shipment: readableOrNull(BookedShipmentCodec),
  }),
);
export type WireQuotation = t.TypeOf<typeof QuotationCodec>;

export const FacetsCodec = reading<QuotationFacets>()(
  object({ statuses: list(object({ status: t.number, count: t.number })), carriers: list(t.string) }),
);
export type ApiFacets = t.TypeOf<typeof FacetsCodec>;

export const ReferenceCodec = reading<ReferenceAnswer["result"][number]>()(object({ reference: orNull(t.string) }));
