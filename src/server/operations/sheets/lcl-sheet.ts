import type { KnownPlace } from "#domain/places";
import { FEE_COLUMNS, type ValidityBasis } from "#domain/rates";
import { storedJson } from "#server/platform/database/statements.ts";
import { askSamePrices } from "./same-prices.ts";
import { readWmRules } from "#domain/lcl";
import { CFS_CUT_OFF, departureProblems, NEXT_DEPARTURES, type StoredLclLine } from "#server/modules/lcl/index.ts";
import { type LclCharges, mapChargeGroups } from "#domain/lcl";
import { chargeReader, type LineCharge } from "./line-charges.ts";
import { storedDate } from "./date-cells.ts";
import { checkLclTerms } from "./line-terms.ts";
import { checkLimits, checkTransit, type FieldCells, readCurrency, fieldReader } from "./line-cells.ts";
import { type ReadLine, readTables } from "./read-lines.ts";
import { readPlaces } from "./line-places.ts";
import { findHeadBasis, readSchedule } from "./line-dates.ts";
import type { SheetOptions } from "./rate-sheet.ts";
import type { RateTable } from "./rate-table.ts";
import type { TableLine } from "./read-table.ts";
import type { AddNote, SortedNotes } from "./sheet-notes.ts";

export interface ReadLclSheet {
  readonly rows: readonly StoredLclLine[];
  readonly notes: SortedNotes;
}

export interface LclSheetOptions extends SheetOptions {
  readonly byCode: (code: string) => KnownPlace | undefined;
}

const CFS = "DEST CFS";
const API_FIELDS: ReadonlyMap<string, string> = new Map([
  ["LINE", "LINE"],
  ["DISCHARGE COUNTRY", "Dest Country"],
  ["TRANSIT TIME", "TTT (PORT TO PORT)"],
  [NEXT_DEPARTURES, NEXT_DEPARTURES],
  [CFS_CUT_OFF, CFS_CUT_OFF],
  ["W/M RATIO", "W/M RATIO"],
  ["W/M MINIMUM", "W/M MINIMUM"],
  ["W/M ROUNDING", "W/M ROUNDING"],
  ["REMARKS", "REMARKS"],
  ...FEE_COLUMNS.map(([column]) => [column, column] as const),
]);

const SILENT = { ratio: null, minimum: null, rounding: null };
/** Kilograms that count as a cubic metre in any tariff; `1:1` is a ton. */
const LEAST_RATIO = 100;
const WM_FIELDS = [
  ["W/M RATIO", "ratio", "1 CBM = 1000 KG"],
  ["W/M MINIMUM", "minimum", "1 W/M"],
  ["W/M ROUNDING", "rounding", "0.1 CBM UP"],
] as const;

const checkWm = (cells: FieldCells, add: AddNote): void => {
  for (const [field, rule, example] of WM_FIELDS) {
    const cell = cells.get(field);
    if (cell === undefined) continue;
    const rules = readWmRules({ ...SILENT, [rule]: cell.text });
    if (rules === null)
      add("problems", "amount", cell.column, `${field} "${cell.text}" cannot be read (write it like ${example}).`);
    else if (rules.kgPerCbm < LEAST_RATIO)
      add(
        "problems",
        "amount",
        cell.column,
        `${field} "${cell.text}" is less than ${LEAST_RATIO} kg for 1 CBM. Write it like ${example}.`,
      );
  }
};

/** Departures and cut-offs of a line with their dates as they are stored; weekdays and `ETD-2 17:00` as written. */
const readDepartures = (cells: FieldCells, { dates }: SheetOptions, add: AddNote): Readonly<Record<string, string>> => {
  const stored: Record<string, string> = {};
  for (const field of [NEXT_DEPARTURES, CFS_CUT_OFF]) {
    const cell = cells.get(field);
    if (cell === undefined) continue;
    stored[field] = cell.text
      .split(/[;\n]/)
      .map((entry) => {
        const read = dates.read(entry.trim());
        return read.kind === "date" ? storedDate(read) : entry.trim();
      })
      .join("; ");
  }
  for (const sentence of departureProblems(stored)) {
    const field = sentence.startsWith(CFS_CUT_OFF) ? CFS_CUT_OFF : NEXT_DEPARTURES;
    add("problems", "date", cells.get(field)?.column ?? null, `${sentence}.`);
  }
  return stored;
};

