import { daysUntil, formatInDays, type TodayIn, type UtcMinutes } from "#domain/time";
import type { AssessedDeadline, Deadline, DeadlinePlace, DeadlineState, DeadlineTime } from "./deadline.ts";

const toState = ({ done, of, latest, cutOff }: Deadline, now: UtcMinutes): Exclude<DeadlineState, "next"> => {
  if (done >= of) return "done";
  if (cutOff !== null && now > cutOff.utc) return "missed";
  if (latest !== null && now > latest.utc) return "overdue";
  return latest === null && cutOff === null ? "none-stated" : "in-time";
};

export const dueAt = ({ latest, cutOff }: Deadline): UtcMinutes => (latest ?? cutOff)?.utc ?? Number.POSITIVE_INFINITY;

/** The states at a moment. `next` is the first that is in time and not the carrier's own; at most one is. */
export const assessDeadlines = <D extends Deadline>(
  deadlines: readonly D[],
  now: UtcMinutes,
): readonly (D & AssessedDeadline)[] => {
  const assessed = deadlines.map((deadline) => ({ ...deadline, state: toState(deadline, now) }));
  const next = assessed
    .filter(({ state, responsible }) => state === "in-time" && responsible !== "carrier")
    .reduce<Deadline | null>((first, one) => (first !== null && dueAt(first) <= dueAt(one) ? first : one), null);
  return assessed.map((one) => (one === next ? { ...one, state: "next" } : one));
};

/** The first minute after a moment in which a state may be another one, as a latest time or a cut-off has passed; null without one. */
export const findNextChange = (
  deadlines: readonly Pick<Deadline, "latest" | "cutOff">[],
  now: UtcMinutes,
): UtcMinutes | null => {
  const changes = deadlines
    .flatMap(({ latest, cutOff }) => [latest, cutOff])
    .flatMap((time) => (time !== null && time.utc >= now ? [time.utc + 1] : []));
  return changes.length === 0 ? null : Math.min(...changes);
};

/** What is not done and not missed, in the order of time, what is overdue first. */
export const listOpenDeadlines = (deadlines: readonly AssessedDeadline[]): readonly AssessedDeadline[] =>
  deadlines
    .filter(({ state }) => state === "overdue" || state === "next" || state === "in-time")
    .toSorted((one, other) => dueAt(one) - dueAt(other));

const HOUR = 60;
const DAY = 24 * HOUR;

/**
 * `in 3 days`, counted as days of the place, as everywhere; within a day `in 5 hours` or `in 45 minutes`; `3 hours ago`.
 */
export const formatTimeUntil = (
  { local, utc }: DeadlineTime,
  { timeZone: zone }: Pick<DeadlinePlace, "timeZone">,
  now: UtcMinutes,
  todayIn: TodayIn,
): string => {
  const minutes = Math.abs(utc - now);
  if (minutes >= DAY) return formatInDays(daysUntil({ at: local, zone }, todayIn));
  const [count, unit] = minutes < HOUR ? [minutes, "minute"] : [Math.floor(minutes / HOUR), "hour"];
  const text = `${count} ${unit}${count === 1 ? "" : "s"}`;
  return utc >= now ? `in ${text}` : `${text} ago`;
};
