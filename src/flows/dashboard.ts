import type { LastSearch, Dashboard, NextCutOff } from "#domain/accounts";
import { formatWeighedLoad } from "#domain/containers";
import { findDepartureProblem, type FclSearch, type SearchEnd, formatSearchQuery } from "#domain/search";
import type { PlaceRef } from "#domain/places";
import type { CalendarDate } from "#domain/time";
import type { Result } from "neverthrow";
import { assign, fromPromise, setup, type SnapshotFrom } from "xstate";
import type { Failure } from "#ports/failure.ts";
import { isOk, toUnexpectedFailure, machineTypes, missingActor } from "./request.ts";
import type { AppServices } from "./services.ts";
import type { Quotation } from "#domain/bookings";

/** A search as the home offers it again. */
export interface RepeatableSearch {
  readonly from: PlaceRef;
  readonly to: PlaceRef;
  /** `2 × 20GP of 18 000 kg, 1 × 40HC`. */
  readonly load: string;
  /** Null once the date that was asked for has passed: the search is then made for as soon as possible. */
  readonly departureDate: CalendarDate | null;
  /** The query that makes it again. */
  readonly query: string;
}

/* Where the goods are taken over or handed out, rather than the port on the way. */
const pointOf = ({ place, port }: SearchEnd): PlaceRef | null => place ?? port;

const stillPossible = (search: FclSearch, today: CalendarDate): FclSearch =>
  findDepartureProblem(search.departureDate, today) === null ? search : { ...search, departureDate: null };

/** The last searches ready to be made again today; one without a point at each end is left out. */
export const findRepeatableSearches = (
  searches: readonly LastSearch[],
  today: CalendarDate,
): readonly RepeatableSearch[] =>
  searches.flatMap(({ search }) => {
    const [from, to] = [pointOf(search.origin), pointOf(search.destination)];
    if (from === null || to === null) return [];
    const again = stillPossible(search, today);
    const { departureDate, containers } = again;
    return [{ from, to, load: formatWeighedLoad(containers), departureDate, query: formatSearchQuery(again) }];
  });

interface DashboardTypes {
  readonly context: {
    readonly today: CalendarDate;
    readonly home: Dashboard | null;
    readonly failure: Failure | null;
  };
  readonly events: { readonly type: "home.retried" };
  readonly input: { readonly today: CalendarDate };
}

/** The signed-in home, fetched when it is entered. */
export const dashboardMachine = setup({
  types: machineTypes<DashboardTypes>(),
  actors: { load: fromPromise<Result<Dashboard, Failure>, void>(missingActor("load")) },
  /* A quick answer shows no skeletons: they would only flicker. */
  delays: { skeletonDelay: 200 },
}).createMachine({
  id: "dashboard",
  context: ({ input }) => ({ today: input.today, home: null, failure: null }),
  initial: "loading",
  states: {
    loading: {
      entry: assign({ failure: null }),
      initial: "quiet",
      states: { quiet: { after: { skeletonDelay: "long" } }, long: {} },
      invoke: {
        src: "load",
        onDone: [
          { guard: isOk, target: "shown", actions: assign({ home: ({ event }) => event.output.unwrapOr(null) }) },
          {
            target: "failed",
            actions: assign({ failure: ({ event }) => (event.output.isErr() ? event.output.error : null) }),
          },
        ],
        onError: { target: "failed", actions: assign({ failure: ({ event }) => toUnexpectedFailure(event.error) }) },
      },
    },
    shown: {},
    failed: { on: { "home.retried": "loading" } },
  },
});

/** The signed-in home at this portal. */
export const dashboardFlow = ({ requestActor, ports }: AppServices) => {
  const load = requestActor((_: void, signal) => ports.dashboard.load(signal));
  return { machine: dashboardMachine.provide({ actors: { load } }), input: { today: ports.clock.today() } };
};

/** What the signed-in home shows. */
export type DashboardView =
  /** `isLong` once the wait is long enough for skeletons. */
  | { readonly kind: "loading"; readonly isSlow: boolean }
  | { readonly kind: "failed"; readonly failure: Failure }
  /** A new account: nothing was searched or booked yet. */
  | { readonly kind: "new" }
  | {
      readonly kind: "shown";
      readonly bookings: readonly Quotation[];
      readonly cutOffs: readonly NextCutOff[];
      readonly searches: readonly RepeatableSearch[];
      readonly today: CalendarDate;
    };

const quiet: DashboardView = { kind: "loading", isSlow: false };
const long: DashboardView = { kind: "loading", isSlow: true };
const fresh: DashboardView = { kind: "new" };

export const dashboardView = (snapshot: SnapshotFrom<typeof dashboardMachine>): DashboardView => {
  const { home, failure, today } = snapshot.context;
  if (snapshot.matches("failed") && failure !== null) return { kind: "failed", failure };
  if (home === null) return snapshot.matches({ loading: "long" }) ? long : quiet;
  const { runningBookings: bookings, nextCutOffs: cutOffs, lastSearches } = home;
  const searches = findRepeatableSearches(lastSearches, today);
  if (bookings.length === 0 && searches.length === 0) return fresh;
  return { kind: "shown", bookings, cutOffs, searches, today };
};
