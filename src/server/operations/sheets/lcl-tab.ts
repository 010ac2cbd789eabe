import { readCellUnit } from "#domain/charges";
import { type Column, type Declarations, type NamedColumn, hasChargeRows, headerRecogniser } from "./column-headers.ts";
import { isLclHeader, lclHeaderRecogniser } from "./lcl-headers.ts";
import { MAX_LINES_ABOVE, isHalfHead } from "./rate-table.ts";
import type { Tab } from "./read-table.ts";

/** Whether a tab is a part-load tariff: it has a column of one, and no price of a container size. */
export const isLclTab = (tab: Tab, declarations: Declarations): boolean => {
  const recognise = lclHeaderRecogniser(declarations);
  const head = tab.lines.slice(0, MAX_LINES_ABOVE).find((line) => isHalfHead(line, recognise));
  const headers = head?.cells ?? [];
  const columns = headers.map((header) => ({ header, column: headerRecogniser(declarations)(header) }));
  const hasSize = columns.some(({ column }) => isPriceOfSize(column));
  return !hasSize && (headers.some(isLclHeader) || (hasChargeRows(columns) && hasMeasuredRows(tab, columns)));
};

const MEASURED = new Set<string | null>(["wm", "cbm"]);

/** Whether a row of a charge is counted by measure, as those of containers never are. */
const hasMeasuredRows = ({ lines }: Tab, columns: readonly NamedColumn[]): boolean => {
  const basis = columns.findIndex(({ column }) => column.kind === "field" && column.field === "CHARGE BASIS");
  return lines.some(({ cells }) => MEASURED.has(readCellUnit((cells[basis] ?? "").replace(/^per /i, ""))));
};

const isPriceOfSize = (column: Column): boolean =>
  column.kind === "charge" ? column.equipment !== null : column.kind === "field" && column.field === "CONTAINER SIZE";
