import { MatchersV3 } from "@pact-foundation/pact";
import { dateLike, filled, matching } from "./kit.ts";

const { eachLike, integer, number } = MatchersV3;

/** A confirmed booking as it is listed, and what the portal reads. */
export const BOOKING = {
  _id: filled("b-1"),
  quotationId: filled("QTN-2026-000123"),
  bookingId: filled("KLB-2026-000123"),
  validityFrom: dateLike("2026-11-20"),
  validityTill: dateLike("2026-11-27"),
  bookedOn: dateLike("2026-11-20"),
  status: 1,
  files: eachLike({
    fileName: filled("KLB-2026-000123.pdf"),
    link: filled("/api/resource/quotation/b-1/files/KLB-2026-000123.pdf"),
  }),
  trackingType: "fcl",
  shippingLine: filled("Norrvik Line"),
  providerName: filled("Norrvik Line"),
};
export const READ_BOOKING = {
  id: "b-1",
  quotationId: "QTN-2026-000123",
  bookingId: "KLB-2026-000123",
  validityFrom: "2026-11-20",
  validityTill: "2026-11-27",
  bookedOn: "2026-11-20",
  bookedAt: null,
  status: "booked",
  files: [{ fileName: "KLB-2026-000123.pdf", link: "/api/resource/quotation/b-1/files/KLB-2026-000123.pdf" }],
  trackingType: "fcl",
  shippingLine: "Norrvik Line",
  carrier: "Norrvik Line",
  reference: null,
  shipment: null,
} as const;

const CODE = "[A-Z]{2}[A-Z0-9]{3}";
const CURRENCY = "[A-Z]{3}";

const end = (name: string, code: string) => ({
  locationName: filled(name),
  unLocationCode: matching(CODE, code),
  kind: matching("(door|inland|sea)", "sea"),
});
const moment = (at: string) => ({
  eventDateTime: dateLike(at),
  eventClassifierCode: matching("(ACT|EST|PLN)", "PLN"),
});

/** Its shipment of containers, and what the portal reads. */
export const SHIPMENT = {
  from: end("Nhava Sheva", "INNSA"),
  to: end("Rotterdam", "NLRTM"),
  departure: moment("2026-11-26T06:00"),
  arrival: moment("2026-12-18T14:00"),
  stage: matching("(planned|under-way|arrived|delivered)", "planned"),
  total: { currency: matching(CURRENCY, "USD"), amount: number(6282.6) },
  vesselName: filled("NORRVIK ASTRID"),
  voyageReference: filled("431W"),
  containers: eachLike({ equipmentGroupIsoCode: filled("20GP"), numberOfContainers: integer(2) }),
};
export const READ_SHIPMENT = {
  from: { name: "Nhava Sheva", code: "INNSA", kind: "sea" },
  to: { name: "Rotterdam", code: "NLRTM", kind: "sea" },
  vessel: "NORRVIK ASTRID",
  voyage: "431W",
  departure: { at: "2026-11-26T06:00", class: "planned" },
  arrival: { at: "2026-12-18T14:00", class: "planned" },
  stage: "planned",
  load: { mode: "fcl", containers: [{ equipment: "20GP", quantity: 2 }] },
  total: { currency: "USD", minor: 628_260 },
} as const;

const time = (local: string, utc: string) => ({
  local: dateLike(local),
  utc: matching("\\d{4}-\\d{2}-\\d{2}T.*", utc),
});

/** The deadlines of a booking, and what the portal reads. */
export const DEADLINE = {
  task: matching("(empty-pick-up|stuffing|trucking|documents|vgm|customs|cfs-delivery|gate-in)", "vgm"),
  stop: matching("(premises|origin|loading)", "loading"),
  responsible: matching("(shipper|haulier|customs-agent)", "shipper"),
  locationName: filled("Nhava Sheva"),
  latestSafe: time("2026-11-24T09:00", "2026-11-24T03:30:00.000Z"),
  done: integer(0),
  of: integer(2),
};
export const READ_DEADLINE = {
  task: "vgm",
  stop: "loading",
  place: { name: "Nhava Sheva", code: null, timeZone: null },
  responsible: "shipper",
  latest: { local: "2026-11-24T09:00", utc: 29_924_850 },
  cutOff: null,
  basis: null,
  done: 0,
  of: 2,
  doneAt: null,
} as const;

/** A booking of an LCL rate for 1200 kg and 3.25 m³, and what the portal reads. */
export const LCL_BOOKING = {
  ...BOOKING,
  trackingType: "lcl",
  shipment: {
    from: { locationName: filled("Nhava Sheva") },
    to: { locationName: filled("Rotterdam") },
    weight: 1200,
    cbm: 3.25,
  },
};
export const READ_LCL_BOOKING = {
  ...READ_BOOKING,
  trackingType: "lcl",
  shipment: {
    ...READ_SHIPMENT,
    from: { name: "Nhava Sheva", code: null, kind: "sea" },
    to: { name: "Rotterdam", code: null, kind: "sea" },
    vessel: null,
    voyage: null,
    departure: null,
    arrival: null,
    load: { mode: "lcl", weightKg: 1200, cbm: 3.25 },
    total: null,
  },
} as const;
