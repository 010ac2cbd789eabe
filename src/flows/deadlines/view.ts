import type { SnapshotFrom } from "xstate";
import { assessDeadlines, type AssessedDeadline, type DeadlineTask, listOpenDeadlines } from "#domain/deadlines";
import { type FreeTimeClock, readFreeTimeClock } from "#domain/free-time";
import type { UtcMinutes } from "#domain/time";
import type { CalendarFeed } from "#ports/api.ts";
import type { Failure } from "#ports/failure.ts";
import type { bookingPageMachine } from "./machine.ts";
import type { BookingPage } from "./types.ts";
import { readMinutes, toTodayIn } from "../utc-minutes.ts";

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
      /** One for each tariff whose days run at the destination; none where the offer states none. */
      readonly freeTime: readonly FreeTimeClock[];
      readonly now: UtcMinutes;
      /** The deadline that is being marked or reopened. */
      readonly marking: DeadlineTask | null;
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

/* Without a known time zone the shipper's day counts. */
const readClocks = ({ freeTime, details, zone }: BookingPage, now: UtcMinutes): readonly FreeTimeClock[] => {
  if (freeTime === null || details.quotation.status === "cancelled") return [];
  const { terms, moves, timeZone } = freeTime;
  const today = toTodayIn({ now, zone })(timeZone);
  return terms.map((term) => readFreeTimeClock(term, moves, today));
};

export const bookingPageView = (snapshot: Snapshot): BookingPageView => {
  const { page, failure, leadTimesFailure } = snapshot.context;
  if (failure?.kind === "refused" && failure.reason === "not-found") return { kind: "not-found" };
  if (failure !== null) return { kind: "failed", failure };
  if (page === null) return { kind: "loading", isSlow: snapshot.hasTag("slow") };
  const now = readMinutes(snapshot.context.now);
  const deadlines = assessDeadlines(page.deadlines, now);
  return {
    kind: "shown",
    page,
    deadlines,
    next: deadlines.find(({ state }) => state === "next") ?? null,
    later: listOpenDeadlines(deadlines).filter(
      ({ state, responsible }) => state !== "next" && responsible !== "carrier",
    ),
    freeTime: readClocks(page, now),
    now,
    marking: snapshot.context.marking,
    leadTimes: {
      isOpen: !snapshot.matches({ leadTimes: "closed" }),
      isSaving: snapshot.matches({ leadTimes: "saving" }),
      failure: leadTimesFailure,
    },
    feed: feedView(snapshot),
  };
};
