import type { SnapshotFrom } from "xstate";
import { assessDeadlines, type AssessedDeadline, listOpenDeadlines } from "#domain/deadlines";
import type { UtcMinutes } from "#domain/time";
import { toUtcMinutes } from "#domain/tracking";
import type { CalendarFeed } from "#ports/api.ts";
import type { Failure } from "#ports/failure.ts";
import type { bookingPageMachine } from "./machine.ts";
import type { BookingPage } from "./types.ts";

export interface LeadTimesView {
  readonly isOpen: boolean;
  readonly isSaving: boolean;
  readonly failure: Failure | null;
}

export interface FeedView {
  readonly kind: "closed" | "loading" | "open" | "busy";
  readonly feed: CalendarFeed | null;
  readonly failure: Failure | null;
}

export type BookingPageView =
  | { readonly kind: "loading"; readonly isSlow: boolean }
  | { readonly kind: "failed"; readonly failure: Failure }
  /** Unknown, or of another account. */
  | { readonly kind: "not-found" }
  | {
      readonly kind: "shown";
      readonly page: BookingPage;
      readonly deadlines: readonly AssessedDeadline[];
      /** Null when nothing is in time any more. */
      readonly next: AssessedDeadline | null;
      /** What is open besides `next`, by time. */
      readonly later: readonly AssessedDeadline[];
      readonly now: UtcMinutes;
      readonly leadTimes: LeadTimesView;
      readonly feed: FeedView;
    };

export type ShownView = Extract<BookingPageView, { readonly kind: "shown" }>;

type Snapshot = SnapshotFrom<typeof bookingPageMachine>;

const feedView = (snapshot: Snapshot): FeedView => {
  const { feed, feedFailure: failure } = snapshot.context;
  if (snapshot.matches({ feed: "closed" })) return { kind: "closed", feed, failure };
  if (snapshot.matches({ feed: "loading" })) return { kind: "loading", feed, failure };
  return { kind: snapshot.matches({ feed: "open" }) ? "open" : "busy", feed, failure };
};

export const bookingPageView = (snapshot: Snapshot): BookingPageView => {
  const { page, failure, leadTimesFailure } = snapshot.context;
  if (failure?.kind === "refused" && failure.reason === "not-found") return { kind: "not-found" };
  if (failure !== null) return { kind: "failed", failure };
  if (page === null) return { kind: "loading", isSlow: snapshot.hasTag("slow") };
  const now = Math.floor(toUtcMinutes(snapshot.context.now) ?? 0);
  const deadlines = assessDeadlines(page.deadlines, now);
  return {
    kind: "shown",
    page,
    deadlines,
    next: deadlines.find(({ state }) => state === "next") ?? null,
    later: listOpenDeadlines(deadlines).filter(
      ({ state, responsible }) => state !== "next" && responsible !== "carrier",
    ),
    now,
    leadTimes: {
      isOpen: !snapshot.matches({ leadTimes: "closed" }),
      isSaving: snapshot.matches({ leadTimes: "saving" }),
      failure: leadTimesFailure,
    },
    feed: feedView(snapshot),
  };
};
