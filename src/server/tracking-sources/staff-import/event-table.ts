import { readTrackingEvent } from "#api/readers/tracking-event.ts";
import { getMoveLabel, readEventTime } from "#domain/tracking";
import {
  createDateReader,
  type DateReader,
  settleDateOrder,
  storedDate,
} from "#server/operations/sheets/date-cells.ts";
import type { ReadPlaceCell } from "#server/operations/sheets/place-cell.ts";
import type { TableLine } from "#server/operations/sheets/read-table.ts";
import { EVENT_CODE_COLUMNS, type EventCells, type EventDocument } from "../event-cells.ts";
import type { EventProblem } from "../tracking-source.ts";
import { type EventMap, TABLE_PROPERTIES } from "./event-map.ts";
import { moveReader, readMoveCodes, suggestMove, toWordKey } from "./event-moves.ts";

/** What forwarders call the columns; `--column` adds others. */
const HEADERS: Readonly<Record<string, readonly string[]>> = {
  bookingId: ["BOOKING", "BOOKING NO", "BOOKING NUMBER", "BOOKING REF", "BOOKING REFERENCE", "BKG", "BKG NO"],
  transportDocument: ["B L", "BL", "B L NO", "BL NO", "MBL", "MBL NO", "BILL OF LADING", "TRANSPORT DOCUMENT"],
  equipmentReference: ["CONTAINER", "CONTAINER NO", "CONTAINER NUMBER", "CNTR", "CNTR NO"],
  move: ["STATUS", "EVENT", "MOVE", "MOVEMENT", "ACTIVITY", "MILESTONE"],
  eventDateTime: ["DATE", "DATE TIME", "DATE AND TIME", "EVENT DATE", "EVENT TIME"],
  time: ["TIME", "LOCAL TIME"],
  place: ["PLACE", "LOCATION", "PORT"],
  facilityName: ["TERMINAL", "FACILITY"],
  vesselName: ["VESSEL", "VESSEL NAME", "SHIP"],
  vesselIMONumber: ["IMO", "IMO NO", "IMO NUMBER"],
  voyageReference: ["VOYAGE", "VOYAGE NO", "VOY", "VOY NO"],
  changeRemark: ["REMARK", "REMARKS", "COMMENT", "COMMENTS"],
};

const KNOWN_HEADERS: ReadonlyMap<string, string> = new Map([
  ...Object.entries(HEADERS).flatMap(([name, headers]) => headers.map((header) => [header, name] as const)),
  ...TABLE_PROPERTIES.map((name) => [name.toUpperCase(), name] as const),
  ["EVENTID", "eventId"],
]);

export interface EventTableOptions {
  readonly map: EventMap;
  /** The booking of events that name none. */
  readonly booking: string | null;
  readonly readPlace: ReadPlaceCell;
}

const headerReader = ({ columns, ignore }: EventMap): ((header: string) => string | null | undefined) => {
  const own = new Map(Object.entries(columns).map(([header, name]) => [toWordKey(header), name]));
  const ignored = new Set(ignore.map(toWordKey));
  return (header) => {
    const key = toWordKey(header);
    return key === "" || ignored.has(key) ? null : (own.get(key) ?? KNOWN_HEADERS.get(key));
  };
};

const quoted = (words: readonly string[]): string => words.map((word) => `"${word}"`).join(", ");

const headProblems = (
  head: readonly string[],
  names: readonly (string | null | undefined)[],
  booking: string | null,
): readonly string[] => {
  const unknown = head.filter((_, index) => names[index] === undefined);
  if (unknown.length > 0)
    return [
      `the column ${quoted(unknown)} is not known. Say what it is with --column "${unknown[0]}=<property>" (${TABLE_PROPERTIES.join(", ")}), or leave it out with --ignore "${unknown[0]}"`,
    ];
  const stated = names.filter((name): name is string => typeof name === "string");
  const twice = stated.find((name, index) => stated.indexOf(name) !== index);
  if (twice !== undefined) return [`two columns are ${twice}: leave one out with --ignore`];
  const has = (...some: readonly string[]): boolean => some.some((name) => stated.includes(name));
  const missing = [
    ...(booking !== null || has("bookingId", "transportDocument", "equipmentReference")
      ? []
      : ["bookingId, transportDocument or equipmentReference"]),
    ...(has("move") || has("eventType") ? [] : ["eventType (or move)"]),
    ...(has("move") || has("eventClassifierCode") ? [] : ["eventClassifierCode (or move)"]),
    ...(has("move") || has(...EVENT_CODE_COLUMNS) ? [] : [`${EVENT_CODE_COLUMNS.join(", ")} (or move)`]),
  ];
  return missing.map((name) => `the column ${name} is missing`);
};

const CLASSIFIERS: ReadonlyMap<string, string> = new Map([
  ["ACTUAL", "ACT"],
  ["ESTIMATED", "EST"],
  ["ESTIMATE", "EST"],
  ["EXPECTED", "EST"],
  ["PLANNED", "PLN"],
]);

