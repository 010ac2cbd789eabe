import type { SnapshotFrom } from "xstate";
import type { NextCutOff } from "#domain/accounts";
import type { Quotation } from "#domain/bookings";
import type { CalendarDate } from "#domain/time";
import type { Failure } from "#ports/failure.ts";
import type { dashboardMachine } from "./machine.ts";
import { type SearchAgain, searchesAgain } from "./rules.ts";

/** What the signed-in home shows. */
export type DashboardView =
  /** `isLong` once the wait is long enough for skeletons. */
  | { readonly kind: "loading"; readonly isLong: boolean }
  | { readonly kind: "failed"; readonly failure: Failure }
  /** A new account: nothing was searched or booked yet. */
  | { readonly kind: "new" }
  | {
      readonly kind: "shown";
      readonly bookings: readonly Quotation[];
      readonly cutOffs: readonly NextCutOff[];
      readonly searches: readonly SearchAgain[];
      readonly today: CalendarDate;
    };

const quiet: DashboardView = { kind: "loading", isLong: false };
const long: DashboardView = { kind: "loading", isLong: true };
const fresh: DashboardView = { kind: "new" };

export const dashboardView = (snapshot: SnapshotFrom<typeof dashboardMachine>): DashboardView => {
  const { home, failure, today } = snapshot.context;
  if (snapshot.matches("failed") && failure !== null) return { kind: "failed", failure };
  if (home === null) return snapshot.matches({ loading: "long" }) ? long : quiet;
  const { runningBookings: bookings, nextCutOffs: cutOffs, lastSearches } = home;
  const searches = searchesAgain(lastSearches, today);
  if (bookings.length === 0 && searches.length === 0) return fresh;
  return { kind: "shown", bookings, cutOffs, searches, today };
};
