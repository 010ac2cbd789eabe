import type { TrackingEvent as ReportedFields } from "#api/schema.d.ts";
import { readTrackingEvent } from "#api/readers/tracking-event.ts";
import { checkContainerNumber, cleanContainerNumber } from "#domain/cargo";
import { findMoveLabel, getMoveLabel, normaliseCode, toUtcMinutes } from "#domain/tracking";
import type { EventProblem, ReportedEvent } from "../tracking-source.ts";

const MINUTES_IN_DAY = 1440;

const isActual = ({ eventClassifierCode }: ReportedFields): boolean =>
  normaliseCode(eventClassifierCode ?? null) === "ACT";

/* A day of tolerance: a time without an offset is local to a place that is not known here. */
const findFutureActuals = (events: readonly ReportedEvent[], now: number): readonly EventProblem[] =>
  events.flatMap(({ line, event }) => {
    const at = toUtcMinutes(event.eventDateTime ?? null);
    return isActual(event) && at !== null && at > now + MINUTES_IN_DAY
      ? [{ line, sentence: `an actual event (ACT) cannot be at ${event.eventDateTime}, which is in the future` }]
      : [];
  });

const findRepeatedIds = (events: readonly ReportedEvent[]): readonly EventProblem[] => {
  const first = new Map<string, ReportedEvent>();
  return events.flatMap((reported) => {
    const { eventId } = reported.event;
    if (eventId == null || eventId === "") return [];
    const known = first.get(eventId);
    if (known === undefined) first.set(eventId, reported);
    if (known === undefined || JSON.stringify(known.event) === JSON.stringify(reported.event)) return [];
    return [
      { line: reported.line, sentence: `the event id ${eventId} is that of line ${known.line}, with other values` },
    ];
  });
};

const EARLIEST_YEAR = 2000;
const MAX_YEARS_AHEAD = 3;
const MINUTES_IN_YEAR = 365 * MINUTES_IN_DAY;

const findImplausibleYears = (events: readonly ReportedEvent[], now: number): readonly EventProblem[] =>
  events.flatMap(({ line, event }) => {
    const at = toUtcMinutes(event.eventDateTime ?? null);
    const isPlausible =
      at === null || (at >= Date.UTC(EARLIEST_YEAR, 0) / 60_000 && at <= now + MAX_YEARS_AHEAD * MINUTES_IN_YEAR);
    return isPlausible ? [] : [{ line, sentence: `the year of ${event.eventDateTime} cannot be right` }];
  });

/* The last digit of an IMO number is that of the sum of the others, weighted 7 to 2. */
const isImoNumber = (text: string): boolean => {
  const digits = /^(?:IMO ?)?(\d{7})$/i.exec(text.trim())?.[1];
  if (digits === undefined) return false;
  const weighted = Array.from(digits.slice(0, 6), (digit, index) => Number(digit) * (7 - index));
  const sum = weighted.reduce((total, one) => total + one, 0);
  return String(sum % 10) === digits[6];
};

const findWrongImoNumbers = (events: readonly ReportedEvent[]): readonly EventProblem[] =>
  events.flatMap(({ line, event: { vesselIMONumber } }) =>
    vesselIMONumber == null || vesselIMONumber === "" || isImoNumber(vesselIMONumber)
      ? []
      : [{ line, sentence: `vesselIMONumber "${vesselIMONumber}" is no IMO number: its check digit is wrong` }],
  );

/** What cannot be true of events that staff import; `now` in minutes since 1970. */
export const findEventProblems = (events: readonly ReportedEvent[], now: number): readonly EventProblem[] => [
  ...findImplausibleYears(events, now),
  ...findWrongImoNumbers(events),
  ...findFutureActuals(events, now),
  ...findRepeatedIds(events),
];

const listWarnings = (event: ReportedFields): readonly string[] => {
  const read = readTrackingEvent(event).unwrapOr(null);
  return [
    ...(toUtcMinutes(event.eventDateTime ?? null) === null ? ["it has no time"] : []),
    ...(read !== null && findMoveLabel(read) === null
      ? [`its code is unknown, and the shipper reads "${getMoveLabel(read)}"`]
      : []),
  ];
};

/** An event with the number of its booking. */
export interface BookingEvent extends Pick<ReportedEvent, "line" | "event"> {
  readonly booking: string;
}

/** What events are compared with; the bookings by their numbers. */
export interface KnownBookings {
  readonly cancelled: ReadonlySet<string>;
  /** The container numbers that the shipper has entered. */
  readonly containers: ReadonlyMap<string, readonly string[]>;
  /** UN/LOCODEs of all places. */
  readonly places: ReadonlySet<string>;
}

const containerWarnings = (
  named: readonly string[],
  booking: string,
  entered: readonly string[],
): readonly string[] => {
  const wrong = named.flatMap((number) => {
    const check = checkContainerNumber(number);
    if (check.kind === "valid") return [];
    return check.kind === "format"
      ? [`${number} is no container number (four letters and seven digits)`]
      : [`the check digit of the container ${number} is wrong, it should be ${check.expected}`];
  });
  const other = entered.length === 0 ? undefined : named.find((number) => !entered.includes(number));
  return [
    ...wrong,
    ...(other === undefined ? [] : [`${booking} has the container ${entered.join(", ")}, not ${other}`]),
  ];
};

const placeWarnings = ({ unLocationCode }: ReportedFields, places: ReadonlySet<string>): readonly string[] =>
  unLocationCode == null || unLocationCode === "" || places.has(normaliseCode(unLocationCode))
    ? []
    : [`the place ${unLocationCode} is not known. Places are added with places import`];

/** What is unusual about events, and is imported as it is. */
export const findEventWarnings = (
  events: readonly BookingEvent[],
  { cancelled, containers, places }: KnownBookings,
): readonly EventProblem[] =>
  events.flatMap(({ line, booking, event }) => {
    const named = (event.equipmentReference ?? "").split(",").map(cleanContainerNumber).filter(Boolean);
    return [
      ...(cancelled.has(booking) ? [`${booking} is cancelled`] : []),
      ...containerWarnings(named, booking, containers.get(booking) ?? []),
      ...placeWarnings(event, places),
      ...listWarnings(event),
    ].map((sentence) => ({ line, sentence }));
  });

/** `KLB-2026-000012  EST  2026-12-30T10:00+05:30  Vessel arrival  NLRTM`. */
export const describeEvent = ({ booking, event }: BookingEvent): string =>
  [
    booking,
    normaliseCode(event.eventClassifierCode ?? null),
    event.eventDateTime ?? "no time",
    readTrackingEvent(event).map(getMoveLabel).unwrapOr("unknown"),
    ...(event.unLocationCode == null ? [] : [event.unLocationCode]),
    ...(event.equipmentReference == null ? [] : [event.equipmentReference]),
  ].join("  ");
