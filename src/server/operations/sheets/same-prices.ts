import type { RateTable } from "./rate-table.ts";
import type { TableLine } from "./read-table.ts";
import type { OpenNotes } from "./sheet-notes.ts";
import { lineNoteAdder } from "./table-texts.ts";

interface ReadRow {
  readonly portOfLoading: string;
  readonly portOfDischarge: string;
  readonly fields: string;
}

interface PlacedRow<Row> {
  readonly row: Row;
  readonly table: RateTable;
  readonly line: TableLine;
}

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
  const placed = tables
    .flatMap((table) => table.lines.map((line) => ({ table, line })))
    .flatMap(({ table, line }, index): readonly PlacedRow<Row>[] => {
      const row = rows[index];
      return row === undefined ? [] : [{ row, table, line }];
    });
  const lanes = Map.groupBy(placed, ({ row }) => row.portOfLoading + row.portOfDischarge);
  for (const lane of lanes.values()) {
    if (lane.length < 2) continue;
    const known = new Map<string, readonly PlacedRow<Row>[]>();
    for (const one of lane) {
      const key = `${toKey(one.row)}${one.table.tabName ?? ""}`;
      const earlier = known.get(key) ?? [];
      known.set(key, [...earlier, one]);
      for (const { row, line } of earlier) {
        const conflict = findConflict(toPrices(one.row), toPrices(row));
        if (conflict === null) continue;
        const sentence = `${conflict.label} "${conflict.text}" is "${conflict.earlier}" in line ${line.line}, and nothing else differs. Remove one of the lines, or write what distinguishes them, such as a SERVICE or a TRANSIT TIME.`;
        const column = columnOf(one.table, conflict.label);
        lineNoteAdder(notes, one.table.tab, one.line)("problems", "amount", column, sentence);
        break;
      }
    }
  }
};
