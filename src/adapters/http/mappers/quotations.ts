import { parseMoney } from "#domain/money";
import {
  type BookedShipment,
  type Quotation,
  type QuotationFacets,
  type ShipmentEnd,
  type ShipmentMoment,
  type ShipmentStage,
  quotationStatusOf,
} from "#domain/bookings";
import type { BookingStatus } from "#domain/rates";
import { type CalendarDate, isCalendarDate } from "#domain/time";
import { isTrackingType } from "#domain/tracking";
import type { QuotationsRequest } from "#ports/quotations.ts";
import { type ApiFacets, type ApiShipment, type WireQuotation } from "../decoders/quotations.ts";
import { localMoment } from "./local-moment.ts";

/** The date as written, also of a date with a time: a conversion to another zone could show the day before. */
const dateIn = (text: string | null): CalendarDate | null => {
  const date = text?.slice(0, 10) ?? "";
  return isCalendarDate(date) ? date : null;
};

const filled = (text: string | null): string | null => (text === null || text.trim() === "" ? null : text);

const STAGES: readonly ShipmentStage[] = ["planned", "under-way", "arrived", "delivered"];
const KINDS: readonly ShipmentEnd["kind"][] = ["door", "inland", "sea"];

const toEnd = ({ locationName, unLocationCode, kind }: ApiShipment["from"]): ShipmentEnd => ({
  name: locationName,
  code: filled(unLocationCode),
  kind: KINDS.find((one) => one === kind) ?? "sea",
});

const toMoment = (moment: ApiShipment["departure"]): ShipmentMoment | null => {
  const at = moment === null ? null : localMoment(moment.eventDateTime);
  if (moment === null || at === null) return null;
  const { eventClassifierCode: code } = moment;
  if (code === "ACT") return { at, class: "actual" };
  return { at, class: code === "EST" ? "expected" : "planned" };
};

const toShipment = (api: ApiShipment): BookedShipment => ({
  from: toEnd(api.from),
  to: toEnd(api.to),
  vessel: filled(api.vesselName),
  voyage: filled(api.voyageReference),
  departure: toMoment(api.departure),
  arrival: toMoment(api.arrival),
  stage: STAGES.find((one) => one === api.stage) ?? "planned",
  containers: api.containers.map(({ equipmentGroupIsoCode, numberOfContainers }) => ({
    equipment: equipmentGroupIsoCode,
    quantity: numberOfContainers,
  })),
  part: api.weight === null || api.cbm === null ? null : { weightKg: api.weight, cbm: api.cbm },
  total: api.total === null ? null : parseMoney(api.total.amount, api.total.currency).unwrapOr(null),
});

export const quotationOf = (wire: WireQuotation): Quotation => ({
  id: wire._id,
  quotationId: wire.quotationId,
  bookingId: wire.bookingId === "" ? null : wire.bookingId,
  validityFrom: dateIn(wire.validityFrom),
  validityTill: dateIn(wire.validityTill),
  bookedOn: dateIn(wire.bookedOn),
  status: quotationStatusOf(wire.status),
  files: wire.files,
  trackingType: isTrackingType(wire.trackingType) ? wire.trackingType : null,
  shippingLine: filled(wire.shippingLine),
  carrier: filled(wire.providerName),
  reference: filled(wire.reference),
  shipment: wire.shipment === null ? null : toShipment(wire.shipment),
});

/** Counts by status; the numbers that the portal does not know are `unknown` together. */
export const toFacets = ({ statuses, carriers }: ApiFacets): QuotationFacets => {
  const counts = { "in-process": 0, booked: 0, cancelled: 0, unknown: 0 };
  for (const { status, count } of statuses) counts[quotationStatusOf(status)] += count;
  return { statuses: counts, carriers };
};

const STATUS_PARAMETERS: Readonly<Record<BookingStatus, "0" | "1" | "2" | "unknown">> = {
  "in-process": "0",
  booked: "1",
  cancelled: "2",
  unknown: "unknown",
};

/** The parameters of the call; what is not asked for is left out, so that the plain list is the specified call. */
export const toListParameters = ({ status, ...request }: QuotationsRequest) => ({
  ...request,
  ...(status === undefined ? {} : { status: STATUS_PARAMETERS[status] }),
});
