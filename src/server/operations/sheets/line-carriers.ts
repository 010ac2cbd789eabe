import { toCarrierKey } from "#domain/tracking";
import type { Declarations } from "./column-headers.ts";
import type { RateTable } from "./rate-table.ts";
import type { TableLine } from "./read-table.ts";
import type { SheetNote } from "./sheet-notes.ts";

type CarrierNames = Declarations["carriers"];

/** The declared names of carriers by how the sheets write them; an empty name: the lines of the carrier are left out. */
export const toCarrierNames = (carriers: Readonly<Record<string, string>>): CarrierNames =>
  new Map(Object.entries(carriers).map(([written, name]) => [toCarrierKey(written), name.trim()]));

/** Where a table names the carrier of each line; -1 if it does not. */
export const findCarrierColumn = ({ columns }: RateTable): number =>
  columns.findIndex(({ column }) => column.kind === "field" && column.field === "LINE");

const countLines = (count: number): string => (count === 1 ? "1 line" : `${count} lines`);

interface NamedLines {
  readonly written: string;
  readonly first: TableLine;
  readonly count: number;
}

/* The lines of each carrier that a table names. */
const groupLines = (lines: readonly TableLine[], column: number): ReadonlyMap<string, NamedLines> => {
  const found = new Map<string, NamedLines>();
  for (const line of lines) {
    const written = line.cells[column] ?? "";
    const key = toCarrierKey(written);
    if (key === "") continue;
    const { first = line, count = 0 } = found.get(key) ?? {};
    found.set(key, { written: found.get(key)?.written ?? written, first, count: count + 1 });
  }
  return found;
};

/** A table with the declared names of its carriers, without the lines of carriers that are left out. */
export const applyCarrierNames = (table: RateTable, names: CarrierNames): RateTable => {
  const column = findCarrierColumn(table);
  if (names.size === 0 || column === -1) return table;
  const findName = ({ cells }: TableLine): string | undefined => names.get(toCarrierKey(cells[column] ?? ""));
  const skipped = table.lines.filter((line) => findName(line) === "");
  const leftOut = [...groupLines(skipped, column).values()].map(
    ({ written, first, count }): SheetNote => ({
      tab: table.tab,
      line: first.line,
      column,
      kind: "left out",
      sentence: `${countLines(count)} of the carrier "${written}" ${count === 1 ? "is" : "are"} left out.`,
    }),
  );
  const lines = table.lines.flatMap((line) => {
    const name = findName(line);
    if (name === "") return [];
    return name === undefined ? [line] : [{ ...line, cells: line.cells.with(column, name) }];
  });
  return { ...table, lines, leftOut: [...table.leftOut, ...leftOut] };
};

/** Asks about each carrier that none of these names is, at its first line. */
export const findUnknownCarriers = (tables: readonly RateTable[], known: readonly string[]): readonly SheetNote[] => {
  const keys = new Set(known.map(toCarrierKey));
  return tables.flatMap((table) => {
    const column = findCarrierColumn(table);
    if (column === -1) return [];
    return [...groupLines(table.lines, column)]
      .filter(([key]) => !keys.has(key))
      .map(
        ([, { written, first, count }]): SheetNote => ({
          tab: table.tab,
          line: first.line,
          column,
          kind: "carrier",
          asks: { topic: "carrier", text: written },
          sentence: `"${written}" in ${countLines(count)} is none of the known carriers.`,
        }),
      );
  });
};
