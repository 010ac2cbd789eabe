import type { UtcMinutes } from "#domain/time";
import type { AssessedDeadline, Deadline, DeadlineState } from "./deadline.ts";

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

/** What is not done and not missed, in the order of time, what is overdue first. */
export const listOpenDeadlines = (deadlines: readonly AssessedDeadline[]): readonly AssessedDeadline[] =>
  deadlines
    .filter(({ state }) => state === "overdue" || state === "next" || state === "in-time")
    .toSorted((one, other) => dueAt(one) - dueAt(other));

/** `in 2 days and 3 hours`, `in 45 minutes`, `3 hours ago`. */
export const formatTimeUntil = (moment: UtcMinutes, now: UtcMinutes): string => {
  const minutes = Math.abs(moment - now);
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60)];
  const count = (number: number, unit: string): string => `${number} ${unit}${number === 1 ? "" : "s"}`;
  const parts = [days === 0 ? null : count(days, "day"), hours === 0 ? null : count(hours, "hour")].filter(
    (part) => part !== null,
  );
  const text = parts.length === 0 ? count(minutes % 60, "minute") : parts.join(" and ");
  return moment >= now ? `in ${text}` : `${text} ago`;
};
