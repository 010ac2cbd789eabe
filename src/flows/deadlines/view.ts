import { assessDeadlines, type AssessedDeadline, type DeadlineTask, listOpenDeadlines } from "#domain/deadlines";
import { type FreeTimeClock, readFreeTimeClock } from "#domain/free-time";
import type { Instant, UtcMinutes } from "#domain/time";
import { isNotFound } from "../kit/failure.ts";
import { type PageView, pageView } from "../kit/page.ts";
import type { BookingPageSnapshot } from "./booking-page.ts";
import type { BookingPage } from "./types.ts";
import { readMinutes, toTodayIn } from "../utc-minutes.ts";

export type BookingPageView =
  /** Unknown, or of another account. */
  | { readonly kind: "not-found" }
  | PageView<{
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
    }>;

export type ShownView = Extract<BookingPageView, { readonly kind: "shown" }>;

/* Without a known time zone the shipper's day counts. */
const readClocks = ({ freeTime, details, zone }: BookingPage, now: UtcMinutes): readonly FreeTimeClock[] => {
  if (freeTime === null || details.quotation.status === "cancelled") return [];
  const { terms, moves, timeZone } = freeTime;
  const today = toTodayIn({ now, zone })(timeZone);
  return terms.map((term) => readFreeTimeClock(term, moves, today));
};

/** `at` is the moment as of which the page is shown. */
export const bookingPageView = (snapshot: BookingPageSnapshot, at: Instant): BookingPageView => {
  const now = readMinutes(at);
  const view = pageView(snapshot, (page, { change }) => {
    const deadlines = assessDeadlines(page.deadlines, now);
    return {
      page,
      deadlines,
      next: deadlines.find(({ state }) => state === "next") ?? null,
      later: listOpenDeadlines(deadlines).filter(
        ({ state, responsible }) => state !== "next" && responsible !== "carrier",
      ),
      freeTime: readClocks(page, now),
      now,
      marking: change?.task ?? null,
    };
  });
  return view.kind === "failed" && isNotFound(view.failure) ? { kind: "not-found" } : view;
};
