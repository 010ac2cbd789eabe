import {
  addDays,
  type CalendarDate,
  toDate,
  type LocalDateTime,
  toTime,
  createZoneClock,
  formatDate,
  formatZoneNote,
  type TimeZone,
  type UtcMinutes,
  type ZoneClock,
  type ZonedDate,
  type DateFormat,
  formatCutOff,
  STANDARD_DATES,
} from "#domain/time";
import { dayValue, type Sentence, sentence } from "#domain/formatting";
import { readForeignDate } from "./foreign-date.ts";

/** What must happen within a validity: the vessel departs, the offer is booked, or the containers enter the terminal. */
export type ValidityBasis = "departure" | "booking" | "gate-in";

export const VALIDITY_BASES = ["departure", "booking", "gate-in"] as const satisfies readonly ValidityBasis[];

/** From when till when a price holds. */
export interface Validity {
  /** Null where the source does not state it: then the price ends with its last day, whatever happens within. */
  readonly basis: ValidityBasis | null;
  readonly from: CalendarDate | null;
  /** The last day, or the local moment where the source states a time. */
  readonly till: CalendarDate | LocalDateTime | null;
  /** The zone of `from` and `till`. Null where the source does not state it: the price holds while it does in any zone. */
  readonly zone: TimeZone | null;
  /** The carrier requires that no date of it is shown. */
  readonly isHidden?: true;
}

/** What a validity is compared with; null where the source states no date. */
export interface SailingDates {
  /** From the port of loading. */
  readonly departure: CalendarDate | LocalDateTime | null;
  /** The port cut-off. */
  readonly gateIn: CalendarDate | LocalDateTime | null;
}

/** Days before the departure. Terminals usually close their gate one to two days before it; the longer time is used where no port cut-off is stated. */
const ASSUMED_GATE_CLOSING_DAYS = 2;

const BASES: ReadonlyMap<string, ValidityBasis> = new Map(VALIDITY_BASES.map((basis) => [basis, basis]));

/** The basis that an offer states; null for none and for unknown words. */
export const readValidityBasis = (text: string | null): ValidityBasis | null =>
  text === null ? null : (BASES.get(text.trim().toLowerCase()) ?? null);

/** The end of a validity as written. Midnight and the last minute of a day mean the whole day. */
export const readValidityEnd = (text: string | null): Validity["till"] => {
  const moment = readForeignDate(text);
  return moment !== null && /T(?:00:00|23:59)$/.test(moment) ? toDate(moment) : moment;
};

/** The port cut-off among the cut-offs of an offer. */
export const findGateIn = (
  cutOffs: readonly { readonly code: string; readonly at: CalendarDate | LocalDateTime }[],
): CalendarDate | LocalDateTime | null => cutOffs.find(({ code }) => code === "PCO")?.at ?? null;

const comparedDay = (basis: "departure" | "gate-in", { departure, gateIn }: SailingDates): CalendarDate | null => {
  if (basis === "gate-in" && gateIn !== null) return toDate(gateIn);
  if (departure === null) return null;
  return basis === "departure" ? toDate(departure) : addDays(toDate(departure), -ASSUMED_GATE_CLOSING_DAYS);
};

/* The days of a validity for departures or gate-in are days at the port of loading, as the dates of the vessel are. */
const coversDay = ({ from, till }: Validity, day: CalendarDate | null): boolean =>
  day === null || ((from === null || day >= from) && (till === null || day <= toDate(till)));

const hasBegun = ({ from, zone }: Validity, now: UtcMinutes, zones: ZoneClock): boolean =>
  from === null || now >= zones.startOf({ at: from, zone });

/** Whether a validity has ended: its last day ends at midnight in its zone. */
export const hasEnded = ({ till, zone }: Validity, now: UtcMinutes, zones: ZoneClock): boolean =>
  till !== null && now >= zones.endOf({ at: till, zone });

/**
 * Whether a price holds for a sailing that is booked at a moment: the departure, the booking or the gate-in is within the
 * validity, first and last day included. A sailing without dates is not refused.
 */
export const coversSailing = (
  validity: Validity,
  sailing: SailingDates,
  now: UtcMinutes,
  zones: ZoneClock,
): boolean => {
  if (validity.basis === null) return true;
  if (validity.basis === "booking") return hasBegun(validity, now, zones) && !hasEnded(validity, now, zones);
  return coversDay(validity, comparedDay(validity.basis, sailing));
};

/** `29 Nov 2026`, `29 Nov 2026 18:00`; without the year where it is that of `today`. */
const momentText = (
  moment: CalendarDate | LocalDateTime,
  today: CalendarDate | null,
  dates: DateFormat = STANDARD_DATES,
): string => {
  const isThisYear = today?.slice(0, 4) === moment.slice(0, 4);
  const day = isThisYear ? formatCutOff(toDate(moment), dates) : formatDate(moment, dates);
  const time = toTime(moment);
  return time === null ? day : `${day} ${time}`;
};

