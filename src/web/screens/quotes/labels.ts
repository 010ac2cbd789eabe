import { type Exclusion, formatExclusion } from "#domain/charges";
import type { DeskRequestState } from "#domain/quotes";
import { formatLclDeparture, type LclDeparture } from "#domain/lcl";
import { toTime } from "#domain/time";
import { formatFullDate, readerFormats } from "#web/messages/formats.ts";

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

/** `Thu 26 Nov (CFS cut-off 24 Nov, 17:00), Sun 29 Nov`. */
export const formatDepartures = (departures: readonly LclDeparture[]): string =>
  departures.length === 0
    ? "Not stated"
    : departures.map((departure) => formatLclDeparture(departure, readerFormats().dates)).join(", ");

/** `Customs clearance, import duty and taxes`. */
export const joinExclusions = (exclusions: readonly Exclusion[], isPartLoad: boolean): string =>
  exclusions
    .map((exclusion) => formatExclusion(exclusion, isPartLoad))
    .map((text, index) => (index === 0 ? text : `${text.slice(0, 1).toLowerCase()}${text.slice(1)}`))
    .join(", ");
