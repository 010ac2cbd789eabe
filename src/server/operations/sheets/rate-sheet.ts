import type { CalendarDate } from "#domain/time";
import type { AmountRules } from "./amount-text.ts";
import { chargeReader, type LineCharge } from "./line-charges.ts";
import { remarkLackingCharges } from "./lacking-charges.ts";
import type { DateReader } from "./date-cells.ts";
import {
  checkLimits,
  checkQuantity,
  checkRateType,
  checkTransit,
  type FieldCells,
  fieldReader,
  readCurrency,
  readSizes,
} from "./line-cells.ts";
import { checkTerms } from "./line-terms.ts";
import { chargesJson, type RateSheetLine, type StoredTable } from "./rate-sheet-line.ts";
import { type ReadLine, readTables } from "./read-lines.ts";
import { readPlaces } from "./line-places.ts";
import { findHeadBasis, readSchedule } from "./line-dates.ts";
import { PLACE_FIELDS } from "./field-names.ts";
import type { ReadPlaceCell } from "./place-cell.ts";
import type { RateTable } from "./rate-table.ts";
import type { TableLine } from "./read-table.ts";
import { fortyAnswers, findBareForty, readSizeAndType, type SheetSizes } from "./sheet-sizes.ts";
import { storedCellsReader } from "./stored-cells.ts";
import { storedJson } from "#server/platform/database/statements.ts";
import { askSamePrices } from "./same-prices.ts";
import { type AddNote, noteAdder, type OpenNotes, type SortedNotes } from "./sheet-notes.ts";

export interface SheetOptions {
  readonly id: string;
  readonly today: CalendarDate;
  readonly validFrom: CalendarDate;
  readonly validTill: CalendarDate;
  readonly dates: DateReader;
  /** The currency that the importer states for bare figures; null without a statement. */
  readonly currency: string | null;
  /** `VALID FROM` and `VALID TILL` where options state them. */
  readonly statedDays: ReadonlySet<string>;
  readonly amounts: AmountRules;
  /** A size as the sheet writes it → the sizes that it means. */
  readonly sizes: SheetSizes;
  /** `Contract` or `Spot` for lines without a RATE TYPE; null without a statement. */
  readonly rateType: string | null;
  readonly findPlace: ReadPlaceCell;
  readonly onProgress: (done: number, all: number) => void;
}

export interface ReadRateSheet {
  readonly rows: readonly RateSheetLine[];
  readonly notes: SortedNotes;
}

const HELPERS = new Set([
  "LOADING CODE",
  "DISCHARGE CODE",
  "LOADING COUNTRY",
  "DISCHARGE COUNTRY",
  "ROW NUMBER",
  "UPDATED ON",
]);
const MAX_LINES_OF_LANE = 1_000;
const LANE_LENGTH = 11;
const PLACE_NAMES: ReadonlySet<string> = new Set(PLACE_FIELDS);

/** The columns of a line as they are stored, with what was read in place of what was written. */
const toFields = (
  cells: FieldCells,
  rateType: string | null,
  stored: Readonly<Record<string, string>>,
  currency: string | null,
  sizes: readonly string[] | null,
): Readonly<Record<string, string>> => {
  const fields: Record<string, string> = {};
  if (rateType !== null) fields["RATE TYPE"] = rateType;
  for (const [field, { text }] of cells) if (!HELPERS.has(field) && !PLACE_NAMES.has(field)) fields[field] = text;
  Object.assign(fields, stored);
  if (currency !== null) fields["CURRENCY"] = currency;
  if (sizes !== null) fields["CONTAINER SIZE"] = sizes.join("/");
  return fields;
};

/** A freight of a size that the line does not quote, because CONTAINER SIZE names others. */
const remarkOtherSizes = (charges: readonly LineCharge[], sizes: readonly string[], add: AddNote): void => {
  for (const { header, column, text } of charges) {
    const { label, equipment, isFreight, otherLabels } = header;
    if (!isFreight || equipment === null || otherLabels !== undefined || sizes.includes(equipment)) continue;
    add("remarks", "size", column, `${label} "${text}" is not quoted: CONTAINER SIZE is ${sizes.join("/")}.`);
  }
};

const REEFERS: ReadonlySet<string> = new Set(["20RE", "40RH"]);

const isReeferLine = (charges: readonly LineCharge[], stated: readonly string[] | null): boolean => {
  const sizes = stated ?? charges.flatMap(({ header }) => (header.isFreight ? (header.equipment ?? "any") : []));
  return sizes.length > 0 && sizes.every((size) => REEFERS.has(size));
};

