import { basename } from "node:path";
import type { ResultAsync } from "neverthrow";
import { readInputFile } from "#server/operations/files.ts";
import { readTable, type TableLine } from "#server/operations/sheets/read-table.ts";
import { readDcsaEvents } from "../dcsa-events.ts";
import { EVENT_CODE_COLUMNS, EVENT_COLUMNS, type EventDocument, readBatch } from "../event-cells.ts";
import type { PullSource } from "../tracking-source.ts";

const BY_LOWER_CASE: ReadonlyMap<string, string> = new Map([
  ...EVENT_COLUMNS.map((name) => [name.toLowerCase(), name] as const),
  ["eventid", "eventId"],
]);

const REQUIRED_COLUMNS = ["bookingId", "eventType", "eventClassifierCode"] as const;

const headProblem = (head: readonly string[], booking: string | null): string | null => {
  const names = head.map((cell) => BY_LOWER_CASE.get(cell.toLowerCase()));
  const unknown = head.filter((cell, index) => cell !== "" && names[index] === undefined);
  if (unknown.length > 0) return `the column ${unknown.join(", ")} is none of ${EVENT_COLUMNS.join(", ")}`;
  const missing = REQUIRED_COLUMNS.filter(
    (name) => !names.includes(name) && !(name === "bookingId" && booking !== null),
  );
  const codes = EVENT_CODE_COLUMNS.some((name) => names.includes(name)) ? [] : [EVENT_CODE_COLUMNS.join(" or ")];
  const all = [...missing, ...codes];
  if (all.length === 0) return null;
  return `${all.length === 1 ? "the column" : "these columns are missing:"} ${all.join(", ")}${all.length === 1 ? " is missing" : ""}`;
};

const tableEntries = (lines: readonly TableLine[], booking: string | null): EventDocument => {
  const [head, ...rest] = lines;
  if (head === undefined || rest.length === 0)
    return { entries: [], problems: [{ line: 1, sentence: "the file has no events" }] };
  const problem = headProblem(head.cells, booking);
  if (problem !== null) return { entries: [], problems: [{ line: head.line, sentence: problem }] };
  const names = head.cells.map((cell) => BY_LOWER_CASE.get(cell.toLowerCase()));
  const readCells = ({ cells }: TableLine): ReadonlyMap<string, string> =>
    new Map(cells.flatMap((cell, index) => (names[index] === undefined ? [] : [[names[index], cell]])));
  return { entries: rest.map((line) => ({ line: line.line, cells: readCells(line) })), problems: [] };
};

const readDocument = (path: string, booking: string | null): ResultAsync<EventDocument, string> => {
  if (!path.toLowerCase().endsWith(".json")) return readTable(path).map((lines) => tableEntries(lines, booking));
  return readInputFile(path).andThen((content) =>
    readDcsaEvents(content.toString("utf8").replace(/^\uFEFF/, "")).mapErr(
      (reason) => `${path} cannot be read: ${reason}.`,
    ),
  );
};

/**
 * A file of staff: JSON (DCSA Track & Trace 2.2), CSV or Excel with the property names of the API as header; events that name no
 * booking are of `booking`.
 */
export const trackingFile = (
  path: string,
  onProgress: (done: number, all: number) => void,
  booking: string | null = null,
): PullSource => ({
  kind: "pull",
  name: basename(path),
  intervalMs: null,
  read: async () => readDocument(path, booking).map((document) => readBatch(document, onProgress, booking)),
});
