import { type CalendarDate, dateOf, daysBetween, type LocalDateTime } from "#domain/time";
import type { TransitTime } from "./rate.ts";

const ON_REQUEST: TransitTime = { kind: "on-request" };

/** `31`, `31 days`, `25-27 days`: of a range the longer. */
const DAYS = /^\s*(?:\d{1,3}\s*(?:-|–|to)\s*)?(\d{1,3})\s*(?:days?)?\s*$/i;

const statedDays = (stated: number | string | null): number | null => {
  const days = typeof stated === "string" ? Number(DAYS.exec(stated)?.[1]) : stated;
  return days !== null && Number.isFinite(days) && days > 0 ? Math.round(days) : null;
};

/** Whole days as stated, else from departure to arrival; `on-request` when neither gives at least a day. */
export const transitTimeOf = (
  stated: number | string | null,
  departure: CalendarDate | LocalDateTime | null,
  arrival: CalendarDate | LocalDateTime | null,
): TransitTime => {
  const days = statedDays(stated);
  if (days !== null) return { kind: "days", days };
  const between = departure === null || arrival === null ? 0 : daysBetween(dateOf(departure), dateOf(arrival));
  return between > 0 ? { kind: "days", days: between } : ON_REQUEST;
};

/** `31 days`, or 'Contact for transit time'. */
export const transitText = (transit: TransitTime): string => {
  if (transit.kind === "on-request") return "Contact for transit time";
  return transit.days === 1 ? "1 day" : `${transit.days} days`;
};