/** `16 to 29 Nov`, `28 Nov to 12 Dec`, `15 Dec 2026 to 14 Jan 2027`, `until 29 Nov`, `from 16 Nov`; null without a day. */
const periodText = (
  { from, till }: Pick<Validity, "from" | "till">,
  today: CalendarDate | null,
  dates: DateFormat,
): string | null => {
  if (till === null) return from === null ? null : `from ${momentText(from, today, dates)}`;
  if (from === null) return `until ${momentText(till, today, dates)}`;
  if (from.slice(0, 4) !== till.slice(0, 4)) return `${formatDate(from, dates)} to ${momentText(till, null, dates)}`;
  /* Only where the day comes first and the month by its name, the month can be left out of the first day. */
  if (dates !== STANDARD_DATES) return `${momentText(toDate(from), today, dates)} to ${momentText(till, today, dates)}`;
  const first = from.slice(0, 7) === till.slice(0, 7) ? from.slice(8, 10) : formatCutOff(toDate(from));
  return `${first} to ${momentText(till, today)}`;
};

/** The day that limits the booking, with its zone, in which it begins and ends at other moments than elsewhere; null if none does. */
export const findBookingLimit = ({ basis, from, till, zone }: Validity): ZonedDate | null => {
  const at = till ?? from;
  return at === null || basis === "departure" || basis === "gate-in" ? null : { at, zone };
};

/**
 * A validity in a document, whose readers may be anywhere: with all years, and with the zone where it limits the booking; null
 * where it may not be shown.
 */
export const formatStatedValidity = (
  validity: Validity,
  zones: ZoneClock = createZoneClock(),
  dates: DateFormat = STANDARD_DATES,
): string | null => {
  const limit = findBookingLimit(validity);
  const text = formatValidity(validity, null, dates);
  return text === null || limit === null ? text : `${text}${formatZoneNote(limit, null, zones)}`;
};

/**
 * A validity as it is shown: `For departures 16 to 29 Nov`, `Book by 29 Nov 18:00`, `For gate-in 16 to 29 Nov`. The year of
 * `today` is left out; without `today` all years are stated. Null where it may not be shown.
 */
export const formatValidity = (
  validity: Validity,
  today: CalendarDate | null,
  dates: DateFormat = STANDARD_DATES,
): string | null => (validity.isHidden === true ? null : formatShown(validity, today, dates));

const formatShown = (validity: Validity, today: CalendarDate | null, dates: DateFormat): string => {
  const { basis, from, till } = validity;
  const period = periodText(validity, today, dates);
  if (period === null) return "Validity not stated";
  switch (basis) {
    case "departure":
      return `For departures ${period}`;
    case "gate-in":
      return `For gate-in ${period}`;
    case "booking":
      if (till !== null) return `Book by ${momentText(till, today, dates)}`;
      return from === null ? period : `Book from ${momentText(from, today, dates)}`;
    case null:
      return `Valid ${period}`;
  }
};

const SAILS_WITHIN: Readonly<Record<ValidityBasis, string>> = {
  departure: "for departures ",
  "gate-in": "for gate-in ",
  booking: "valid ",
};

/** A moment with its year within a sentence: `29 Nov 2026`, `29 Nov 2026 18:00`. */
const describeMoment = (moment: CalendarDate | LocalDateTime): Sentence => {
  const time = toTime(moment);
  return [dayValue(moment), ...(time === null ? [] : [` ${time}`])];
};

const describePeriod = ({ from, till }: Pick<Validity, "from" | "till">): Sentence => {
  if (from !== null && till !== null) return sentence`${dayValue(from)} to ${describeMoment(till)}`;
  if (till !== null) return sentence`until ${describeMoment(till)}`;
  return from === null ? "at a time that is not stated" : sentence`from ${describeMoment(from)}`;
};

/** The first or last moment of a validity within a sentence, with its zone where a reader needs it: `29 Nov 2026 (Kolkata time)`. */
export const describeLimit = (at: CalendarDate | LocalDateTime, zone: Validity["zone"], zones: ZoneClock): Sentence =>
  sentence`${describeMoment(at)}${formatZoneNote({ at, zone }, null, zones)}`;

/**
 * Why an offer cannot be booked because of its validity, with the date that may be shown, and its zone where the source states
 * it; null when it can. Portal and server both use it.
 */
export const findValidityProblem = (
  validity: Validity,
  sailing: SailingDates,
  now: UtcMinutes,
  zones: ZoneClock,
): Sentence | null => {
  const { basis, from, till, zone, isHidden = false } = validity;
  if (till !== null && hasEnded(validity, now, zones))
    return isHidden ? "No longer offered" : sentence`Ended on ${describeLimit(till, zone, zones)}`;
  if (coversSailing(validity, sailing, now, zones)) return null;
  if (isHidden) return "Not offered for this booking";
  return basis === "booking" && from !== null
    ? sentence`Can be booked from ${describeLimit(from, zone, zones)}`
    : sentence`Not for this sailing: ${SAILS_WITHIN[basis ?? "booking"]}${describePeriod(validity)}`;
};
