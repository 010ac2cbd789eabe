import { readAmountCell } from "../../domain/charges/amount-cell.ts";
import { isCalendarDate } from "../../domain/time/calendar.ts";
import { readDay } from "../rate-sources/sheets/sheet-dates.ts";
import type { RateSheetRowTable } from "../stores/sheet-tables.ts";
import type { PlaceCell } from "./place-cell.ts";
import type { TableLine } from "./read-table.ts";

/** A sentence about one line of the file. */
export interface LineNote {
  readonly line: number;
  readonly sentence: string;
}

/** A rate sheet as it was read. With `problems` nothing may be imported; `remarks` are cells kept as written. */
export interface ReadRateSheet {
  readonly rows: readonly RateSheetRowTable[];
  readonly problems: readonly LineNote[];
  readonly remarks: readonly LineNote[];
}

export interface SheetFacts {
  readonly id: string;
  readonly validTill: string;
  readonly placeOf: (cell: string) => PlaceCell;
  /** Hears of every thousandth line. */
  readonly onProgress: (done: number, all: number) => void;
}

const PLACES = ["PORT OF LOADING", "PORT OF DISCHARGE", "PLACE OF RECEIPT", "PLACE OF DELIVERY"];
const FIELDS = new Set(
  [
    "RATE TYPE|VALID FROM|VALID TILL|CFS CUT OFF|VGM CUT OFF|VESSEL|VOYAGE|ETA|ETD|TRANSIT TIME|EQUIPMENT TYPE",
    "MAX NET WEIGHT|CURRENCY|CONTACT PERSON|CONTACT EMAIL|CONTACT PHONE|SERVICE|REMARKS|SUPPORT",
  ].flatMap((names) => names.split("|")),
);
const MAIN_CHARGE = "OCEAN FREIGHT";
const STEP = 1_000;

type Cells = Readonly<Record<string, string>>;

const headOf = (line: TableLine): readonly string[] =>
  line.cells.map((cell) => cell.toUpperCase().replaceAll(/\s+/g, " ").trim());

const headProblems = (head: readonly string[], line: number): readonly LineNote[] => {
  const missing = ["PORT OF LOADING", "PORT OF DISCHARGE"].filter((name) => !head.includes(name));
  const twice = head.filter((name, index) => name !== "" && head.indexOf(name) < index);
  return [
    ...missing.map((name) => ({ line, sentence: `the column ${name} is missing` })),
    ...(head.some((name) => name.startsWith(MAIN_CHARGE))
      ? []
      : [{ line, sentence: `no column begins with ${MAIN_CHARGE}` }]),
    ...twice.map((name) => ({ line, sentence: `the column ${name} stands twice` })),
  ];
};

const cellsOf = (head: readonly string[], { cells }: TableLine): Cells =>
  Object.fromEntries(head.flatMap((name, index) => (name === "" || !cells[index] ? [] : [[name, cells[index]]])));

const pick = (cells: Cells, wanted: (name: string) => boolean): Cells =>
  Object.fromEntries(Object.entries(cells).filter(([name]) => wanted(name)));

const isCharge = (name: string): boolean => !FIELDS.has(name) && !PLACES.includes(name);

const dateProblems = (cells: Cells): readonly string[] =>
  ["VALID FROM", "VALID TILL"].flatMap((name) => {
    const cell = cells[name];
    return cell === undefined || readDay(cell) !== null ? [] : [`${name} "${cell}" is not a day`];
  });

const placeProblems = (cells: Cells, places: ReadonlyMap<string, PlaceCell>): readonly string[] =>
  PLACES.flatMap((name) => {
    const place = places.get(name);
    if (place === undefined) return name.startsWith("PORT") && cells[name] === undefined ? [`${name} is empty`] : [];
    return place.kind === "unknown" ? [`${name} ${place.sentence}`] : [];
  });

const chargeProblems = (charges: Cells): readonly string[] =>
  Object.keys(charges).some((name) => name.startsWith(MAIN_CHARGE)) ? [] : [`no ${MAIN_CHARGE} is stated`];

const codeIn = (places: ReadonlyMap<string, PlaceCell>, name: string): string | null => {
  const place = places.get(name);
  return place?.kind === "place" ? place.code : null;
};

const remarksOf = (charges: Cells, currency: string | undefined): readonly string[] =>
  Object.entries(charges).flatMap(([name, cell]) =>
    readAmountCell(cell, currency ?? "USD").kind === "unreadable" ? [`${name} "${cell}" is kept as written`] : [],
  );

const readLine = (head: readonly string[], line: TableLine, facts: SheetFacts) => {
  const cells = cellsOf(head, line);
  const places = new Map(
    PLACES.flatMap((name) => {
      const cell = cells[name];
      return cell === undefined ? [] : [[name, facts.placeOf(cell)] as const];
    }),
  );
  const charges = pick(cells, isCharge);
  const fields = pick(cells, (name) => FIELDS.has(name));
  const till = readDay(fields["VALID TILL"] ?? "") ?? facts.validTill;
  const row: RateSheetRowTable = {
    id: `${facts.id}-${line.line}`,
    sheetId: facts.id,
    line: line.line,
    portOfLoading: codeIn(places, "PORT OF LOADING") ?? "",
    portOfDischarge: codeIn(places, "PORT OF DISCHARGE") ?? "",
    placeOfReceipt: codeIn(places, "PLACE OF RECEIPT"),
    placeOfDelivery: codeIn(places, "PLACE OF DELIVERY"),
    validTill: isCalendarDate(till) ? till : facts.validTill,
    fields: JSON.stringify(fields),
    charges: JSON.stringify(charges),
  };
  const problems = [...placeProblems(cells, places), ...dateProblems(cells), ...chargeProblems(charges)];
  return { row, problems, remarks: remarksOf(charges, fields["CURRENCY"]) };
};

const notes = (line: number, sentences: readonly string[]): readonly LineNote[] =>
  sentences.map((sentence) => ({ line, sentence }));

/**
 * Reads a rate sheet: a head line with upper-case columns, then one lane a line. Columns that are not known as facts are
 * charges, with their cells kept as written. Every problem is named by its line.
 */
export const readRateSheet = (lines: readonly TableLine[], facts: SheetFacts): ReadRateSheet => {
  const [first, ...rest] = lines;
  if (first === undefined || rest.length === 0)
    return { rows: [], problems: [{ line: 1, sentence: "the sheet has no lines" }], remarks: [] };
  const head = headOf(first);
  const wrongHead = headProblems(head, first.line);
  if (wrongHead.length > 0) return { rows: [], problems: wrongHead, remarks: [] };
  const read = rest.map((line, index) => {
    if ((index + 1) % STEP === 0) facts.onProgress(index + 1, rest.length);
    return { line: line.line, ...readLine(head, line, facts) };
  });
  return {
    rows: read.map(({ row }) => row),
    problems: read.flatMap(({ line, problems }) => notes(line, problems)),
    remarks: read.flatMap(({ line, remarks }) => notes(line, remarks)),
  };
};
