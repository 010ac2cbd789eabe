import type { RateSheetRowTable, StoredCells } from "#server/rate-sources/rate-sheets/tables.ts";
import type { LineCharge } from "./line-charges.ts";
import type { TableLine } from "./read-table.ts";

/** What the lines of a table share when they are stored. */
export interface StoredTable {
  readonly sheetId: string;
  readonly tab: string | null;
  readonly createId: (line: TableLine) => string;
  readonly readCells: (line: TableLine) => StoredCells;
}

/** A line as it was read. A large sheet has many of them, so what is stored is only made of one when it is needed. */
export interface RateSheetLine
  extends Required<
    Pick<
      RateSheetRowTable,
      | "portOfLoading"
      | "portOfDischarge"
      | "placeOfReceipt"
      | "placeOfDelivery"
      | "validFrom"
      | "validTill"
      | "validFor"
      | "fields"
    >
  > {
  readonly table: StoredTable;
  readonly source: TableLine;
  readonly charges: readonly LineCharge[];
}

/** The charges of a line as they are stored. */
export const chargesJson = ({ charges }: Pick<RateSheetLine, "charges">): string =>
  `{${charges.map(({ json }) => json).join(",")}}`;

/** A line as it is compared with those that are stored: without its cells. */
export const toPricedLine = (line: RateSheetLine): Omit<RateSheetRowTable, "sheetId" | "cells"> => {
  const { table, source, portOfLoading, portOfDischarge, placeOfReceipt, placeOfDelivery } = line;
  return {
    id: table.createId(source),
    line: source.line,
    tab: table.tab,
    portOfLoading,
    portOfDischarge,
    placeOfReceipt,
    placeOfDelivery,
    validFrom: line.validFrom,
    validTill: line.validTill,
    validFor: line.validFor,
    fields: line.fields,
    charges: chargesJson(line),
  };
};

/** A line as it is stored. */
export const toStoredLine = (line: RateSheetLine): RateSheetRowTable => ({
  ...toPricedLine(line),
  sheetId: line.table.sheetId,
  cells: JSON.stringify(line.table.readCells(line.source)),
});
