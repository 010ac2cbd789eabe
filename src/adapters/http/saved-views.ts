import * as t from "io-ts";
import type * as schema from "#api/schema.d.ts";
import { type QuotationListQuery, toBookingStatus } from "#domain/bookings";
import type { BookingStatus } from "#domain/rates";
import { type CalendarDate, isCalendarDate } from "#domain/time";
import type { BookingsPort } from "#ports/api.ts";
import type { Api } from "./client.ts";
import { agreeing, object, orNull, text } from "./codec.ts";
import { createNamedList } from "./named-list.ts";

/** A status as the list of bookings is asked for it. */
export const STATUS_PARAMETERS: Readonly<Record<BookingStatus, "0" | "1" | "2" | "unknown">> = {
  "in-process": "0",
  booked: "1",
  cancelled: "2",
  unknown: "unknown",
};

const SavedViewCodec = agreeing<schema.SavedView>()(
  object({
    id: t.string,
    name: t.string,
    query: object({
      search: t.string,
      status: orNull(t.keyof({ "0": null, "1": null, "2": null, unknown: null })),
      departure: t.keyof({ any: null, "next-30": null, "last-30": null, "last-90": null, between: null }),
      departureFrom: text,
      departureTill: text,
      carrier: text,
      sort: t.keyof({
        bookedOn: null,
        "-bookedOn": null,
        departure: null,
        "-departure": null,
        arrival: null,
        "-arrival": null,
        "-total": null,
      }),
    }),
  }),
);

const toDate = (date: string | null): CalendarDate | null => (date !== null && isCalendarDate(date) ? date : null);

const toQuery = ({ status, departure, ...api }: t.TypeOf<typeof SavedViewCodec>["query"]): QuotationListQuery => ({
  page: 0,
  search: api.search,
  status: status === null ? null : toBookingStatus(Number(status)),
  departure:
    departure === "between"
      ? { kind: departure, from: toDate(api.departureFrom), till: toDate(api.departureTill) }
      : { kind: departure },
  carrier: api.carrier,
  sort: api.sort,
});

const writeQuery = ({ search, status, departure, carrier, sort }: QuotationListQuery): schema.SavedViewQuery => ({
  search: search.trim(),
  status: status === null ? null : STATUS_PARAMETERS[status],
  departure: departure.kind,
  departureFrom: departure.kind === "between" ? departure.from : null,
  departureTill: departure.kind === "between" ? departure.till : null,
  carrier,
  sort,
});

/** Saved views over HTTP. */
export const createSavedViews = (api: Api): BookingsPort["views"] =>
  createNamedList(SavedViewCodec, ({ query }) => ({ query: toQuery(query) }), {
    list: (signal) => api.GET("/resource/saved-views", { signal }),
    create: ({ name, query }, signal) =>
      api.POST("/resource/saved-views", { body: { name, query: writeQuery(query) }, signal }),
    rename: ({ id, name }, signal) =>
      api.PUT("/resource/saved-views/{id}", { params: { path: { id } }, body: { name }, signal }),
    remove: (id, signal) => api.DELETE("/resource/saved-views/{id}", { params: { path: { id } }, signal }),
  });
