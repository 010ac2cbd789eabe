import type { ImportOutcome } from "../import-process/messages.ts";
import { headerRecogniser } from "../sheets/column-headers.ts";
import { EMPTY_MAPPING, toDeclarations } from "../sheets/import-mapping.ts";
import { findRateTable } from "../sheets/rate-table.ts";
import { readWorkbook, type Tab } from "../sheets/read-table.ts";
import type { SampleTab } from "./results.ts";

const MAX_TABS = 40;
/* Headers are within the first 60 lines. Where one is found, some lines of prices below it are enough. */
const MAX_LINES = 60;
const LINES_BELOW = 10;
/** Cells of a line, and letters of a cell, that are stored. */
export const MAX_COLUMNS = 150;
export const MAX_LETTERS = 200;

const recognise = headerRecogniser(toDeclarations(EMPTY_MAPPING));

/** Of each column: in how many of these lines its cell is filled. */
export const countFilled = (lines: Tab["lines"]): readonly number[] => {
  const counts: number[] = [];
  for (const { cells } of lines)
    for (const [index, cell] of cells.slice(0, MAX_COLUMNS).entries())
      counts[index] = (counts[index] ?? 0) + (cell === "" ? 0 : 1);
  return counts;
};

const toSample = (tab: Tab): SampleTab => {
  const table = findRateTable(tab, recognise);
  const last = table?.lines[LINES_BELOW - 1]?.line;
  return {
    name: tab.name,
    isHidden: tab.isHidden === true,
    isTable: table !== null,
    hiddenColumns: [...(tab.hiddenColumns ?? [])],
    rows: table === null ? tab.lines.length : table.lines.length,
    filled: countFilled(table === null ? tab.lines : table.lines),
    lines: tab.lines
      .filter(({ line }) => last === undefined || line <= last)
      .slice(0, MAX_LINES)
      .map(({ line, cells }) => ({
        line,
        cells: cells.slice(0, MAX_COLUMNS).map((cell) => cell.slice(0, MAX_LETTERS)),
      })),
  };
};

/** The tabs of a file with their first lines. */
export const readTabs = async (file: string): Promise<ImportOutcome> =>
  (await readWorkbook(file)).match<ImportOutcome>(
    ({ tabs }) =>
      tabs.every(({ lines }) => lines.length === 0)
        ? { kind: "refused", sentences: ["The file has no lines."] }
        : { kind: "read", tabs: tabs.slice(0, MAX_TABS).map(toSample) },
    (sentence) => ({ kind: "refused", sentences: [sentence] }),
  );
