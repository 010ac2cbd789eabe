import { daysBetween, hasTimeAt, type Instant, startsWithDate } from "#domain/time";
import type { EventTime, EventClass } from "./journey.ts";
import type { LegMode } from "#domain/rates";
import { toEventClass, normaliseCode, findMoveLabel, toLegMode, getMoveLabel } from "./event-labels.ts";
import type { TrackingEvent } from "./tracking-event.ts";

const EPOCH = "1970-01-01";
const MINUTES_IN_DAY = 1440;
const TEXT = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::(\d{2}(?:[.,]\d+)?))?\s?(Z|[+-]\d{2}(?::?\d{2})?)?)?$/i;

/** Minutes ahead of UTC of `Z`, `+05:30`, `-0300`, `+01`; null for none, and for what no clock has (the furthest is 14 hours). */
const parseOffset = (text: string | undefined): number | null => {
  if (text === undefined) return null;
  if (text.toUpperCase() === "Z") return 0;
  const minutes = Number(text.slice(1, 3)) * 60 + Number(text.slice(3).replace(":", ""));
  return minutes > 14 * 60 ? null : minutes * (text.startsWith("-") ? -1 : 1);
};

const toMinutes = (date: string, time: string | undefined): number =>
  daysBetween(EPOCH, date) * MINUTES_IN_DAY +
  (time === undefined ? 0 : Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5)));

/**
 * The time of an event: ISO 8601 with or without offset (RFC 3339 is one), or a day alone; the time stays local to the
 * place. Anything else, and days or times that do not exist, are unreadable and keep the text.
 */
export const readEventTime = (written: string | null): EventTime => {
  const text = written?.trim() ?? "";
  if (text === "") return { kind: "missing" };
  const [, date = "", time, seconds = "0", zone] = TEXT.exec(text) ?? [];
  if (date === "" || !startsWithDate(date) || (time !== undefined && !hasTimeAt(time, 0)))
    return { kind: "unreadable", written: text };
  const offset = parseOffset(zone);
  const local = time === undefined ? date : `${date}T${time}`;
  return {
    kind: "known",
    local,
    offset,
    order: toMinutes(date, time) + Number(seconds.replace(",", ".")) / 60 - (offset ?? 0),
  };
};

/** Minutes since 1970 in UTC of a moment; null when it cannot be read. */
export const toUtcMinutes = (moment: Instant | null): number | null => {
  const time = readEventTime(moment);
  return time.kind === "known" ? time.order : null;
};

/** `UTC+05:30`, `UTC`; null when the source did not say. */
export const formatOffset = (time: EventTime): string | null => {
  if (time.kind !== "known" || time.offset === null) return null;
  if (time.offset === 0) return "UTC";
  const minutes = Math.abs(time.offset);
  const two = (count: number): string => String(count).padStart(2, "0");
  return `UTC${time.offset < 0 ? "−" : "+"}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
};

/** A tracking event with its codes parsed. */
export interface ParsedEvent {
  readonly source: TrackingEvent;
  readonly type: string;
  readonly code: string;
  readonly time: EventTime;
  readonly class: EventClass;
  readonly mode: LegMode;
  readonly move: string;
  readonly isKnown: boolean;
  readonly isEmpty: boolean;
  /** Place key (see `placeKey`). */
  readonly place: string;
  /** Equal for events that report the same move: same code, place, mode and container. */
  readonly key: string;
  /** Container numbers that the event names: none, one, or several in one field. */
  readonly containers: readonly string[];
  /** When it was reported, in minutes since 1970; -Infinity if unknown. */
  readonly reportedMinute: number;
}

const NONE: readonly string[] = [];

/* Spaces and hyphens are part of how people write one number; the other characters separate numbers. */
const splitContainers = (text: string | null): readonly string[] =>
  text === null
    ? NONE
    : text.split(/[,;/|]/).flatMap((part) => {
        const number = part.replaceAll(/[\s-]/g, "").toUpperCase();
        return number === "" ? [] : [number];
      });

/* An estimate, its update and the actual event are one move; an unknown event is a move of its own. */
const toMoveKey = (event: Omit<ParsedEvent, "key">): string => {
  const { source, type, code, mode, place, containers } = event;
  if (!event.isKnown) return `unknown|${source.id ?? JSON.stringify(source)}`;
  const what = `${type}|${code}|${normaliseCode(source.documentType)}|${normaliseCode(source.emptyIndicator)}|${place}|${mode}`;
  return type === "TRANSPORT" || containers.length === 0 ? what : `${what}|${containers.join("|")}`;
};

const parseEvent = (source: TrackingEvent): ParsedEvent => {
  const move = findMoveLabel(source);
  const event = {
    source,
    type: normaliseCode(source.eventType),
    code: normaliseCode(source.code),
    time: readEventTime(source.at),
    class: toEventClass(source.classifier),
    mode: toLegMode(source.mode),
    move: move ?? getMoveLabel(source),
    isKnown: move !== null,
    isEmpty: normaliseCode(source.emptyIndicator) === "EMPTY",
    place: placeKey({ code: source.locationCode, name: source.locationName }),
    containers: splitContainers(source.equipment),
    reportedMinute: toUtcMinutes(source.reportedAt) ?? Number.NEGATIVE_INFINITY,
  };
  return { ...event, key: toMoveKey(event) };
};

const compareText = (one: string, other: string): number => {
  if (one === other) return 0;
  return one < other ? -1 : 1;
};

const compare = (one: ParsedEvent, other: ParsedEvent): number => {
  if (one.reportedMinute !== other.reportedMinute) return one.reportedMinute < other.reportedMinute ? -1 : 1;
  const byRetraction = Number(one.source.isRetracted) - Number(other.source.isRetracted);
  if (byRetraction !== 0) return byRetraction;
  const byId = compareText(one.source.id ?? "", other.source.id ?? "");
  return byId === 0 ? compareText(JSON.stringify(one.source), JSON.stringify(other.source)) : byId;
};

/** Parses events and sorts them by the time they were reported, independently of their input order; duplicates are removed. */
export const sortByReportedAt = (events: readonly TrackingEvent[]): readonly ParsedEvent[] => {
  const sorted = events.map(parseEvent).toSorted(compare);
  return sorted.filter((event, index) => {
    const before = sorted[index - 1];
    return before === undefined || compare(before, event) !== 0;
  });
};

/** Where something is, to compare: the UN/LOCODE, otherwise the name; '' when neither is known. */
export const placeKey = (place: { readonly code: string | null; readonly name: string | null }): string => {
  const code = normaliseCode(place.code);
  return code === "" ? (place.name?.trim().toLowerCase() ?? "") : code;
};
