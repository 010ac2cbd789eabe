import type { LegMode } from "../rates/rate.ts";
import { minutesOfInstant, readEventTime } from "./event-time.ts";
import type { EventClass, EventTime } from "./journey.ts";
import { classOf, codeOf, knownMove, modeOf, moveText } from "./move-words.ts";
import { placeKey } from "./place-key.ts";
import type { ReportedEvent } from "./reported.ts";

/** An event with its codes read. */
export interface ToldEvent {
  readonly source: ReportedEvent;
  readonly type: string;
  readonly code: string;
  readonly time: EventTime;
  readonly class: EventClass;
  readonly mode: LegMode;
  readonly move: string;
  readonly isKnown: boolean;
  readonly isEmpty: boolean;
  /** Where, to compare. */
  readonly place: string;
  /** The same for what is told of the same move: the same thing at the same place to the same box. */
  readonly key: string;
  /** Containers that the event names: none, one, or several in one field. */
  readonly containers: readonly string[];
  /** When it was told, in minutes since 1970; -Infinity when that is not known. */
  readonly told: number;
}

const NONE: readonly string[] = [];

/* Blanks stand inside container numbers as people write them; only the other signs separate several. */
const containersIn = (text: string | null): readonly string[] =>
  text === null
    ? NONE
    : text.split(/[,;/|]/).flatMap((part) => {
        const number = part.replaceAll(/[\s-]/g, "").toUpperCase();
        return number === "" ? [] : [number];
      });

/* An estimate, its update and the fact are one move; what is not known is a move of its own. */
const keyOf = (event: Omit<ToldEvent, "key">): string => {
  const { source, type, code, mode, place, containers } = event;
  if (!event.isKnown) return `unknown|${source.id ?? JSON.stringify(source)}`;
  const what = `${type}|${code}|${codeOf(source.documentType)}|${codeOf(source.emptyIndicator)}|${place}|${mode}`;
  return type === "TRANSPORT" || containers.length === 0 ? what : `${what}|${containers.join("|")}`;
};

const tell = (source: ReportedEvent): ToldEvent => {
  const move = knownMove(source);
  const event = {
    source,
    type: codeOf(source.eventType),
    code: codeOf(source.code),
    time: readEventTime(source.at),
    class: classOf(source.classifier),
    mode: modeOf(source.mode),
    move: move ?? moveText(source),
    isKnown: move !== null,
    isEmpty: codeOf(source.emptyIndicator) === "EMPTY",
    place: placeKey({ code: source.locationCode, name: source.locationName }),
    containers: containersIn(source.equipment),
    told: minutesOfInstant(source.toldAt) ?? Number.NEGATIVE_INFINITY,
  };
  return { ...event, key: keyOf(event) };
};

const compareText = (one: string, other: string): number => {
  if (one === other) return 0;
  return one < other ? -1 : 1;
};

const compare = (one: ToldEvent, other: ToldEvent): number => {
  if (one.told !== other.told) return one.told < other.told ? -1 : 1;
  const byFate = Number(one.source.isRetracted) - Number(other.source.isRetracted);
  if (byFate !== 0) return byFate;
  const byId = compareText(one.source.id ?? "", other.source.id ?? "");
  return byId === 0 ? compareText(JSON.stringify(one.source), JSON.stringify(other.source)) : byId;
};

/** Events in the order in which they were told, whatever order they come in; the same one twice is told once. */
export const inOrderOfTelling = (events: readonly ReportedEvent[]): readonly ToldEvent[] => {
  const told = events.map(tell).toSorted(compare);
  return told.filter((event, index) => {
    const before = told[index - 1];
    return before === undefined || compare(before, event) !== 0;
  });
};
