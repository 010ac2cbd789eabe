import type { NamedColumn } from "./column-headers.ts";
import type { TableLine } from "./read-table.ts";
import type { SheetNote } from "./sheet-notes.ts";
import { type CellIssue, UNREADABLE_CELL } from "./shown-text.ts";

/** `"`, `〃`, `-"-`, `do.`, `as above`: what sheets write in place of the cell above. */
const REPEATS =
  /^(?:["“”„″〃]{1,2}|['’′]{2}|,,|-+ ?["“”″'’]{1,2} ?-+|DO\.?|DTO\.?|DITTO|IDEM|ID\.|SAME(?: AS ABOVE)?|AS ABOVE|SEE ABOVE|S\. ?O\.|WIE OBEN)$/i;
const LONGEST = 13;

const repeatsAbove = (text: string): boolean => text !== "" && text.length <= LONGEST && REPEATS.test(text);

const nothingAbove = (sign: string): CellIssue => ({
  kind: "problem",
  sentence: `"${sign}" stands for the cell above, which is empty or in no line of prices. Write what it stands for.`,
});

const repeat = (line: TableLine, above: TableLine | undefined, columns: readonly number[]): TableLine => {
  const [cells, issues] = [[...line.cells], new Map(line.issues)];
  for (const column of columns) {
    const text = above?.cells[column] ?? "";
    const issue = text === "" ? nothingAbove(line.cells[column] ?? "") : above?.issues?.get(column);
    cells[column] = text === "" ? UNREADABLE_CELL : text;
    if (issue !== undefined) issues.set(column, issue);
  }
  return { ...line, cells, ...(issues.size === 0 ? {} : { issues }) };
};

const toRemark = (
  tab: string | null,
  header: string,
  column: number,
  places: readonly { readonly line: number; readonly sign: string }[],
): SheetNote => {
  const [first] = places;
  const cells = places.length === 1 ? "1 cell stands" : `${places.length} cells stand`;
  const sentence = `${cells} for the cell above in "${header}" (${first?.sign ?? ""}), and ${places.length === 1 ? "is" : "are"} read so.`;
  return { tab, line: first?.line ?? 0, column, kind: "column", sentence };
};

/**
 * Reads cells that stand for the cell above as what that says, with a remark for each column. It has to be in the line right
 * above: where that is missing, as it is left out or no line of prices, the cell is a problem.
 */
export const repeatCells = (
  tab: string | null,
  columns: readonly NamedColumn[],
  lines: readonly TableLine[],
): { readonly lines: readonly TableLine[]; readonly remarks: readonly SheetNote[] } => {
  const repeated: TableLine[] = [];
  const found = new Map<number, { readonly line: number; readonly sign: string }[]>();
  for (const line of lines) {
    const own = line.cells.flatMap((text, column) => (repeatsAbove(text) ? [column] : []));
    const last = repeated.at(-1);
    const above = last?.line === line.line - 1 ? last : undefined;
    for (const column of own) {
      const places = found.get(column) ?? [];
      places.push({ line: line.line, sign: line.cells[column] ?? "" });
      found.set(column, places);
    }
    repeated.push(own.length === 0 ? line : repeat(line, above, own));
  }
  const remarks = [...found].map(([column, places]) => toRemark(tab, columns[column]?.header ?? "", column, places));
  return { lines: repeated, remarks };
};
