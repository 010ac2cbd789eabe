import { readAmountCell } from "../../domain/charges/amount-cell.ts";
import { isCurrencyCode } from "../../domain/money/currency.ts";
import { readWmRules } from "../../domain/lcl/wm-rules.ts";
import { readDay, readDays } from "../rate-sources/sheets/sheet-dates.ts";
import { departureProblems } from "../services/lcl/lcl-departures.ts";
import type { LclCharges, LclLineTable } from "../stores/lcl-tables.ts";
import type { PlaceSeed } from "../services/places/seeds/seed.ts";
import { CFS, type LclCells, lclCellsOf, lclChargesOf, lclFieldsOf, lclHead, lclHeadProblems } from "./lcl-columns.ts";
import type { PlaceCell } from "./place-cell.ts";
import type { LineNote } from "./rate-sheet.ts";
import type { TableLine } from "./read-table.ts";

/** An LCL tariff as it was read. With `problems` nothing may be imported; `remarks` are cells kept as written. */
export interface ReadLclSheet {
  readonly lines: readonly LclLineTable[];
  readonly problems: readonly LineNote[];
  readonly remarks: readonly LineNote[];
}

export interface LclSheetFacts {
  readonly id: string;
  readonly validTill: string;
  readonly placeOf: (cell: string) => PlaceCell;
  readonly byCode: (code: string) => PlaceSeed | undefined;
  /** Hears of every thousandth line. */
  readonly onProgress: (done: number, all: number) => void;
}

const STEP = 1_000;
interface Ends {
  readonly from: PlaceCell;
  readonly to: PlaceCell;
  /** The station, where the line names one that is a place we know. */
  readonly station: PlaceSeed | undefined;
}

const EMPTY: PlaceCell = { kind: "unknown", sentence: "is empty" };

const endsOf = (cells: LclCells, facts: LclSheetFacts): Ends => {
  const placeIn = (column: string): PlaceCell => (cells[column] === undefined ? EMPTY : facts.placeOf(cells[column]));
  const station = placeIn(CFS);
  return {
    from: placeIn("PORT OF LOADING"),
    to: placeIn("PORT OF DISCHARGE"),
    station: station.kind === "place" ? facts.byCode(station.code) : undefined,
  };
};

const endProblems = ({ from, to }: Ends): readonly string[] => [
  ...(from.kind === "unknown" ? [`PORT OF LOADING ${from.sentence}`] : []),
  ...(to.kind === "unknown" ? [`PORT OF DISCHARGE ${to.sentence}`] : []),
  ...(from.kind === "place" && to.kind === "place" && from.code === to.code
    ? ["PORT OF LOADING and PORT OF DISCHARGE are the same"]
    : []),
];

const SILENT = { ratio: null, minimum: null, rounding: null };
/** Column, what it is of the rules, and how it is written. */
const WM_COLUMNS = [
  ["W/M RATIO", "ratio", "1 CBM = 1000 KG"],
  ["W/M MINIMUM", "minimum", "1 W/M"],
  ["W/M ROUNDING", "rounding", "0.1 CBM UP"],
] as const;

const wmProblems = (cells: LclCells): readonly string[] =>
  WM_COLUMNS.flatMap(([column, rule, example]) => {
    const cell = cells[column];
    return cell === undefined || readWmRules({ ...SILENT, [rule]: cell }) !== null
      ? []
      : [`${column} "${cell}" cannot be read (${example})`];
  });

const cellProblems = (cells: LclCells, charges: LclCharges): readonly string[] => {
  const days = ["VALID FROM", "VALID TILL"].flatMap((name) => {
    const cell = cells[name];
    return cell === undefined || readDay(cell) !== null ? [] : [`${name} "${cell}" is not a day`];
  });
  const transit = cells["TTT (PORT TO PORT)"];
  const currency = cells["CURRENCY"];
  const freight = [charges.origin, charges.destination].flatMap(Object.keys).some((name) => name.includes("FREIGHT"));
  return [
    ...days,
    ...(transit === undefined || readDays(transit) !== null
      ? []
      : [`TTT (PORT TO PORT) "${transit}" is not a number of days`]),
    ...(currency === undefined || isCurrencyCode(currency.toUpperCase())
      ? []
      : [`CURRENCY "${currency}" is not a currency`]),
    ...(freight ? [] : ["no ocean freight is stated"]),
  ];
};

const remarksOf = ({ origin, destination, warehouse }: LclCharges, currency: string | undefined): readonly string[] =>
  [origin, destination, warehouse].flatMap((charges) =>
    Object.entries(charges).flatMap(([name, cell]) =>
      readAmountCell(cell, currency?.toUpperCase() ?? null).kind === "unreadable"
        ? [`${name} "${cell}" is kept as written and has no price`]
        : [],
    ),
  );

const nameOf = (cell: PlaceCell, facts: LclSheetFacts): string =>
  cell.kind === "place" ? (facts.byCode(cell.code)?.name ?? cell.code) : "";

const readLine = (head: readonly string[], line: TableLine, facts: LclSheetFacts) => {
  const cells = lclCellsOf(head, line);
  const ends = endsOf(cells, facts);
  const charges = lclChargesOf(cells);
  const discharge = nameOf(ends.to, facts);
  const row: LclLineTable = {
    id: `${facts.id}-${line.line}`,
    tariffId: facts.id,
    line: line.line,
    portOfLoading: nameOf(ends.from, facts),
    loadingCode: ends.from.kind === "place" ? ends.from.code : null,
    portOfDischarge: discharge,
    dischargeCode: ends.to.kind === "place" ? ends.to.code : null,
    destinationCfs: ends.station?.name ?? cells[CFS] ?? discharge,
    cfsCode: ends.station?.code ?? null,
    validTill: readDay(cells["VALID TILL"] ?? "") ?? facts.validTill,
    fields: JSON.stringify(lclFieldsOf(cells)),
    charges: JSON.stringify(charges),
  };
  const problems = [
    ...endProblems(ends),
    ...wmProblems(cells),
    ...departureProblems(cells),
    ...cellProblems(cells, charges),
  ];
  return { row, problems, remarks: remarksOf(charges, cells["CURRENCY"]) };
};

/**
 * Reads an LCL tariff: a head line, then one lane and station a line. Charges stand in columns that begin with ORIGIN:,
 * DESTINATION: or WAREHOUSE:, and OCEAN FREIGHT, with their cells kept as written. Every problem is named by its line.
 */
export const readLclSheet = (table: readonly TableLine[], facts: LclSheetFacts): ReadLclSheet => {
  const [first, ...rest] = table;
  const nothing = (problems: readonly LineNote[]): ReadLclSheet => ({ lines: [], problems, remarks: [] });
  if (first === undefined || rest.length === 0) return nothing([{ line: 1, sentence: "the sheet has no lines" }]);
  const head = lclHead(first);
  const wrongHead = lclHeadProblems(head, first.line);
  if (wrongHead.length > 0) return nothing(wrongHead);
  const read = rest.map((line, index) => {
    if ((index + 1) % STEP === 0) facts.onProgress(index + 1, rest.length);
    return { line: line.line, ...readLine(head, line, facts) };
  });
  const notes = (pick: (one: (typeof read)[number]) => readonly string[]): readonly LineNote[] =>
    read.flatMap((one) => pick(one).map((sentence) => ({ line: one.line, sentence })));
  return {
    lines: read.map(({ row }) => row),
    problems: notes(({ problems }) => problems),
    remarks: notes(({ remarks }) => remarks),
  };
};