interface Readers {
  readonly readMove: ReturnType<typeof moveReader>;
  readonly dates: DateReader;
  readonly readPlace: ReadPlaceCell;
}

type Part = { readonly cells: readonly (readonly [string, string])[] } | { readonly problem: string };

const labelOf = (codes: string): string =>
  readTrackingEvent(Object.fromEntries(readMoveCodes(codes) ?? []))
    .map(getMoveLabel)
    .unwrapOr(codes);

const moveAnswer = (word: string): string => {
  const codes = suggestMove(word);
  return codes === null
    ? `Say what it is with --move "${word}=<codes>", such as LOAD LADEN VESSEL (${labelOf("LOAD LADEN VESSEL")}) or GTIN LADEN (${labelOf("GTIN LADEN")})`
    : `If it is "${labelOf(codes)}", say --move "${word}=${codes}"`;
};

const readMoveCell = (word: string, { readMove }: Readers): Part => {
  if (word === "") return { cells: [] };
  const cells = readMove(word);
  return cells === null
    ? { problem: `the move "${word}" is not known. ${moveAnswer(word)}, and keep the answer with --save-map` }
    : { cells: [...cells] };
};

/** A code that no place has is imported with a warning, as in the files of carriers. */
const LOCODE = /^[A-Z]{2} ?[A-Z2-9]{3}$/;

const readPlaceCell = (text: string, { readPlace }: Readers): Part => {
  if (text === "") return { cells: [] };
  const place = readPlace(text);
  if (place.kind === "place") return { cells: [["unLocationCode", place.code]] };
  return LOCODE.test(text)
    ? { cells: [["unLocationCode", text.replace(" ", "")]] }
    : { problem: place.sentence.replace(/\.$/, "") };
};

const readDateCells = (name: string, text: string, time: string, { dates }: Readers): Part => {
  const written = time === "" || /\d:\d/.test(text) ? text : `${text} ${time}`;
  if (text === "" || readEventTime(written).kind === "known") return { cells: [[name, written]] };
  const read = dates.read(written);
  if (read.kind === "date") return { cells: [[name, storedDate(read).replace(" ", "T")]] };
  return read.kind === "ambiguous"
    ? { problem: `${name} "${written}" is ${read.dayFirst} or ${read.monthFirst}: say --day-first or --month-first` }
    : { cells: [[name, written]] };
};

const OWN_CELLS = new Set(["move", "place", "time", "eventDateTime", "eventCreatedDateTime", "eventClassifierCode"]);

const readLine = (
  line: number,
  written: ReadonlyMap<string, string>,
  readers: Readers,
): EventCells | readonly EventProblem[] => {
  const textOf = (name: string): string => written.get(name) ?? "";
  const classifier = textOf("eventClassifierCode");
  const parts = [
    readMoveCell(textOf("move"), readers),
    readPlaceCell(textOf("place"), readers),
    readDateCells("eventDateTime", textOf("eventDateTime"), textOf("time"), readers),
    readDateCells("eventCreatedDateTime", textOf("eventCreatedDateTime"), "", readers),
  ];
  const problems = parts.flatMap((part) => ("problem" in part ? [{ line, sentence: part.problem }] : []));
  if (problems.length > 0) return problems;
  const stated = [...written].filter(([name, text]) => text !== "" && !OWN_CELLS.has(name));
  return {
    line,
    cells: new Map([
      ...parts.flatMap((part) => ("cells" in part ? part.cells : [])),
      ...(classifier === ""
        ? []
        : [["eventClassifierCode", CLASSIFIERS.get(toWordKey(classifier)) ?? classifier] as const]),
      ...stated,
    ]),
  };
};

const DATES = ["eventDateTime", "eventCreatedDateTime"];

/** Reads the events of a table whose first line names the columns, by property names of the API or in a clerk's words. */
export const readEventTable = (
  lines: readonly TableLine[],
  { map, booking, readPlace }: EventTableOptions,
): EventDocument => {
  const [head, ...rest] = lines;
  if (head === undefined || rest.length === 0)
    return { entries: [], problems: [{ line: 1, sentence: "the file has no events" }] };
  const readHeader = headerReader(map);
  const names = head.cells.map(readHeader);
  const wrong = headProblems(head.cells, names, booking);
  if (wrong.length > 0) return { entries: [], problems: wrong.map((sentence) => ({ line: head.line, sentence })) };
  const rows = rest.map(({ line, cells }) => ({
    line,
    cells: new Map(
      cells.flatMap((cell, index) => (names[index] == null ? [] : [[names[index], cell.trim()] as const])),
    ),
  }));
  const proven = settleDateOrder(rows.flatMap(({ cells }) => DATES.map((name) => cells.get(name) ?? "")));
  const order = map.dates ?? (proven === "both" ? null : proven);
  const readers = { readMove: moveReader(map.moves), dates: createDateReader(order), readPlace };
  const read = rows.map(({ line, cells }) => readLine(line, cells, readers));
  return {
    entries: read.flatMap((entry) => ("cells" in entry ? [entry] : [])),
    problems: read.flatMap((entry) => ("cells" in entry ? [] : entry)),
  };
};
