import * as t from "io-ts";
import type { Quotation } from "../../../wire/schema.d.ts";
import { reading } from "./agreement.ts";
import { text } from "./amounts.ts";
import { list, object, orNull } from "./codec.ts";

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
  }),
);
export type WireQuotation = t.TypeOf<typeof QuotationCodec>;
