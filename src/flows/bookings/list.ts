import {
  EMPTY_LIST_QUERY,
  type Quotation,
  QUOTATION_PAGE_SIZE,
  type QuotationListQuery,
  type QuotationPage,
  toDepartureDays,
  toSkip,
} from "#domain/bookings";
import { findNextChange } from "#domain/deadlines";
import { findDaysOnEarth, type UtcMinutes } from "#domain/time";
import type { BookingsRequest } from "#ports/api.ts";
import type { ClockPort } from "#ports/browser.ts";
import { createQueryPage, type PageActor, type PageSnapshot } from "../kit/page.ts";
import type { FlowServices } from "../kit/request.ts";
import { findTimeUntil, type ReadingMoment, readMoment } from "../utc-minutes.ts";

/** A page of bookings as of a moment. */
export interface BookingsPage extends ReadingMoment {
  readonly listing: QuotationPage;
}

export type BookingsActor = PageActor<BookingsPage, never, QuotationListQuery>;
export type BookingsSnapshot = PageSnapshot<BookingsPage, never, QuotationListQuery>;

/* Defaults are left out, so that the plain list is the specified call. */
const toRequest = (query: QuotationListQuery, now: UtcMinutes): BookingsRequest => {
  const { search, status, departure, carrier, sort, page } = query;
  const { from, till } = toDepartureDays(departure, findDaysOnEarth(now));
  return {
    limit: QUOTATION_PAGE_SIZE,
    skip: toSkip(page),
    ...(search.trim() === "" ? {} : { search: search.trim() }),
    ...(status === null ? {} : { status }),
    ...(from === null ? {} : { departureFrom: from }),
    ...(till === null ? {} : { departureTill: till }),
    ...(carrier === null ? {} : { carrier }),
    ...(sort === "-bookedOn" ? {} : { sort }),
  };
};

/* A state that follows from a deadline is as of the moment in which the page was read. */
const findNextReading = ({ listing, now }: BookingsPage, clock: ClockPort): number | null =>
  findTimeUntil(
    [
      findNextChange(
        listing.quotations.flatMap(({ deadlines = [] }) => deadlines),
        now,
      ),
    ],
    clock,
  );

/** My Bookings with the query of the URL; requesting another page aborts the one that is loading. */
export const bookingsFlow = (
  { requestActor, ports: { bookings, clock } }: FlowServices<"bookings" | "clock">,
  query: QuotationListQuery,
) =>
  createQueryPage<BookingsPage, never, QuotationListQuery>({
    id: "bookings",
    requestActor,
    query,
    load: (asked, signal) => {
      const moment = readMoment(clock);
      return bookings.page(toRequest(asked, moment.now), signal).map((listing) => ({ listing, ...moment }));
    },
    endsIn: (page) => findNextReading(page, clock),
  });

/** The first ten running shipments by arrival. */
export const runningShipmentsFlow = ({
  requestActor,
  ports: { bookings, clock },
}: FlowServices<"bookings" | "clock">) =>
  createQueryPage<BookingsPage, never, QuotationListQuery>({
    id: "runningShipments",
    requestActor,
    query: EMPTY_LIST_QUERY,
    load: (_query, signal) =>
      bookings
        .page({ limit: QUOTATION_PAGE_SIZE, skip: 0, running: true, sort: "arrival" }, signal)
        .map((listing) => ({ listing, ...readMoment(clock) })),
    endsIn: (page) => findNextReading(page, clock),
  });

/** Shows a reference that was saved, without loading the list again. */
export const showReference = (actor: BookingsActor, saved: Pick<Quotation, "id" | "reference"> | null): void => {
  const { value } = actor.getSnapshot().context;
  if (value === null || saved === null) return;
  const quotations = value.listing.quotations.map((one) => (one.id === saved.id ? { ...one, ...saved } : one));
  actor.send({ type: "page.updated", value: { ...value, listing: { ...value.listing, quotations } } });
};
