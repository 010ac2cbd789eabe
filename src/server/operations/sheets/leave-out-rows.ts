import { err, ok, Result } from "neverthrow";
import type { SheetRow } from "#domain/rates";
import { normaliseHeader } from "./field-names.ts";
import type { RateTable } from "./rate-table.ts";
import type { Tab, TableLine, Workbook } from "./read-table.ts";
import type { SheetNote } from "./sheet-notes.ts";

/** A row of a file as `--leave-out` names it: `12`, or `Europe Dec!12` where the file has several tabs. */
export const formatRow = ({ tab, line }: SheetRow): string => (tab === null ? String(line) : `${tab}!${line}`);

const readRow = (text: string): Result<SheetRow, string> => {
  const [, tab, line] = /^(?:(.+)!)?([1-9]\d{0,6})$/.exec(text.trim()) ?? [];
  return line === undefined
    ? err(`--leave-out "${text}" is not like --leave-out 12 or --leave-out "Europe!12".`)
    : ok({ tab: tab ?? null, line: Number(line) });
};

/** The rows of `--leave-out`. */
export const readRows = (texts: readonly string[]): Result<readonly SheetRow[], string> =>
  Result.combine(texts.map(readRow));

const isOf =
  (tab: Tab, isOnly: boolean) =>
  (row: SheetRow): boolean =>
    row.tab === null ? isOnly : normaliseHeader(row.tab) === normaliseHeader(tab.name ?? "");

/** What a row says, in at most 120 characters. */
export const toRowText = ({ cells }: Pick<TableLine, "cells">): string =>
  cells
    .filter((cell) => cell !== "")
    .join(", ")
    .slice(0, 120);

const findProblem = ({ tabs }: Workbook, row: SheetRow): string | null => {
  if (row.tab === null && tabs.length > 1)
    return `--leave-out ${row.line} names no tab, of which the file has ${tabs.length}. Say --leave-out "${tabs[0]?.name ?? ""}!${row.line}".`;
  const hasRow = tabs.some(
    (tab) => isOf(tab, tabs.length === 1)(row) && tab.lines.some(({ line }) => line === row.line),
  );
  return hasRow ? null : `--leave-out "${formatRow(row)}": the file has no such line.`;
};

/** A workbook without rows, and a note of each of them. */
export interface ReducedWorkbook {
  readonly workbook: Workbook;
  readonly leftOut: readonly SheetNote[];
}

/** Leaves rows out of a workbook, as if the file did not have them; refused if it has no such row. Its hash stays that of the file. */
export const leaveOutRows = (workbook: Workbook, rows: readonly SheetRow[]): Result<ReducedWorkbook, string> => {
  const problem = rows.map((row) => findProblem(workbook, row)).find((one) => one !== null);
  if (problem != null) return err(problem);
  const isOnly = workbook.tabs.length === 1;
  const leftOut: SheetNote[] = [];
  const tabs = workbook.tabs.map((tab) => {
    const own = new Set(rows.filter(isOf(tab, isOnly)).map(({ line }) => line));
    if (own.size === 0) return tab;
    for (const one of tab.lines)
      if (own.has(one.line))
        leftOut.push({
          tab: isOnly ? null : tab.name,
          line: one.line,
          column: null,
          kind: "left out",
          sentence: `"${toRowText(one)}" is left out, as stated.`,
        });
    const isLeft = ({ line }: TableLine): boolean => !own.has(line);
    const comments = tab.comments === undefined ? {} : { comments: tab.comments.filter(isLeft) };
    return { ...tab, lines: tab.lines.filter(isLeft), ...comments };
  });
  return ok({ workbook: { ...workbook, tabs }, leftOut });
};

/** Why a row cannot be left out: the header and what is above it say what the prices are. Null if all can. */
export const findRowAboveHeader = (leftOut: readonly SheetNote[], tables: readonly RateTable[]): string | null => {
  const above = leftOut.find(({ tab, line }) => {
    const table = tables.find((one) => one.tab === tab);
    return table !== undefined && line <= table.headLine;
  });
  return above === undefined ? null : `--leave-out "${formatRow(above)}": only lines below the header can be left out.`;
};
