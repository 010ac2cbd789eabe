import type { ImportOutcome } from "../import-process/messages.ts";
import { headerRecogniser } from "../sheets/column-headers.ts";
import { EMPTY_MAPPING, toDeclarations } from "../sheets/import-mapping.ts";
import { findRateTable } from "../sheets/rate-table.ts";
import { readWorkbook, type Tab } from "../sheets/read-table.ts";
import type { SampleTab } from "./results.ts";

const MAX_TABS = 40;
/* Headers are within the first 60 lines; some lines of prices follow. */
const MAX_LINES = 80;
const MAX_COLUMNS = 150;
const MAX_LETTERS = 200;

const recognise = headerRecogniser(toDeclarations(EMPTY_MAPPING));

const toSample = (tab: Tab): SampleTab => {
  const table = findRateTable(tab, recognise);
  return {
    name: tab.name,
    isHidden: tab.isHidden === true,
    hiddenColumns: [...(tab.hiddenColumns ?? [])],
    rows: table === null ? tab.lines.length : table.lines.length,
    lines: tab.lines.slice(0, MAX_LINES).map(({ line, cells }) => ({
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
