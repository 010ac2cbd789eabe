import { EMPTY_LIST_QUERY, type QuotationListQuery } from "#domain/bookings";
import type { Named } from "#domain/names";
import { createNamedList, createNameForm } from "../kit/named-list.ts";
import type { FlowServices } from "../kit/request.ts";
import { writeListQuery } from "./list-query.ts";

type Services = FlowServices<"bookings">;

/** What My Bookings is searched, filtered and sorted by, under a name. */
export interface SavedView extends Named {
  readonly query: QuotationListQuery;
}

/** The shipper's saved views. */
export const savedViewsFlow = ({ requestActor, ports }: Services) =>
  createNamedList({ id: "savedViews", requestActor, port: ports.bookings.views });

/** The form in which a view is named or renamed. */
export const nameViewFlow = ({ requestActor, ports }: Services) =>
  createNameForm({ id: "nameView", requestActor, port: ports.bookings.views });

/** The address of My Bookings for a query. */
export const toBookingsPath = (query: QuotationListQuery): string =>
  ["/rate/quote", writeListQuery(query)].filter((part) => part !== "").join("?");

/** Whether a query shows the same as another one, on any page. */
const isSameList = (one: QuotationListQuery, other: QuotationListQuery): boolean =>
  writeListQuery({ ...one, page: 0 }) === writeListQuery({ ...other, page: 0 });

/** Whether a query is that of the list as specified. */
export const isWholeList = (query: QuotationListQuery): boolean => isSameList(query, EMPTY_LIST_QUERY);

/** A view with its address; it is open while the list has the same search, filters and order. */
export const toShownView = (query: QuotationListQuery) => (view: SavedView) => ({
  ...view,
  path: toBookingsPath(view.query),
  isOpen: isSameList(view.query, query),
});
