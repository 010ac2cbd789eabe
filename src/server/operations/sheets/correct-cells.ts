import type { CellCorrection } from "#domain/rates";
import { type TableLine, toTextCell, type Tab, type Workbook } from "./read-table.ts";
import { readCellName } from "./sheet-notes.ts";

const correctCell = (line: TableLine, column: number, written: string): TableLine => {
  const { text, issue } = toTextCell(written);
  const cells = Array.from({ length: Math.max(line.cells.length, column + 1) }, (_, index) => line.cells[index] ?? "");
  const issues = new Map(line.issues);
  if (issue === undefined) issues.delete(column);
  else issues.set(column, issue);
  const { issues: _, ...rest } = line;
  return { ...rest, cells: cells.with(column, text), ...(issues.size === 0 ? {} : { issues }) };
};

const correctTab = (tab: Tab, corrections: readonly CellCorrection[]): Tab => {
  const byLine = new Map<number, readonly (readonly [column: number, to: string])[]>();
  for (const { cell, to } of corrections) {
    const at = readCellName(cell);
    if (at !== null) byLine.set(at.line, [...(byLine.get(at.line) ?? []), [at.column, to]]);
  }
  return {
    ...tab,
    lines: tab.lines.map((line) =>
      (byLine.get(line.line) ?? []).reduce((corrected, [column, to]) => correctCell(corrected, column, to), line),
    ),
  };
};

/** A workbook that says in each corrected cell what it is corrected to. Its hash stays that of the file. */
export const correctCells = (workbook: Workbook, corrections: readonly CellCorrection[]): Workbook => {
  if (corrections.length === 0) return workbook;
  const isOnly = workbook.tabs.length === 1;
  return {
    ...workbook,
    tabs: workbook.tabs.map((tab) => {
      const own = corrections.filter((one) => one.tab === (isOnly ? null : tab.name));
      return own.length === 0 ? tab : correctTab(tab, own);
    }),
  };
};