const portCells = (cells: FieldCells): FieldCells =>
  cells.has(CFS) ? new Map([...cells].filter(([field]) => field !== "DISCHARGE COUNTRY")) : cells;

const readStation = (cells: FieldCells, facts: LclSheetOptions): KnownPlace | undefined => {
  const cell = cells.get(CFS);
  const place = cell === undefined ? null : facts.findPlace(cell.text, cells.get("DISCHARGE COUNTRY")?.text);
  return place?.kind === "place" ? facts.byCode(place.code) : undefined;
};

const readValidity = (cells: FieldCells, facts: LclSheetOptions, basis: ValidityBasis | null, add: AddNote) =>
  readSchedule(new Map([...cells].filter(([field]) => field.startsWith("VALID"))), facts, basis, add);

const splitByGroup = (charges: readonly LineCharge[]): LclCharges =>
  mapChargeGroups((group) =>
    Object.fromEntries(
      charges.flatMap(({ header, text }) => ((header.group ?? "origin") === group ? [[header.label, text]] : [])),
    ),
  );

const toStoredFields = (cells: FieldCells, facts: LclSheetOptions, currency: string | null, add: AddNote) => ({
  ...Object.fromEntries(
    [...API_FIELDS].flatMap(([field, name]) => {
      const text = cells.get(field)?.text;
      return text === undefined ? [] : [[name, text]];
    }),
  ),
  ...readDepartures(cells, facts, add),
  ...(currency === null ? {} : { CURRENCY: currency }),
});

const lineReader =
  (facts: LclSheetOptions) =>
  (table: RateTable, createId: (line: TableLine) => string): ReadLine<StoredLclLine> => {
    const { columns, tabName } = table;
    const readFields = fieldReader(columns);
    const readCharges = chargeReader(table, facts.amounts);
    const basis = findHeadBasis(columns);
    return (line, add) => {
      const cells = readFields(line, add);
      const places = readPlaces(portCells(cells), facts.findPlace, columns, add);
      const { validFrom, validTill, validFor } = readValidity(cells, facts, basis, add);
      checkLimits(cells, columns, false, add);
      checkTransit(cells, add);
      checkWm(cells, add);
      checkLclTerms(cells, add);
      const currency = readCurrency(cells, facts, add);
      const charges = splitByGroup(readCharges(line, currency, add));
      const [loading, discharge] = [places["PORT OF LOADING"] ?? null, places["PORT OF DISCHARGE"] ?? null];
      const findName = (code: string | null): string => (code === null ? "" : (facts.byCode(code)?.name ?? code));
      const station = readStation(cells, facts);
      return {
        id: createId(line),
        tariffId: facts.id,
        line: line.line,
        tab: tabName,
        portOfLoading: findName(loading),
        loadingCode: loading,
        portOfDischarge: findName(discharge),
        dischargeCode: discharge,
        destinationCfs: station?.name ?? cells.get(CFS)?.text ?? findName(discharge),
        cfsCode: station?.code ?? null,
        validFrom,
        validTill,
        validFor,
        fields: JSON.stringify(toStoredFields(cells, facts, currency, add)),
        charges: JSON.stringify(charges),
      };
    };
  };

const toPriceKey = ({ validFrom, validTill, validFor, destinationCfs, fields }: StoredLclLine) =>
  [validFrom, validTill, validFor, destinationCfs, fields].join("|");

const toPrices = ({ charges }: StoredLclLine): Readonly<Record<string, string>> => {
  const { origin, destination, warehouse } = storedJson<LclCharges>(charges);
  return { ...origin, ...destination, ...warehouse };
};

export const readLclSheet = (tables: readonly RateTable[], facts: LclSheetOptions): ReadLclSheet => {
  const { rows, notes } = readTables(tables, facts, lineReader(facts));
  askSamePrices(tables, rows, toPriceKey, toPrices, notes);
  return { rows, notes };
};
