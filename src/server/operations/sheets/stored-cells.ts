import type { StoredCells } from "#server/rate-sources/rate-sheets/tables.ts";
import type { RateTable } from "./rate-table.ts";
import type { TableLine } from "./read-table.ts";

const MAX_CELLS = 60;
const MAX_CHARACTERS = 200;

const trimText = (text: string): string => text.trim().slice(0, MAX_CHARACTERS);

/** Positions of the columns that a shipper may see: they have a header, and nobody declared them as ignored. */
const listShownColumns = ({ columns }: RateTable): readonly number[] =>
  columns.flatMap(({ column }, index) => (column.kind === "ignored" ? [] : [index])).slice(0, MAX_CELLS);

/** The headers of a table whose cells are stored. */
export const listStoredHeaders = (table: RateTable): readonly string[] =>
  listShownColumns(table).map((index) => trimText(table.columns[index]?.header ?? ""));

/** Reads the cells of a line as they are stored; `position` is that of the table in the file. */
export const storedCellsReader = (table: RateTable, position: number): ((line: TableLine) => StoredCells) => {
  const shown = listShownColumns(table);
  return ({ cells }) => ({ table: position, texts: shown.map((index) => trimText(cells[index] ?? "")) });
};
