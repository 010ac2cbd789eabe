import { askChangedPrices } from "./changed-prices.ts";
import { checkHeader } from "./check-header.ts";
import { refuseLimitingLines } from "./limiting-lines.ts";
import type { RateTable } from "./rate-table.ts";
import type { TableLine } from "./read-table.ts";
import { type AddNote, type OpenNotes, emptyNotes, noteAdder } from "./sheet-notes.ts";
import { askOtherCurrencies, lineNoteAdder, refuseTeu } from "./table-texts.ts";
import { askValidity } from "./validity-texts.ts";

const STEP = 1_000;

export type ReadLine<Row> = (line: TableLine, add: AddNote) => Row;

interface TableOptions {
  readonly id: string;
  readonly currency: string | null;
  /** `VALID FROM` and `VALID TILL` where options state them. */
  readonly statedDays: ReadonlySet<string>;
  readonly onProgress: (done: number, all: number) => void;
}

export const readTables = <Row>(
  tables: readonly RateTable[],
  { id, currency, statedDays, onProgress }: TableOptions,
  lineReader: (table: RateTable, createId: (line: TableLine) => string, position: number) => ReadLine<Row>,
): { readonly rows: readonly Row[]; readonly notes: OpenNotes } => {
  const notes = emptyNotes();
  for (const table of tables) notes.problems.push(...checkHeader(table));
  const rows: Row[] = [];
  if (notes.problems.length > 0) return { rows, notes };
  const all = tables.reduce((sum, { lines }) => sum + lines.length, 0);
  if (all === 0)
    noteAdder(notes, null, tables[0]?.headLine ?? 1)("problems", "left out", null, "the sheet has no lines.");
  for (const [index, table] of tables.entries()) {
    notes.remarks.push(...table.leftOut, ...table.repeated);
    refuseTeu(table, notes);
    askChangedPrices(table, notes);
    askValidity(refuseLimitingLines(table, notes), statedDays, notes);
    if (currency !== null) askOtherCurrencies(table, currency, notes);
    const createId = ({ line, part }: TableLine): string =>
      `${id}-${index === 0 ? "" : `${index + 1}.`}${line}${part === undefined ? "" : `_${part}`}`;
    const read = lineReader(table, createId, index);
    for (const line of table.lines) {
      rows.push(read(line, lineNoteAdder(notes, table.tab, line)));
      if (rows.length % STEP === 0) onProgress(rows.length, all);
    }
  }
  return { rows, notes };
};
