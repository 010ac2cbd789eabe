import { okAsync } from "neverthrow";
import type { Dashboard } from "#domain/accounts";
import type { BookableOffer, Quotation, QuotationPage, ShipmentEnd } from "#domain/bookings";
import type { BookingStatus } from "#domain/rates";
import { addDays, type CalendarDate } from "#domain/time";
import { EMPTY_EVENT, type TrackingEvent, type TrackingReport, type TrackingStop } from "#domain/tracking";
import type {
  BookingPort,
  BookingsPort,
  BookingsRequest,
  DashboardPort,
  DeadlinesPort,
  NamedFile,
  TrackingPort,
} from "#ports/api.ts";
import type { ClockPort } from "#ports/browser.ts";
import { createMemoryDeadlines } from "./deadlines.ts";

const SAMPLE: Quotation = {
  id: "sample-1",
  quotationId: "QTN-2026-000001",
  bookingId: "KLB-2026-000001",
  validityFrom: null,
  validityTill: null,
  bookedOn: null,
  status: "booked",
  files: [{ fileName: "booking.pdf", link: "booking.pdf" }],
  trackingType: "fcl",
  shippingLine: "HMM",
  carrier: "Norrvik Line",
  reference: "PO 88213",
  shipment: null,
  hasDetails: true,
};

const NHAVA_SHEVA: ShipmentEnd = { name: "Nhava Sheva", code: "INNSA", kind: "sea" };
const ROTTERDAM: ShipmentEnd = { name: "Rotterdam", code: "NLRTM", kind: "sea" };

/** A booking at sea: departed ten days ago, due in twelve. */
const createSampleBooking = (today: CalendarDate): Quotation => ({
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
    containers: [{ equipment: "20GP", quantity: 2 }],
    part: null,
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

const toReport = (today: CalendarDate): TrackingReport => ({
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

const DOCUMENT: NamedFile = {
  name: "booking.pdf",
  content: new Blob(["%PDF-1.4\ntrailer<</Root<</Type/Catalog>>>>\n%%EOF"], { type: "application/pdf" }),
};

const toBooking = (offer: BookableOffer, number: number, today: CalendarDate): Quotation => {
  const code = String(number).padStart(6, "0");
  return {
    ...SAMPLE,
    id: offer.id,
    quotationId: `QTN-2026-${code}`,
    bookingId: null,
    bookedOn: today,
    status: "in-process",
    carrier: offer.carrier.name,
    reference: null,
    shipment: null,
  };
};

const listPage = (bookings: readonly Quotation[], { limit, skip, search, status }: BookingsRequest): QuotationPage => {
  const sought = (search ?? "").toLowerCase();
  const found = bookings.filter((one) =>
    [one.quotationId, one.bookingId, one.reference].some((text) => (text ?? "").toLowerCase().includes(sought)),
  );
  const matches = found.filter((one) => status === undefined || one.status === status);
  const count = (counted: BookingStatus): number => found.filter((one) => one.status === counted).length;
  return {
    quotations: matches.slice(skip, skip + limit),
    total: matches.length,
    facets: {
      statuses: {
        "in-process": count("in-process"),
        booked: count("booked"),
        cancelled: count("cancelled"),
        unknown: count("unknown"),
      },
      carriers: [...new Set(bookings.flatMap(({ carrier }) => carrier ?? []))],
    },
  };
};

interface MemoryShipments {
  readonly booking: BookingPort;
  readonly bookings: BookingsPort;
  readonly deadlines: DeadlinesPort;
  readonly tracking: TrackingPort;
  readonly dashboard: DashboardPort;
}

/** Bookings of this page: a sample shipment and whatever is booked; the same idempotency key is the same booking. */
export const createMemoryShipments = (clock: ClockPort): MemoryShipments => {
  let bookings: readonly Quotation[] = [createSampleBooking(clock.today())];
  const booked = new Map<string, Quotation>();
  const book = (offer: BookableOffer, key: string, reference: string | null): Quotation => {
    const previous = booked.get(key);
    if (previous !== undefined) return previous;
    const added = { ...toBooking(offer, bookings.length + 1, clock.today()), id: key, reference };
    booked.set(key, added);
    bookings = [added, ...bookings];
    return added;
  };
  const loadDashboard = (): Dashboard => ({
    runningBookings: bookings.filter(({ status }) => status === "booked"),
    nextCutOffs: [],
    lastSearches: [],
  });
  return {
    booking: {
      book: (offer, key, _signal, { reference = null } = {}) => {
        const { quotationId, bookingId } = book(offer, key, reference);
        return okAsync({ message: "", quotationId, bookingId, hasDetails: true });
      },
      pdf: () => okAsync(DOCUMENT),
    },
    bookings: {
      page: (request) => okAsync(listPage(bookings, request)),
      file: ({ fileName }) => okAsync({ ...DOCUMENT, name: fileName }),
      setReference: ({ id, reference }) => {
        bookings = bookings.map((one) => (one.id === id ? { ...one, reference } : one));
        return okAsync(reference);
      },
    },
    deadlines: createMemoryDeadlines(
      clock,
      (id) => bookings.find((one) => [one.id, one.quotationId, one.bookingId].includes(id)) ?? null,
      (booking) => (booking.id === SAMPLE.id ? toReport(clock.today()) : null),
    ),
    tracking: {
      track: ({ bookingId }) => okAsync(bookingId === SAMPLE.bookingId ? toReport(clock.today()) : null),
    },
    dashboard: { load: () => okAsync(loadDashboard()) },
  };
};
