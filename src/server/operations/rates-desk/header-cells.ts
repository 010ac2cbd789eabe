import type { CellCorrection } from "#domain/rates";
import { correctCells } from "../sheets/correct-cells.ts";
import { readCellName } from "../sheets/sheet-notes.ts";
import type { NotedRow } from "./check-cell.ts";
import { describeTabs, toTab } from "./describe-tabs.ts";
import { MAX_COLUMNS } from "./read-tabs.ts";
import type { SampleTab } from "./results.ts";
import type { StoredImport } from "./store.ts";

/** The first lines of the tabs, with what their cells are corrected to. */
export const correctTabs = (
  tabs: readonly SampleTab[],
  corrections: readonly CellCorrection[],
): readonly SampleTab[] => {
  const { tabs: corrected } = correctCells({ tabs: tabs.map(toTab), hash: "" }, corrections);
  return tabs.map((tab, index) => ({ ...tab, lines: corrected[index]?.lines ?? tab.lines }));
};

/** The row of a header that is one cell; null for any other cell. */
export const findHeaderRow = (
  { tabs, corrections, settings }: Pick<StoredImport, "tabs" | "corrections" | "settings">,
  tab: string | null,
  cell: string,
): NotedRow | null => {
  const at = readCellName(cell);
  const own = correctTabs(tabs, corrections).find(({ name }) => (tabs.length === 1 ? tab === null : name === tab));
  if (at === null || at.column >= MAX_COLUMNS || own === undefined) return null;
  const [described] = describeTabs([own], settings.reading);
  const head = own.lines.find(({ line }) => line === described?.headLine);
  if (described === undefined || head === undefined || at.line !== head.line) return null;
  const column = described.columns[at.column];
  return column === undefined || column.headerCell === cell ? { tab, line: head.line, cells: head.cells } : null;
};
