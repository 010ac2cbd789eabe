import type { Dashboard, LastSearch, NextCutOff, NextDeadline } from "#domain/accounts";
import type { Quotation } from "#domain/bookings";
import { formatWeighedLoad } from "#domain/containers";
import { type DueDeadline, findNextChange, listDue } from "#domain/deadlines";
import type { PlaceRef } from "#domain/places";
import { findDepartureProblem, toCommonWindow, type FclSearch, type SearchEnd } from "#domain/search";
import type { CalendarDate, TodayIn, UtcMinutes } from "#domain/time";
import { createPage, type PageSnapshot, type PageView, pageView } from "./kit/page.ts";
import type { FlowServices } from "./kit/request.ts";
import { formatSearchQuery } from "./search/search-query.ts";
import { findTimeUntil, type ReadingMoment, readMoment, toTodayIn } from "./utc-minutes.ts";

interface ReadDashboard extends ReadingMoment {
  readonly dashboard: Dashboard;
}

export const dashboardFlow = ({ requestActor, ports }: FlowServices<"clock" | "dashboard">) =>
  createPage<ReadDashboard>({
    id: "dashboard",
    requestActor,
    load: (signal) => ports.dashboard.load(signal).map((dashboard) => ({ dashboard, ...readMoment(ports.clock) })),
    endsIn: ({ dashboard, now }) => findTimeUntil([findNextChange(dashboard.nextDeadlines ?? [], now)], ports.clock),
  });

/** A former search that can be made again with one click. */
export interface RepeatableSearch {
  readonly from: PlaceRef;
  readonly to: PlaceRef;
  /** `2 × 20GP of 18 000 kg, 1 × 40HC`. */
  readonly load: string;
  /** Null once the requested date has passed. */
  readonly departureDate: CalendarDate | null;
  readonly query: string;
}

/* The inland place if one was chosen, otherwise the port. */
const toPoint = ({ place, port }: SearchEnd): PlaceRef | null => place ?? port;

/* The zones of former origins are not known. */
const removePastDate = (search: FclSearch, now: UtcMinutes): FclSearch =>
  findDepartureProblem(search.departureDate, toCommonWindow(now)) === null
    ? search
    : { ...search, departureDate: null };

/** The last searches, to be repeated today; searches without a point at each end are left out. */
export const findRepeatableSearches = (searches: readonly LastSearch[], now: UtcMinutes): readonly RepeatableSearch[] =>
  searches.flatMap(({ search }) => {
    const [from, to] = [toPoint(search.origin), toPoint(search.destination)];
    if (from === null || to === null) return [];
    const repeatable = removePastDate(search, now);
    const { departureDate, containers } = repeatable;
    return [{ from, to, load: formatWeighedLoad(containers), departureDate, query: formatSearchQuery(repeatable) }];
  });

export type DashboardView =
  /** Nothing was searched or booked yet. */
  | { readonly kind: "new" }
  | PageView<{
      readonly bookings: readonly Quotation[];
      readonly cutOffs: readonly NextCutOff[];
      /** By time. Empty where nothing is due or the server does not say; then the cut-offs count. */
      readonly deadlines: readonly (NextDeadline & DueDeadline)[];
      readonly searches: readonly RepeatableSearch[];
      readonly todayIn: TodayIn;
    }>;

export const dashboardView = (snapshot: PageSnapshot<ReadDashboard>): DashboardView => {
  const view = pageView(snapshot, (read) => read);
  if (view.kind !== "shown") return view;
  const { dashboard, now, zone } = view;
  const { runningBookings: bookings, nextCutOffs: cutOffs, nextDeadlines = [], lastSearches } = dashboard;
  const searches = findRepeatableSearches(lastSearches, now);
  if (bookings.length === 0 && searches.length === 0) return { kind: "new" };
  return {
    kind: "shown",
    bookings,
    cutOffs,
    deadlines: listDue(nextDeadlines, now),
    searches,
    todayIn: toTodayIn({ now, zone }),
  };
};
