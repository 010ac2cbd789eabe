import { CFS_CUT_OFF, NEXT_DEPARTURES } from "../services/lcl/lcl-departures.ts";
import type { LclCharges } from "../stores/lcl-tables.ts";
import type { LineNote } from "./rate-sheet.ts";
import type { TableLine } from "./read-table.ts";

/** Column in upper case → cell as written; empty cells are left out. */
export type LclCells = Readonly<Record<string, string>>;

/** The column of the container freight station. */
export const CFS = "DEST CFS";
const REQUIRED = ["PORT OF LOADING", "PORT OF DISCHARGE"];
/** Column of the sheet → field of the wire. */
const FIELDS: ReadonlyMap<string, string> = new Map([
  ["DEST COUNTRY", "Dest Country"],
  ["TTT (PORT TO PORT)", "TTT (PORT TO PORT)"],
  [NEXT_DEPARTURES, NEXT_DEPARTURES],
  [CFS_CUT_OFF, CFS_CUT_OFF],
  ["CURRENCY", "CURRENCY"],
  ["W/M RATIO", "W/M RATIO"],
  ["W/M MINIMUM", "W/M MINIMUM"],
  ["W/M ROUNDING", "W/M ROUNDING"],
  ["REMARKS", "REMARKS"],
]);
const OTHERS = new Set([...REQUIRED, CFS, "ORIGIN CODE", "VALID FROM", "VALID TILL"]);
const CHARGE = /^(ORIGIN|DEST|DESTINATION|WAREHOUSE) ?(?::|-|–) ?(.+)$/;

/** The columns of a head line. */
export const lclHead = (line: TableLine): readonly string[] =>
  line.cells.map((cell) => cell.toUpperCase().replaceAll(/\s+/g, " ").trim());

/** Whether a head line is that of an LCL tariff: it names a station, or charges by where they are paid. */
export const isLclSheet = (lines: readonly TableLine[]): boolean =>
  lines.slice(0, 1).some((line) => lclHead(line).some((name) => name === CFS || CHARGE.test(name)));

/** Where a column's charge is paid, and its name; ocean freight stands among the origin charges. */
const chargeOf = (column: string): readonly [keyof LclCharges, string] | null => {
  const [, side, name] = CHARGE.exec(column) ?? [];
  if (name === undefined) return /^(?:OCEAN|SEA) FREIGHT\b/.test(column) ? ["origin", column] : null;
  if (side === "WAREHOUSE") return ["warehouse", name];
  return [side === "ORIGIN" ? "origin" : "destination", name];
};

const isKnown = (name: string): boolean =>
  name === "" || OTHERS.has(name) || FIELDS.has(name) || chargeOf(name) !== null;

/** What is wrong with a head line: columns that are missing, unknown or there twice. */
export const lclHeadProblems = (head: readonly string[], line: number): readonly LineNote[] => {
  const twice = head.filter((name, index) => name !== "" && head.indexOf(name) < index);
  return [
    ...REQUIRED.filter((name) => !head.includes(name)).map((name) => `the column ${name} is missing`),
    ...(head.some((name) => chargeOf(name)?.[1].includes("FREIGHT")) ? [] : ["no column is the ocean freight"]),
    ...head
      .filter((name) => !isKnown(name))
      .map((name) => `the column ${name} is not known; charges begin with ORIGIN:, DESTINATION: or WAREHOUSE:`),
    ...twice.map((name) => `the column ${name} stands twice`),
  ].map((sentence) => ({ line, sentence }));
};

/** A line's cells by column. */
export const lclCellsOf = (head: readonly string[], { cells }: TableLine): LclCells =>
  Object.fromEntries(head.flatMap((name, index) => (name === "" || !cells[index] ? [] : [[name, cells[index]]])));

/** The three maps of a line. */
export const lclChargesOf = (cells: LclCells): LclCharges => {
  const of = (side: keyof LclCharges): LclCells =>
    Object.fromEntries(
      Object.entries(cells).flatMap(([column, cell]) => {
        const charge = chargeOf(column);
        return charge?.[0] === side ? [[charge[1], cell]] : [];
      }),
    );
  return { origin: of("origin"), destination: of("destination"), warehouse: of("warehouse") };
};

/** What a line states besides its ends and charges, under the names of the API or, for departures, of the sheet. */
export const lclFieldsOf = (cells: LclCells): LclCells =>
  Object.fromEntries(
    [...FIELDS].flatMap(([column, field]) => (cells[column] === undefined ? [] : [[field, cells[column]]])),
  );
