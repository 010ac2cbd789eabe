import { readTrackingEvent } from "#api/readers/tracking-event.ts";
import { findMoveLabel, readEventTime } from "#domain/tracking";
import {
  completeCells,
  type EventCells,
  type EventDocument,
  findValueProblems,
  hasReference,
  isLocationCode,
  MAX_TEXT_LENGTH,
  toReportedEvent,
} from "./event-cells.ts";
import type { EventProblem, ReportedEvent, TrackingBatch } from "./tracking-source.ts";

type Cells = EventCells["cells"];

/** By which references a carrier was asked; its events need not repeat them. */
export interface AskedReferences {
  readonly booking: string | null;
  readonly transportDocument: string | null;
  readonly container: string | null;
}

export const NOT_ASKED: AskedReferences = { booking: null, transportDocument: null, container: null };

const withAsked = (cells: Cells, { booking, transportDocument, container }: AskedReferences): Cells =>
  hasReference(cells)
    ? cells
    : new Map(cells)
        .set("bookingId", booking ?? "")
        .set("transportDocument", transportDocument ?? "")
        .set("equipmentReference", container ?? "");

const POSITIONS: ReadonlyMap<string, number> = new Map([
  ["latitude", 90],
  ["longitude", 180],
]);

/* A text that is no time stays, as the shipper is shown that it cannot be read; when it was reported decides what is corrected. */
const toUsableText = (name: string, text: string): string => {
  const limit = POSITIONS.get(name);
  if (limit !== undefined) return Math.abs(Number(text)) <= limit ? text : "";
  if (name === "unLocationCode") return isLocationCode(text) ? text : "";
  if (name === "eventCreatedDateTime") return readEventTime(text).kind === "known" ? text : "";
  return text.slice(0, MAX_TEXT_LENGTH);
};

const toUsable = (cells: Cells): Cells => {
  const usable = new Map(cells);
  for (const [name, text] of cells) usable.set(name, toUsableText(name, text));
  return usable;
};

const CODES = ["transportEventTypeCode", "equipmentEventTypeCode", "shipmentEventTypeCode"];

const findUnknownCode = ({ event }: ReportedEvent): readonly string[] => {
  const read = readTrackingEvent(event).unwrapOr(null);
  if (read === null || read.code === null || findMoveLabel(read) !== null) return [];
  return [`the code ${read.code} of ${read.eventType ?? "no event type"} is unknown`];
};

const namesMove = (cells: Cells): boolean =>
  ["eventType", ...CODES].some((name) => (cells.get(name) ?? "") !== "") || cells.get("isRetracted") === "true";

const toProblems = (line: number, sentences: readonly string[]): readonly EventProblem[] =>
  sentences.map((sentence) => ({ line, sentence }));

/**
 * The events of a carrier's feed. Unknown codes and unusable values are stored as far as they can be and are notes; only an
 * event without any reference, or without type and code, is left out.
 */
export const readFeedBatch = (
  { entries, problems }: EventDocument,
  asked: AskedReferences = NOT_ASKED,
): TrackingBatch => {
  const batch = {
    events: new Array<ReportedEvent>(),
    problems: [...problems],
    notes: new Array<EventProblem>(),
  };
  for (const { line, cells: written } of entries) {
    const cells = withAsked(completeCells(written, null), asked);
    if (!hasReference(cells)) {
      batch.problems.push({ line, sentence: "it names no booking, transport document or container" });
    } else if (!namesMove(cells)) {
      batch.problems.push({ line, sentence: "it names neither an event type nor a code" });
    } else {
      const reported = toReportedEvent({ line, cells: toUsable(cells) });
      batch.events.push(reported);
      batch.notes.push(...toProblems(line, [...findValueProblems(cells), ...findUnknownCode(reported)]));
    }
  }
  return batch;
};
