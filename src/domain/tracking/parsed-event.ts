import type { LegMode } from "#domain/rates";
import { toUtcMinutes, readEventTime } from "./event-time.ts";
import type { EventClass, EventTime } from "./journey.ts";
import { toEventClass, normaliseCode, findMoveLabel, toLegMode, moveLabel } from "./event-labels.ts";
import { placeKey } from "./place-key.ts";
import type { TrackingEvent } from "./tracking-event.ts";

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
    move: move ?? moveLabel(source),
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