const lineReader =
  (facts: SheetOptions) =>
  (table: RateTable, createId: (line: TableLine) => string, position: number): ReadLine<RateSheetLine> => {
    const { columns } = table;
    const readFields = fieldReader(columns);
    const readCharges = chargeReader(table, facts.amounts);
    const stored: StoredTable = {
      sheetId: facts.id,
      tab: table.tabName,
      createId,
      readCells: storedCellsReader(table, position),
    };
    const basis = findHeadBasis(columns);
    return (line, add) => {
      const cells = readFields(line, add);
      const places = readPlaces(cells, facts.findPlace, columns, add);
      const { stored: dates, validFrom, validTill, validFor } = readSchedule(cells, facts, basis, add);
      checkTransit(cells, add);
      checkRateType(cells, add);
      checkTerms(cells, add);
      const currency = readCurrency(cells, facts, add);
      const sizes = readSizes(cells, facts.sizes, add);
      const charges = readCharges(line, currency, add);
      if (sizes !== null) remarkOtherSizes(charges, sizes, add);
      checkLimits(cells, columns, isReeferLine(charges, sizes), add);
      checkQuantity(cells, columns, add);
      return {
        table: stored,
        source: line,
        portOfLoading: places["PORT OF LOADING"] ?? "",
        portOfDischarge: places["PORT OF DISCHARGE"] ?? "",
        placeOfReceipt: places["PLACE OF RECEIPT"] ?? null,
        placeOfDelivery: places["PLACE OF DELIVERY"] ?? null,
        validFrom,
        validTill,
        validFor,
        fields: JSON.stringify(toFields(cells, facts.rateType, dates, currency, sizes)),
        charges,
      };
    };
  };

const addSizeRemarks = ({ tab, headLine, columns }: RateTable, notes: OpenNotes): void => {
  const isSized = columns.some(
    ({ column }) => column.kind === "field" && /^(?:CONTAINER SIZE|EQUIPMENT TYPE)$/.test(column.field),
  );
  if (isSized) return;
  const add = noteAdder(notes, tab, headLine);
  for (const [index, { header, column }] of columns.entries())
    if (column.kind === "charge" && column.isFreight && column.equipment === null)
      add("remarks", "size", index, `"${header}" names no container size: it is quoted for every size.`);
};

const sizeCell = (columns: RateTable["columns"], field: string): number =>
  columns.findIndex(({ column }) => column.kind === "field" && column.field === field);

/** Asks about rows of a bare `40` in a table without rows of 40HC. */
const askFortyFeet = ({ tab, columns, lines }: RateTable, sizes: SheetSizes, notes: OpenNotes): void => {
  const stated = sizeCell(columns, "CONTAINER SIZE");
  const type = sizeCell(columns, "EQUIPMENT TYPE");
  const at = stated === -1 ? type : stated;
  if (at === -1) return;
  const found = new Map<string, { readonly written: string; readonly type: string; readonly line: number }>();
  for (const { cells, line } of lines) {
    const [written, words] = [cells[at] ?? "", stated === -1 ? "" : (cells[type] ?? "")];
    const key = `${written}\n${words}`;
    if (!found.has(key)) found.set(key, { written, type: words, line });
  }
  const read = [...found.values()];
  const hasHighCube = read.some((cell) => readSizeAndType(cell.written, cell.type, sizes)?.includes("40HC") === true);
  if (hasHighCube) return;
  for (const { written, type: words, line } of read) {
    const bare = findBareForty(written, words, sizes);
    if (bare === null) continue;
    const sentence = `"${bare}" can be 40GP, or 40GP and 40HC. Say ${fortyAnswers(bare)}.`;
    noteAdder(notes, tab, line)("problems", "size", at, sentence, { topic: "size", text: bare });
  }
};

const checkLanes = (rows: readonly RateSheetLine[], tab: string | null, notes: OpenNotes): void => {
  const lanes = new Map<string, { readonly first: number; count: number }>();
  for (const { portOfLoading, portOfDischarge, source } of rows) {
    const lane = `${portOfLoading}-${portOfDischarge}`;
    const known = lanes.get(lane);
    if (known === undefined) lanes.set(lane, { first: source.line, count: 1 });
    else known.count += 1;
  }
  for (const [lane, { first, count }] of lanes)
    if (count > MAX_LINES_OF_LANE && lane.length === LANE_LENGTH) {
      const sentence = `the lane ${lane} has ${count} lines; at most ${MAX_LINES_OF_LANE} can be quoted. Remove lines.`;
      noteAdder(notes, tab, first)("problems", "amount", null, sentence);
    }
};

const toPriceKey = ({ validFrom, validTill, validFor, placeOfReceipt, placeOfDelivery, fields }: RateSheetLine) =>
  [validFrom, validTill, validFor, placeOfReceipt, placeOfDelivery, fields].join("|");

export const readRateSheet = (tables: readonly RateTable[], facts: SheetOptions): ReadRateSheet => {
  const { rows, notes } = readTables(tables, facts, lineReader(facts));
  let read = 0;
  for (const table of tables) {
    remarkLackingCharges(table, rows.slice(read, read + table.lines.length), notes);
    read += table.lines.length;
    addSizeRemarks(table, notes);
    askFortyFeet(table, facts.sizes, notes);
  }
  checkLanes(rows, tables[0]?.tab ?? null, notes);
  askSamePrices(
    tables,
    rows,
    toPriceKey,
    (line) => storedJson<Readonly<Record<string, string>>>(chargesJson(line)),
    notes,
  );
  return { rows, notes };
};
