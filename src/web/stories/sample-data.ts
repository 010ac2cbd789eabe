import { errAsync, ResultAsync } from "neverthrow";
import type { Dashboard } from "#domain/accounts";
import type { Quotation, QuotationPage } from "#domain/bookings";
import type { FclSearch } from "#domain/search";
import { EMPTY_EVENT, type TrackingEvent, type TrackingReport, type TrackingStop } from "#domain/tracking";
import type { Failure } from "#flows/failure.ts";

/** The four outcomes that a screen has states for: no answer yet, no server, a refusal, and an answer. */
export const unanswered = <Value>(): ResultAsync<Value, Failure> => new ResultAsync(new Promise(() => undefined));

export const unreachable = <Value>(): ResultAsync<Value, Failure> =>
  errAsync<Value, Failure>({ kind: "unreachable", cause: "network" });

export const refused = <Value>(message: string): ResultAsync<Value, Failure> =>
  errAsync<Value, Failure>({ kind: "refused", reason: "conflict", message, fields: [] });

export const SEARCH: FclSearch = {
  mode: "fcl",
  origin: { place: null, port: { name: "Nhava Sheva", code: "INNSA" }, serviceType: "Ramp" },
  destination: { place: null, port: { name: "Rotterdam", code: "NLRTM" }, serviceType: "Ramp" },
  departureDate: "2026-12-01",
  containers: [
    { equipment: "20GP", quantity: 2, weightKg: 18_000 },
    { equipment: "40HC", quantity: 1, weightKg: 22_500 },
  ],
  reefer: null,
};

const BOOKED: Quotation = {
  id: "q-1",
  quotationId: "QTN-2026-000101",
  bookingId: "KLB-2026-000101",
  validityFrom: "2026-10-20",
  validityTill: "2026-11-30",
  bookedOn: "2026-10-21",
  bookedAt: null,
  status: "booked",
  files: [
    { fileName: "Booking confirmation.pdf", link: "booking.pdf" },
    { fileName: "Packing list.pdf", link: "packing.pdf" },
  ],
  trackingType: "fcl",
  shippingLine: "HMM",
  carrier: "Norrvik Line",
  reference: "PO 88213",
  shipment: {
    from: { name: "Nhava Sheva", code: "INNSA", kind: "sea" },
    to: { name: "Rotterdam", code: "NLRTM", kind: "sea" },
    vessel: "NORRVIK ASTRID",
    voyage: "431W",
    departure: { at: "2026-11-08T06:00", class: "actual" },
    arrival: { at: "2026-12-02T14:00", class: "expected" },
    stage: "under-way",
    load: { mode: "fcl", containers: [{ equipment: "20GP", quantity: 2 }] },
    total: { currency: "USD", minor: 628_260 },
  },
};

const QUOTATIONS: readonly Quotation[] = [
  BOOKED,
  {
    ...BOOKED,
    id: "q-2",
    quotationId: "QTN-2026-000102",
    bookingId: null,
    bookedOn: "2026-11-19",
    status: "in-process",
    files: [],
    carrier: "Pelagia",
    reference: null,
    shipment: null,
  },
  { ...BOOKED, id: "q-3", quotationId: "QTN-2026-000103", bookedOn: "2026-09-02", status: "cancelled", files: [] },
];

export const BOOKINGS: QuotationPage = {
  quotations: QUOTATIONS,
  total: QUOTATIONS.length,
  facets: { statuses: { "in-process": 1, booked: 1, cancelled: 1, unknown: 0 }, carriers: ["Norrvik Line", "Pelagia"] },
};

export const DASHBOARD: Dashboard = {
  runningBookings: [BOOKED],
  nextCutOffs: [
    {
      code: "VCO",
      at: "2026-11-21T12:00",
      quotationId: "QTN-2026-000102",
      bookingId: null,
      place: "Nhava Sheva",
      isOverdue: false,
    },
    {
      code: "DCO",
      at: "2026-11-19T18:00",
      quotationId: "QTN-2026-000101",
      bookingId: "KLB-2026-000101",
      place: "Nhava Sheva",
      isOverdue: true,
    },
  ],
  lastSearches: [{ searchedAt: "2026-11-18T09:00:00Z", search: SEARCH }],
};

const toStop = (role: string, name: string, code: string, latitude: number, longitude: number): TrackingStop => ({
  role,
  name,
  country: null,
  code,
  coordinates: { latitude, longitude },
  timeZone: null,
});

const toEvent = (id: string, event: Partial<TrackingEvent>): TrackingEvent => ({
  ...EMPTY_EVENT,
  id,
  eventType: "TRANSPORT",
  mode: "VESSEL",
  vesselName: "ASTRID MERIDIAN",
  voyage: "431W",
  ...event,
});

/** Tughlakabad to Duisburg by rail and sea; on the water, and the expected arrival was moved by two days. */
export const REPORT_AT_SEA: TrackingReport = {
  stops: [
    toStop("POO", "Tughlakabad", "INTKD", 28.5, 77.28),
    toStop("POL", "Nhava Sheva", "INNSA", 18.95, 72.95),
    toStop("POD", "Rotterdam", "NLRTM", 51.95, 4.05),
    toStop("FPD", "Duisburg", "DEDUI", 51.45, 6.75),
  ],
  lanes: [
    {
      from: "INNSA",
      to: "NLRTM",
      path: [
        { latitude: 18.95, longitude: 72.95 },
        { latitude: 12.2, longitude: 51 },
        { latitude: 12.5, longitude: 43.4 },
        { latitude: 27.9, longitude: 33.7 },
        { latitude: 31.3, longitude: 32.3 },
        { latitude: 36, longitude: 14 },
        { latitude: 36, longitude: -6 },
        { latitude: 48.5, longitude: -5.8 },
        { latitude: 51.95, longitude: 4.05 },
      ],
    },
  ],
  events: [
    toEvent("e1", {
      at: "2026-10-25T22:05:00+05:30",
      classifier: "ACT",
      code: "DEPA",
      mode: "RAIL",
      locationName: "Tughlakabad",
      locationCode: "INTKD",
      vesselName: null,
      voyage: null,
    }),
    toEvent("e2", {
      at: "2026-10-31T03:48:00+05:30",
      classifier: "ACT",
      code: "DEPA",
      locationName: "Nhava Sheva",
      locationCode: "INNSA",
    }),
    toEvent("e3", {
      at: "2026-11-23T06:00:00+01:00",
      classifier: "PLN",
      code: "ARRI",
      locationName: "Rotterdam",
      locationCode: "NLRTM",
      reportedAt: "2026-10-20T08:00:00Z",
    }),
    toEvent("e4", {
      at: "2026-11-25T06:00:00+01:00",
      classifier: "EST",
      code: "ARRI",
      locationName: "Rotterdam",
      locationCode: "NLRTM",
      reportedAt: "2026-11-14T08:00:00Z",
      remark: "Waited for a berth in Suez",
    }),
  ],
  lastUpdatedAt: "2026-11-20T01:15:00Z",
};
