import type { CalendarDate } from "#domain/time";
import type { RateSheetRowTable } from "#server/rate-sources/rate-sheets/tables.ts";
import { chargeReader, type CurrencySigns } from "./charge-cells.ts";
import type { DateOrder } from "./date-cells.ts";
import {
  checkTransit,
  PLACE_FIELDS,
  type ReadLine,
  readCurrency,
  readFieldCells,
  readPlaces,
  readSizes,
  readTables,
} from "./line-cells.ts";
import { readSchedule } from "./line-dates.ts";
import type { ReadPlaceCell } from "./place-cell.ts";
import type { RateTable } from "./rate-table.ts";
import { storedCellsReader } from "./stored-cells.ts";
import { noteAdder, type OpenNotes, type SortedNotes } from "./sheet-notes.ts";

export interface SheetFacts {
  readonly id: string;
  readonly today: CalendarDate;
  readonly validFrom: CalendarDate;
  readonly validTill: CalendarDate;
  readonly order: DateOrder | null;
  /** The currency that the importer states for bare figures; null without a statement. */
  readonly currency: string | null;
  readonly signs: CurrencySigns;
  /** `Contract` or `Spot` for lines without a RATE TYPE; null without a statement. */
  readonly rateType: string | null;
  readonly findPlace: ReadPlaceCell;
  readonly onProgress: (done: number, all: number) => void;
}

export interface ReadRateSheet {
  readonly rows: readonly RateSheetRowTable[];
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
const MOST_LINES_OF_LANE = 1_000;
const LANE_LENGTH = 11;
const PLACE_NAMES: ReadonlySet<string> = new Set(PLACE_FIELDS);

const lineReader =
  (facts: SheetFacts) =>
  (table: RateTable, createId: (line: number) => string, position: number): ReadLine<RateSheetRowTable> => {
    const { columns } = table;
    const readCharges = chargeReader(columns, facts.signs);
    const readStored = storedCellsReader(table, position);
    return (line, add) => {
      const cells = readFieldCells(columns, line, add);
      const places = readPlaces(cells, facts.findPlace, add);
      const { stored, validFrom, validTill, validFor } = readSchedule(cells, facts, add);
      checkTransit(cells, add);
      const currency = readCurrency(cells, facts, add);
      const sizes = readSizes(cells, add);
      const own = [...cells].filter(([field]) => !HELPERS.has(field) && !PLACE_NAMES.has(field));
      const fields = {
        ...(facts.rateType === null ? {} : { "RATE TYPE": facts.rateType }),
        ...Object.fromEntries(own.map(([field, { text }]) => [field, text])),
        ...stored,
        ...(currency === null ? {} : { CURRENCY: currency }),
        ...(sizes === null ? {} : { "CONTAINER SIZE": sizes.join("/") }),
      };
      const charges = readCharges(line, currency, add).map(({ header, text }) => [header.label, text]);
      return {
        id: createId(line.line),
        sheetId: facts.id,
        line: line.line,
        portOfLoading: places["PORT OF LOADING"] ?? "",
        portOfDischarge: places["PORT OF DISCHARGE"] ?? "",
        placeOfReceipt: places["PLACE OF RECEIPT"] ?? null,
        placeOfDelivery: places["PLACE OF DELIVERY"] ?? null,
        validFrom,
        validTill,
        validFor,
        fields: JSON.stringify(fields),
        charges: JSON.stringify(Object.fromEntries(charges)),
        cells: JSON.stringify(readStored(line)),
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

const checkLanes = (rows: readonly RateSheetRowTable[], tab: string | null, notes: OpenNotes): void => {
  const lanes = Map.groupBy(rows, ({ portOfLoading, portOfDischarge }) => `${portOfLoading}-${portOfDischarge}`);
  for (const [lane, { length, 0: first }] of lanes)
    if (length > MOST_LINES_OF_LANE && lane.length === LANE_LENGTH) {
      const sentence = `the lane ${lane} has ${length} lines; at most ${MOST_LINES_OF_LANE} can be quoted. Remove lines.`;
      noteAdder(notes, tab, first?.line ?? 1)("problems", "amount", null, sentence);
    }
};

export const readRateSheet = (tables: readonly RateTable[], facts: SheetFacts): ReadRateSheet => {
  const { rows, notes } = readTables(tables, facts, lineReader(facts));
  for (const table of tables) addSizeRemarks(table, notes);
  checkLanes(rows, tables[0]?.tab ?? null, notes);
  return { rows, notes };
};
