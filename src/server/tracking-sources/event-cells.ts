import { readEventTime, toEventClass, normaliseCode } from "#domain/tracking";
import { EVENT_TEXTS } from "#api/readers/tracking-event.ts";
import type { TrackingEvent } from "#api/schema.d.ts";
import type { EventProblem, ReportedEvent, TrackingBatch } from "./tracking-source.ts";

export interface EventCells {
  readonly line: number;
  readonly cells: ReadonlyMap<string, string>;
}

export const EVENT_COLUMNS: readonly string[] = ["bookingId", ...EVENT_TEXTS, "latitude", "longitude", "isRetracted"];

/** By `eventType`: the property with its code. */
export const EVENT_CODES: ReadonlyMap<string, string> = new Map([
  ["TRANSPORT", "transportEventTypeCode"],
  ["EQUIPMENT", "equipmentEventTypeCode"],
  ["SHIPMENT", "shipmentEventTypeCode"],
]);

/** One of these is filled in, by `eventType`. */
export const EVENT_CODE_COLUMNS: readonly string[] = [...EVENT_CODES.values()];

/** Characters of the longest text of an event. */
export const MAX_TEXT_LENGTH = 500;

const kindProblems = (cells: EventCells["cells"]): readonly string[] => {
  const type = cells.get("eventType") ?? "";
  const column = EVENT_CODES.get(normaliseCode(type));
  if (column === undefined) return [`eventType "${type}" is none of TRANSPORT, EQUIPMENT and SHIPMENT`];
  return (cells.get(column) ?? "") === "" ? [`${column} is missing`] : [];
};

const classProblems = (cells: EventCells["cells"]): readonly string[] => {
  const classifier = cells.get("eventClassifierCode") ?? "";
  return toEventClass(classifier) === "unknown"
    ? [`eventClassifierCode "${classifier}" is none of ACT, EST and PLN`]
    : [];
};

const timeProblems = (cells: EventCells["cells"]): readonly string[] =>
  ["eventDateTime", "eventCreatedDateTime"].flatMap((name) => {
    const written = cells.get(name) ?? null;
    return readEventTime(written).kind === "unreadable" ? [`${name} "${written}" is no time`] : [];
  });

/** Whether a text has the form of a UN/LOCODE. */
export const isLocationCode = (text: string): boolean => /^[A-Z]{2}[A-Z2-9]{3}$/.test(normaliseCode(text));

const placeProblems = (cells: EventCells["cells"]): readonly string[] => {
  const code = cells.get("unLocationCode") ?? "";
  const bad = (name: string, most: number): readonly string[] => {
    const written = cells.get(name) ?? "";
    return written === "" || Math.abs(Number(written)) <= most ? [] : [`${name} "${written}" is no position`];
  };
  return [
    ...(code === "" || isLocationCode(code) ? [] : [`unLocationCode "${code}" is no UN/LOCODE`]),
    ...bad("latitude", 90),
    ...bad("longitude", 180),
  ];
};

/** By which the booking of an event is found. */
const REFERENCES = ["bookingId", "transportDocument", "equipmentReference"];

export const hasReference = (cells: EventCells["cells"]): boolean =>
  REFERENCES.some((name) => (cells.get(name) ?? "") !== "");

/** What is wrong with the values of an event. */
export const findValueProblems = (cells: EventCells["cells"]): readonly string[] => [
  ...kindProblems(cells),
  ...classProblems(cells),
  ...timeProblems(cells),
  ...placeProblems(cells),
  ...[...cells].flatMap(([name, text]) =>
    text.length > MAX_TEXT_LENGTH ? [`${name} has more than ${MAX_TEXT_LENGTH} characters`] : [],
  ),
];

const toCoordinates = (cells: EventCells["cells"]): Pick<TrackingEvent, "coordinates"> => {
  const [latitude, longitude] = [cells.get("latitude") ?? "", cells.get("longitude") ?? ""];
  return latitude === "" || longitude === ""
    ? {}
    : { coordinates: { latitude: Number(latitude), longitude: Number(longitude) } };
};

const isYes = (text: string | undefined): boolean => ["true", "1", "yes"].includes(text?.toLowerCase() ?? "");

const toEvent = (cells: EventCells["cells"]): TrackingEvent => ({
  ...Object.fromEntries(
    EVENT_TEXTS.flatMap((name) => ((cells.get(name) ?? "") === "" ? [] : [[name, cells.get(name)]])),
  ),
  ...toCoordinates(cells),
  ...(isYes(cells.get("isRetracted")) ? { isRetracted: true } : {}),
});

const problemsIn = (cells: EventCells["cells"]): readonly string[] => [
  ...(hasReference(cells) ? [] : ["bookingId is missing. If all events are of one booking, say --booking <number>"]),
  ...findValueProblems(cells),
];

/** `NL RTM`, as UN/LOCODE are printed, without the space. */
const joinCode = (code: string): string => (/^[a-z]{2} [a-z2-9]{3}$/i.test(code) ? code.replace(" ", "") : code);

/** The cells with a UN/LOCODE in one word, and with the booking of events that name none. */
export const completeCells = (written: EventCells["cells"], booking: string | null): EventCells["cells"] =>
  new Map(written)
    .set("unLocationCode", joinCode(written.get("unLocationCode") ?? ""))
    .set("bookingId", (written.get("bookingId") ?? "") || (booking ?? ""));

/** An event from its cells as they are. */
export const toReportedEvent = ({ line, cells }: EventCells): ReportedEvent => {
  const textOf = (name: string): string | null => (cells.get(name) ?? "") || null;
  return { line, booking: textOf("bookingId"), transportDocument: textOf("transportDocument"), event: toEvent(cells) };
};

const readEventCells = (
  { line, cells: written }: EventCells,
  booking: string | null,
): ReportedEvent | readonly string[] => {
  const cells = completeCells(written, booking);
  const problems = problemsIn(cells);
  return problems.length > 0 ? problems : toReportedEvent({ line, cells });
};

/** The entries of a document; `problems` are those that are no events at all. */
export interface EventDocument {
  readonly entries: readonly EventCells[];
  readonly problems: readonly EventProblem[];
}

const PROGRESS_STEP = 1_000;

export const readBatch = (
  { entries, problems }: EventDocument,
  onProgress: (done: number, all: number) => void = () => undefined,
  booking: string | null = null,
): TrackingBatch => {
  const batch = { events: new Array<ReportedEvent>(), problems: [...problems], notes: [] };
  for (const [index, entry] of entries.entries()) {
    const read = readEventCells(entry, booking);
    if ("event" in read) batch.events.push(read);
    else batch.problems.push(...read.map((sentence) => ({ line: entry.line, sentence })));
    if ((index + 1) % PROGRESS_STEP === 0) onProgress(index + 1, entries.length);
  }
  return batch;
};
