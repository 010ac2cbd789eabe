import type { RateTable } from "./rate-table.ts";
import type { TableLine } from "./read-table.ts";
import type { OpenNotes } from "./sheet-notes.ts";
import { lineNoteAdder } from "./table-texts.ts";

interface ReadRow {
  readonly portOfLoading: string;
  readonly portOfDischarge: string;
  readonly fields: string;
}

interface LinePlace {
  readonly table: RateTable;
  readonly line: TableLine;
}

/** Where the line at an index over all tables is. */
const findLine = (tables: readonly RateTable[], index: number): LinePlace | null => {
  let left = index;
  for (const table of tables) {
    const line = table.lines[left];
    if (line !== undefined) return { table, line };
    left -= table.lines.length;
  }
  return null;
};

interface Conflict {
  readonly label: string;
  readonly text: string;
  readonly earlier: string;
}

const findConflict = (
  own: Readonly<Record<string, string>>,
  earlier: Readonly<Record<string, string>>,
): Conflict | null => {
  const found = Object.entries(own).find(([label, text]) => earlier[label] !== undefined && earlier[label] !== text);
  return found === undefined ? null : { label: found[0], text: found[1], earlier: earlier[found[0]] ?? "" };
};

const columnOf = ({ columns }: RateTable, label: string): number | null => {
  const found = columns.findIndex(
    ({ column }) => column.kind === "charge" && [column.label, ...(column.otherLabels ?? [])].includes(label),
  );
  return found === -1 ? null : found;
};

/**
 * Asks which of two prices counts where lines of a tab differ in nothing but their prices: neither in a place, the
 * validity, the carrier nor in any other field that is read. `rows` are in the order of the tables' lines.
 */
export const askSamePrices = <Row extends ReadRow>(
  tables: readonly RateTable[],
  rows: readonly Row[],
  toKey: (row: Row) => string,
  toPrices: (row: Row) => Readonly<Record<string, string>>,
  notes: OpenNotes,
): void => {
  if (notes.problems.length > 0) return;
  const lanes = Map.groupBy(rows.keys(), (index) => {
    const row = rows[index];
    return `${row?.portOfLoading ?? ""}${row?.portOfDischarge ?? ""}`;
  });
  for (const lane of lanes.values()) {
    if (lane.length < 2) continue;
    const known = new Map<string, { readonly row: Row; readonly line: number }[]>();
    for (const index of lane) {
      const [row, place] = [rows[index], findLine(tables, index)];
      if (row === undefined || place === null) continue;
      const { table, line } = place;
      const key = `${toKey(row)}${table.tabName ?? ""}`;
      const same = known.get(key);
      if (same === undefined) {
        known.set(key, [{ row, line: line.line }]);
        continue;
      }
      for (const earlier of same) {
        const conflict = findConflict(toPrices(row), toPrices(earlier.row));
        if (conflict === null) continue;
        const sentence = `${conflict.label} "${conflict.text}" is "${conflict.earlier}" in line ${earlier.line}, and nothing else differs. Remove one of the lines, or write what distinguishes them, such as a SERVICE or a TRANSIT TIME.`;
        const column = columnOf(table, conflict.label);
        lineNoteAdder(notes, table.tab, line)("problems", "amount", column, sentence);
        break;
      }
      same.push({ row, line: line.line });
    }
  }
};
