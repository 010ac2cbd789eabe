import { okAsync } from "neverthrow";
import type { Dashboard } from "#domain/accounts";
import type { BookableOffer, Quotation, QuotationPage } from "#domain/bookings";
import type { BookingStatus } from "#domain/rates";
import type { CalendarDate } from "#domain/time";
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
import { createSampleBooking, createSampleReport, SAMPLE } from "./samples.ts";

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
        return okAsync({ message: "", quotationId, bookingId });
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
      (booking) => (booking.id === SAMPLE.id ? createSampleReport(clock.today()) : null),
    ),
    tracking: {
      track: ({ bookingId }) => okAsync(bookingId === SAMPLE.bookingId ? createSampleReport(clock.today()) : null),
    },
    dashboard: { load: () => okAsync(loadDashboard()) },
  };
};
