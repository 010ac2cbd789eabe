import type { ImportMapping } from "./import-mapping.ts";
import type { RateTable } from "./rate-table.ts";
import type { Tab } from "./read-table.ts";
import { columnLetters, type SheetNote } from "./sheet-notes.ts";

type Policy = ImportMapping["hidden"];

const ANSWERS = "Say --include-hidden or --skip-hidden.";
const SHOWN = 8;

const shorten = (parts: readonly string[]): string =>
  parts.length > SHOWN ? `${parts.slice(0, SHOWN).join(", ")} and ${parts.length - SHOWN} more` : parts.join(", ");

const toNote = (tab: Tab, line: number, column: number | null, sentence: string): SheetNote => ({
  tab: tab.name,
  line,
  column,
  kind: "hidden",
  sentence,
});

const toQuestion = (...note: Parameters<typeof toNote>): SheetNote => ({
  ...toNote(...note),
  asks: { topic: "hidden", text: null },
});

/** What is done with the hidden parts of a tab, and what has to be asked about them. */
export interface VisibleTable {
  readonly table: RateTable | null;
  readonly questions: readonly SheetNote[];
  readonly remarks: readonly SheetNote[];
}

const listHiddenColumns = ({ columns }: RateTable, { hiddenColumns }: Tab): readonly number[] =>
  columns.flatMap(({ header, column }, index) =>
    hiddenColumns?.has(index) === true && header !== "" && column.kind !== "ignored" ? [index] : [],
  );

const askHidden = (tab: Tab, table: RateTable, columns: readonly number[]): readonly SheetNote[] => {
  const [firstColumn] = columns;
  const rows = table.lines.filter(({ isHidden }) => isHidden === true);
  const [firstRow] = rows;
  const headers = columns.map((index) => `${columnLetters(index)} "${table.columns[index]?.header ?? ""}"`);
  return [
    ...(firstColumn === undefined
      ? []
      : [toQuestion(tab, table.headLine, firstColumn, `these columns are hidden: ${shorten(headers)}. ${ANSWERS}`)]),
    ...(firstRow === undefined
      ? []
      : [
          toQuestion(
            tab,
            firstRow.line,
            null,
            `these rows are hidden: ${shorten(rows.map(({ line }) => String(line)))}. ${ANSWERS}`,
          ),
        ]),
  ];
};

const leaveOut = (tab: Tab, table: RateTable, columns: readonly number[]): VisibleTable => {
  const rows = table.lines.filter(({ isHidden }) => isHidden === true);
  const hidden = new Set(columns);
  return {
    table: {
      ...table,
      columns: table.columns.map((named, index) =>
        hidden.has(index) ? { ...named, column: { kind: "ignored" } } : named,
      ),
      lines: table.lines.filter(({ isHidden }) => isHidden !== true),
    },
    questions: [],
    remarks: [
      ...columns.map((index) =>
        toNote(tab, table.headLine, index, `the hidden column "${table.columns[index]?.header ?? ""}" is left out.`),
      ),
      ...rows.map(({ line }) => toNote(tab, line, null, "the hidden row is left out.")),
    ],
  };
};

/** Applies the answer on hidden parts to a table; a tab that is chosen by its name is read although it is hidden. */
export const applyHidden = (tab: Tab, table: RateTable | null, policy: Policy, isNamed: boolean): VisibleTable => {
  if (table === null || policy === "include") return { table, questions: [], remarks: [] };
  if (tab.isHidden === true && !isNamed) {
    const line = table.headLine;
    return policy === "skip"
      ? { table: null, questions: [], remarks: [toNote(tab, line, null, "the hidden tab is left out.")] }
      : {
          table,
          questions: [toQuestion(tab, line, null, `the tab is hidden and has prices. ${ANSWERS}`)],
          remarks: [],
        };
  }
  const columns = listHiddenColumns(table, tab);
  return policy === "skip"
    ? leaveOut(tab, table, columns)
    : { table, questions: askHidden(tab, table, columns), remarks: [] };
};
