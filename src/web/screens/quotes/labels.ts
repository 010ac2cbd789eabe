import type { DeskRequestState } from "#domain/quotes";
import { formatWeekday, toTime } from "#domain/time";

export const REQUEST_LABELS: Readonly<Record<DeskRequestState, string>> = {
  open: "With the desk",
  answered: "Answered",
  declined: "No price",
};

/** `Thu 03 Dec 2026, 06:00`. */
export const formatMoment = (moment: string | null): string => {
  if (moment === null) return "Not stated";
  const time = toTime(moment);
  return time === null ? formatWeekday(moment) : `${formatWeekday(moment)}, ${time}`;
};
