import type { DeskRequestState } from "#domain/quotes";
import { formatFullDate, toTime } from "#domain/time";

export const REQUEST_LABELS: Readonly<Record<DeskRequestState, string>> = {
  open: "With the desk",
  answered: "Answered",
  declined: "No price",
};

/** `Thu 03 Dec 2026, 06:00`. */
export const formatMoment = (moment: string | null): string => {
  if (moment === null) return "Not stated";
  const time = toTime(moment);
  return time === null ? formatFullDate(moment) : `${formatFullDate(moment)}, ${time}`;
};

/** `Thu 26 Nov 2026, Sun 29 Nov 2026`. */
export const formatDays = (days: readonly string[]): string =>
  days.length === 0 ? "Not stated" : days.map(formatFullDate).join(", ");

/** `Customs clearance, import duty and taxes`. */
export const joinExclusions = (exclusions: readonly string[]): string =>
  exclusions
    .map((text, index) => (index === 0 ? text : `${text.slice(0, 1).toLowerCase()}${text.slice(1)}`))
    .join(", ");
