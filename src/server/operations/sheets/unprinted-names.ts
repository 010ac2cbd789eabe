import { findUnprintable } from "#domain/names";
import { chargeName } from "./column-headers.ts";
import { findCarrierColumn } from "./line-carriers.ts";
import type { RateTable } from "./rate-table.ts";
import type { SheetNote } from "./sheet-notes.ts";

const describeLetters = (what: string, name: string): string | null => {
  const letters = findUnprintable(name);
  return letters === ""
    ? null
    : `the ${what} "${name}" has the letters ${letters}: PDFs print them as empty boxes. Write it in Latin, Greek, Cyrillic or Devanagari letters.`;
};

/** A remark for each charge and each carrier of a table whose name PDFs cannot print. */
export const listUnprintedNames = (table: RateTable): readonly SheetNote[] => {
  const { tab, headLine, columns, lines } = table;
  const toNote = (kind: "column" | "carrier", line: number, column: number, sentence: string | null) =>
    sentence === null ? [] : [{ tab, line, column, kind, sentence }];
  const at = findCarrierColumn(table);
  const carriers = new Map<string, number>();
  for (const { line, cells } of at === -1 ? [] : lines)
    if (!carriers.has(cells[at] ?? "")) carriers.set(cells[at] ?? "", line);
  return [
    ...columns.flatMap(({ column }, index) =>
      column.kind === "charge" ? toNote("column", headLine, index, describeLetters("charge", chargeName(column))) : [],
    ),
    ...[...carriers].flatMap(([name, line]) => toNote("carrier", line, at, describeLetters("carrier", name))),
  ];
};
