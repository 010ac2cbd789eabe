import { readFile } from "node:fs/promises";
import { err, ok, type Result, ResultAsync } from "neverthrow";
import { cellsOfDcsa } from "./dcsa-event.ts";
import { fileProblem } from "./file-problem.ts";
import { jsonEntries } from "./json-lines.ts";
import { readTable, type TableLine } from "./read-table.ts";
import { EVENT_CODE_COLUMNS, EVENT_COLUMNS, type EventCells } from "./tracking-cells.ts";
import type { LineNote } from "./sheet-notes.ts";

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
