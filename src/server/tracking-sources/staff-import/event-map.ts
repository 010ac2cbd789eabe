import { err, ok, type Result, type ResultAsync } from "neverthrow";
import { readInputJson, writeOutputFile } from "#server/operations/kit/files.ts";
import type { DateOrder } from "#server/operations/sheets/date-cells.ts";
import { EVENT_COLUMNS } from "../event-cells.ts";
import { readMoveCodes } from "./event-moves.ts";

/** What staff declare about the tables of a sender of events; `--save-map` writes it to a file. */
export interface EventMap {
  /** Header → property, see `TABLE_PROPERTIES`. */
  readonly columns: Readonly<Record<string, string>>;
  readonly ignore: readonly string[];
  /** Word of a move → codes (`GTIN LADEN`). */
  readonly moves: Readonly<Record<string, string>>;
  readonly dates: DateOrder | null;
}

export const EMPTY_MAP: EventMap = { columns: {}, ignore: [], moves: {}, dates: null };

/** What a column of a table can be: a property of the API, a word of a move, a place by name or code, or a time next to a date. */
export const TABLE_PROPERTIES: readonly string[] = [...EVENT_COLUMNS, "transportDocument", "move", "place", "time"];

export const mergeMaps = (one: EventMap, other: EventMap): EventMap => ({
  columns: { ...one.columns, ...other.columns },
  ignore: [...new Set([...one.ignore, ...other.ignore])],
  moves: { ...one.moves, ...other.moves },
  dates: other.dates ?? one.dates,
});

const isTextRecord = (value: unknown): value is Readonly<Record<string, string>> =>
  typeof value === "object" &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((text) => typeof text === "string");

/** Why a map cannot be used; null when it can. */
const findProblem = ({ columns, moves }: EventMap): string | null => {
  const property = Object.values(columns).find((name) => !TABLE_PROPERTIES.includes(name));
  if (property !== undefined) return `"${property}" is none of ${TABLE_PROPERTIES.join(", ")}.`;
  const move = Object.values(moves).find((text) => readMoveCodes(text) === null);
  return move === undefined ? null : `"${move}" is no move (such as GTIN LADEN, LOAD, or ARRI VESSEL EST).`;
};

/** The map itself, or why it cannot be used. */
export const checkMap = (map: EventMap): Result<EventMap, string> => {
  const problem = findProblem(map);
  return problem === null ? ok(map) : err(problem);
};

const readMap = (value: unknown): Result<EventMap, string> => {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return err("it is not a map.");
  const stored: Readonly<Record<keyof EventMap, unknown>> = { ...EMPTY_MAP, ...value };
  const { columns, ignore, moves, dates } = stored;
  if (!isTextRecord(columns)) return err('"columns" is not a list of headers and properties.');
  if (!Array.isArray(ignore) || !ignore.every((header): header is string => typeof header === "string"))
    return err('"ignore" is not a list of headers.');
  if (!isTextRecord(moves)) return err('"moves" is not a list of words and codes.');
  if (dates !== null && dates !== "day-first" && dates !== "month-first")
    return err('"dates" is neither "day-first" nor "month-first".');
  return checkMap({ columns, ignore, moves, dates });
};

/** Reads a map that `--save-map` has written. */
export const loadMap = (file: string): ResultAsync<EventMap, string> =>
  readInputJson(file).andThen((read) => readMap(read).mapErr((reason) => `${file} cannot be read: ${reason}`));

/** Replaces the map of an earlier import. */
export const saveMap = (file: string, map: EventMap): Promise<Result<void, string>> =>
  writeOutputFile(file, `${JSON.stringify(map, null, 2)}\n`, { overwrite: true });
