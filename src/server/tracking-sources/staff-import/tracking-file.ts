import { readFile } from "node:fs/promises";
import { err, ok, type Result, ResultAsync } from "neverthrow";
import { cellsOfDcsa, jsonEntries } from "./dcsa-events.ts";
import { fileProblem } from "#server/operations/command.ts";
import { readTable, type TableLine } from "#server/operations/sheets/read-table.ts";
import type { LineNote } from "#server/operations/sheets/sheet-notes.ts";
import { readEventTime, toEventClass, normaliseCode } from "#domain/tracking";
import { EVENT_TEXTS } from "#api/readers/tracking-event.ts";
import type { TrackingEvent } from "#api/schema.d.ts";

/** An event as a file has it, its cells by the names of the wire; and where in the file it stands. */
export interface EventCells {
  readonly line: number;
  readonly cells: ReadonlyMap<string, string>;
}

/** An event of a booking, named by its booking or quotation number. */
export interface NamedEvent {
  readonly line: number;
  readonly booking: string;
  readonly event: TrackingEvent;
}

/** The columns that a file may have. */
export const EVENT_COLUMNS: readonly string[] = ["bookingId", ...EVENT_TEXTS, "latitude", "longitude", "isRetracted"];

const CODE_COLUMNS: ReadonlyMap<string, string> = new Map([
  ["TRANSPORT", "transportEventTypeCode"],
  ["EQUIPMENT", "equipmentEventTypeCode"],
  ["SHIPMENT", "shipmentEventTypeCode"],
]);

/** One of these is filled in, by `eventType`. */
const EVENT_CODE_COLUMNS: readonly string[] = [...CODE_COLUMNS.values()];

const LONGEST = 500;

const kindProblems = (cells: EventCells["cells"]): readonly string[] => {
  const type = cells.get("eventType") ?? "";
  const column = CODE_COLUMNS.get(normaliseCode(type));
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

const placeProblems = (cells: EventCells["cells"]): readonly string[] => {
  const code = cells.get("unLocationCode") ?? "";
  const bad = (name: string, most: number): readonly string[] => {
    const written = cells.get(name) ?? "";
    return written === "" || Math.abs(Number(written)) <= most ? [] : [`${name} "${written}" is no position`];
  };
  const isCode = code === "" || /^[A-Z]{2}[A-Z2-9]{3}$/.test(normaliseCode(code));
  return [
    ...(isCode ? [] : [`unLocationCode "${code}" is no UN/LOCODE`]),
    ...bad("latitude", 90),
    ...bad("longitude", 180),
  ];
};

const problemsIn = (cells: EventCells["cells"]): readonly string[] => [
  ...((cells.get("bookingId") ?? "") === "" ? ["bookingId is missing"] : []),
  ...kindProblems(cells),
  ...classProblems(cells),
  ...timeProblems(cells),
  ...placeProblems(cells),
  ...[...cells].flatMap(([name, text]) =>
    text.length > LONGEST ? [`${name} has more than ${LONGEST} characters`] : [],
  ),
];

const coordinatesOf = (cells: EventCells["cells"]): Pick<TrackingEvent, "coordinates"> => {
  const [latitude, longitude] = [cells.get("latitude") ?? "", cells.get("longitude") ?? ""];
  return latitude === "" || longitude === ""
    ? {}
    : { coordinates: { latitude: Number(latitude), longitude: Number(longitude) } };
};

const isYes = (text: string | undefined): boolean => ["true", "1", "yes"].includes(text?.toLowerCase() ?? "");

const eventOf = (cells: EventCells["cells"]): TrackingEvent => ({
  ...Object.fromEntries(
    EVENT_TEXTS.flatMap((name) => ((cells.get(name) ?? "") === "" ? [] : [[name, cells.get(name)]])),
  ),
  ...coordinatesOf(cells),
  ...(isYes(cells.get("isRetracted")) ? { isRetracted: true } : {}),
});

/** The event behind a line, or everything that is wrong with it. An unknown code or a missing time is not wrong: it is shown as such. */
export const readEventCells = ({ line, cells }: EventCells): NamedEvent | readonly string[] => {
  const problems = problemsIn(cells);
  return problems.length > 0 ? problems : { line, booking: cells.get("bookingId") ?? "", event: eventOf(cells) };
};

/** The entries of a file; `problems` are those that are no events at all. */
export interface EventFile {
  readonly entries: readonly EventCells[];
  readonly problems: readonly LineNote[];
}

const BY_LOWER_CASE: ReadonlyMap<string, string> = new Map([
  ...EVENT_COLUMNS.map((name) => [name.toLowerCase(), name] as const),
  ["eventid", "eventId"],
]);

const REQUIRED_COLUMNS = ["bookingId", "eventType", "eventClassifierCode"] as const;

const headProblem = (head: readonly string[]): string | null => {
  const names = head.map((cell) => BY_LOWER_CASE.get(cell.toLowerCase()));
  const unknown = head.filter((cell, index) => cell !== "" && names[index] === undefined);
  if (unknown.length > 0) return `the column ${unknown.join(", ")} is none of ${EVENT_COLUMNS.join(", ")}`;
  const missing = REQUIRED_COLUMNS.filter((name) => !names.includes(name));
  const codes = EVENT_CODE_COLUMNS.some((name) => names.includes(name)) ? [] : [EVENT_CODE_COLUMNS.join(" or ")];
  const all = [...missing, ...codes];
  if (all.length === 0) return null;
  return `${all.length === 1 ? "the column" : "these columns are missing:"} ${all.join(", ")}${all.length === 1 ? " is missing" : ""}`;
};

const tableEntries = (lines: readonly TableLine[]): EventFile => {
  const [head, ...rest] = lines;
  if (head === undefined || rest.length === 0)
    return { entries: [], problems: [{ line: 1, sentence: "the file has no events" }] };
  const problem = headProblem(head.cells);
  if (problem !== null) return { entries: [], problems: [{ line: head.line, sentence: problem }] };
  const names = head.cells.map((cell) => BY_LOWER_CASE.get(cell.toLowerCase()));
  const cellsOf = ({ cells }: TableLine): ReadonlyMap<string, string> =>
    new Map(cells.flatMap((cell, index) => (names[index] === undefined ? [] : [[names[index], cell]])));
  return { entries: rest.map((line) => ({ line: line.line, cells: cellsOf(line) })), problems: [] };
};

const jsonFile = (text: string): Result<EventFile, string> => {
  const placed = jsonEntries(text);
  if (placed === null) return err("it is no list of events");
  if (placed.length === 0) return err("it has no events");
  const read = placed.map(({ line, value }) => ({ line, cells: cellsOfDcsa(value) }));
  return ok({
    entries: read.flatMap(({ line, cells }) => (cells === null ? [] : [{ line, cells }])),
    problems: read.flatMap(({ line, cells }) => (cells === null ? [{ line, sentence: "it is no event" }] : [])),
  });
};

/** Reads events from JSON (DCSA Track & Trace 2.2: a list, or an object with a list `events`), CSV or Excel (the property names of the API as header). */
export const readEventFile = (path: string): ResultAsync<EventFile, string> => {
  if (!path.toLowerCase().endsWith(".json")) return readTable(path).map(tableEntries);
  const read = ResultAsync.fromThrowable(
    async () => jsonFile((await readFile(path, "utf8")).replace(/^\uFEFF/, "")),
    (error) => `${path} cannot be read: ${fileProblem(error)}`,
  );
  return read().andThen((file) => file.mapErr((reason) => `${path} cannot be read: ${reason}.`));
};
