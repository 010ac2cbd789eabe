import type { FreeTime } from "#domain/rates";
import { addDays, type CalendarDate, daysBetween, formatWeekday, toDate } from "#domain/time";
import { type EventTime, normaliseCode, readEventTime, type TrackingEvent } from "#domain/tracking";
import type { Notice } from "./notice.ts";

type Known = Extract<EventTime, { readonly kind: "known" }>;

const MINUTES_IN_DAY = 1440;
const REMINDER_DAYS = [3, 1] as const;

const NAMES = {
  demurrage: "Free time in the terminal",
  detention: "Free time of the container",
  merged: "Free time",
} as const;

type Counted = keyof typeof NAMES;

const isCounted = (kind: FreeTime["kind"]): kind is Counted => kind in NAMES;

const findMove = (
  events: readonly TrackingEvent[],
  code: "DISC" | "GTOT" | "GTIN",
  place: string,
  load: "LADEN" | "EMPTY",
  which: "first" | "last",
): Known | null => {
  const times = events
    .filter(
      (event) =>
        normaliseCode(event.eventType) === "EQUIPMENT" &&
        normaliseCode(event.classifier) === "ACT" &&
        normaliseCode(event.code) === code &&
        [load, ...(load === "LADEN" ? [""] : [])].includes(normaliseCode(event.emptyIndicator)) &&
        (load === "EMPTY" || normaliseCode(event.locationCode) === place) &&
        !event.isRetracted,
    )
    .map(({ at }) => readEventTime(at))
    .filter((time) => time.kind === "known")
    .toSorted((one, other) => one.order - other.order);
  return (which === "first" ? times[0] : times.at(-1)) ?? null;
};

/* Demurrage runs until the last container leaves the terminal, detention from the first that leaves until the last empty
   one is returned, both together from the discharge until the return. */
const findPeriod = (kind: Counted, events: readonly TrackingEvent[], place: string) => {
  const discharged = findMove(events, "DISC", place, "LADEN", "first");
  const returned = findMove(events, "GTIN", place, "EMPTY", "last");
  switch (kind) {
    case "demurrage":
      return { from: discharged, till: findMove(events, "GTOT", place, "LADEN", "last") };
    case "detention":
      return { from: findMove(events, "GTOT", place, "LADEN", "first"), till: returned };
    case "merged":
      return { from: discharged, till: returned };
  }
};

interface Running {
  readonly kind: Counted;
  readonly lastDay: CalendarDate;
  /** Minutes ahead of UTC at the place. */
  readonly offset: number;
}

const findRunning = (
  freeTime: readonly FreeTime[],
  events: readonly TrackingEvent[],
  place: string | null,
): readonly Running[] => {
  const code = normaliseCode(place);
  if (code === "") return [];
  const shortest = new Map<Counted, number>();
  for (const { movement, kind, counted, days } of freeTime)
    if (movement === "import" && counted === "calendar" && isCounted(kind) && days > 0)
      shortest.set(kind, Math.min(days, shortest.get(kind) ?? days));
  return [...shortest].flatMap(([kind, days]) => {
    const { from, till } = findPeriod(kind, events, code);
    if (from === null || till !== null) return [];
    return [{ kind, lastDay: addDays(toDate(from.local), days - 1), offset: from.offset ?? 0 }];
  });
};

const startsAt = ({ lastDay, offset }: Running, days: number): number =>
  daysBetween("1970-01-01", addDays(lastDay, -days)) * MINUTES_IN_DAY - offset;

/**
 * The reminders that free time ends in three days and in one, where the offer states calendar days and the carrier has
 * reported the move that they count from; the day of that move is the first. The shortest free time of all sizes counts.
 */
export const findFreeTimeNotices = (
  freeTime: readonly FreeTime[],
  events: readonly TrackingEvent[],
  place: string | null,
  now: number,
): readonly Notice[] =>
  findRunning(freeTime, events, place).flatMap((running) => {
    const days = REMINDER_DAYS.findLast((one) => startsAt(running, one) <= now);
    const end = startsAt(running, -1);
    if (days === undefined || now >= end) return [];
    return [
      {
        key: `free-time|${running.kind}|${running.lastDay}|${days}`,
        kind: "free-time",
        title: `${NAMES[running.kind]} ends on ${formatWeekday(running.lastDay)}`,
        detail: days === 1 ? "Charges begin the day after" : "3 days are left",
        at: startsAt(running, days),
        until: end,
      },
    ];
  });

/** When reminders of free time become due, in minutes since 1970. */
export const listFreeTimeReminders = (
  freeTime: readonly FreeTime[],
  events: readonly TrackingEvent[],
  place: string | null,
): readonly number[] =>
  findRunning(freeTime, events, place).flatMap((running) => REMINDER_DAYS.map((days) => startsAt(running, days)));
