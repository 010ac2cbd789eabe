import type { Quotation, ShipmentEnd } from "#domain/bookings";
import { addDays, type CalendarDate } from "#domain/time";
import { EMPTY_EVENT, type TrackingEvent, type TrackingReport, type TrackingStop } from "#domain/tracking";

export const SAMPLE: Quotation = {
  id: "sample-1",
  quotationId: "QTN-2026-000001",
  bookingId: "KLB-2026-000001",
  validityFrom: null,
  validityTill: null,
  bookedOn: null,
  bookedAt: null,
  status: "booked",
  files: [{ fileName: "booking.pdf", link: "booking.pdf" }],
  trackingType: "fcl",
  shippingLine: "HMM",
  carrier: "Norrvik Line",
  reference: "PO 88213",
  shipment: null,
};

const NHAVA_SHEVA: ShipmentEnd = { name: "Nhava Sheva", code: "INNSA", kind: "sea" };
const ROTTERDAM: ShipmentEnd = { name: "Rotterdam", code: "NLRTM", kind: "sea" };

/** A booking at sea: departed ten days ago, due in twelve. */
export const createSampleBooking = (today: CalendarDate): Quotation => ({
  ...SAMPLE,
  bookedOn: addDays(today, -20),
  shipment: {
    from: NHAVA_SHEVA,
    to: ROTTERDAM,
    vessel: "NORRVIK LOFOTEN",
    voyage: "367W",
    departure: { at: addDays(today, -10), class: "actual" },
    arrival: { at: addDays(today, 12), class: "expected" },
    stage: "under-way",
    load: { mode: "fcl", containers: [{ equipment: "20GP", quantity: 2 }] },
    total: null,
  },
});

const toStop = (role: string, { name, code }: ShipmentEnd, timeZone: string): TrackingStop => ({
  role,
  name,
  country: null,
  code,
  coordinates: null,
  timeZone,
});

const toVesselEvent = (id: string, { name, code }: ShipmentEnd, event: Partial<TrackingEvent>): TrackingEvent => ({
  ...EMPTY_EVENT,
  id,
  eventType: "TRANSPORT",
  mode: "VESSEL",
  vesselName: "NORRVIK LOFOTEN",
  voyage: "367W",
  locationName: name,
  locationCode: code,
  ...event,
});

/** What its carrier has reported. */
export const createSampleReport = (today: CalendarDate): TrackingReport => ({
  stops: [toStop("POL", NHAVA_SHEVA, "Asia/Kolkata"), toStop("POD", ROTTERDAM, "Europe/Amsterdam")],
  lanes: [],
  events: [
    toVesselEvent("departure", NHAVA_SHEVA, {
      at: `${addDays(today, -10)}T06:00:00+05:30`,
      classifier: "ACT",
      code: "DEPA",
    }),
    toVesselEvent("arrival", ROTTERDAM, {
      at: `${addDays(today, 12)}T06:00:00+01:00`,
      classifier: "EST",
      code: "ARRI",
    }),
  ],
  lastUpdatedAt: `${today}T00:00:00Z`,
});
