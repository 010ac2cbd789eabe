import { readKnownCharge } from "./charge-headers.ts";
import { isField, isText } from "./column-meanings.ts";
import { normaliseHeader } from "./field-names.ts";
import { isLimit, isReeferOnly, statesNoOffer } from "./price-limits.ts";
import type { RateTable } from "./rate-table.ts";
import type { TableLine } from "./read-table.ts";
import { noteAdder, type OpenNotes, type SheetNote } from "./sheet-notes.ts";
import { readSheetSize } from "./sheet-sizes.ts";
import { statesDay } from "./validity-texts.ts";

/** What a line of text says. */
export const toWholeText = ({ cells }: Pick<TableLine, "cells">): string =>
  [...new Set(cells.filter(isText))].join(" ");

/** A line of text as notes show it, and as `--ignore` names it. */
export const toTextWords = (line: Pick<TableLine, "cells">): string => toWholeText(line).slice(0, 120);

/** A title is about all prices if it is short; sentences of terms name many things. */
const MAX_TITLE_WORDS = 6;

const isReeferTable = ({ columns }: RateTable): boolean => {
  const sizes = columns.flatMap(({ column }) =>
    column.kind === "charge" && column.isFreight ? (column.equipment ?? "any") : [],
  );
  return sizes.length > 0 && sizes.every((size) => size === "20RE" || size === "40RH");
};

const limits = (words: string, table: RateTable): boolean =>
  isLimit(words) && !(isReeferOnly(words) && !statesNoOffer(words) && isReeferTable(table));

const isHeading = (cell: string): boolean => {
  const words = normaliseHeader(cell);
  return readSheetSize(words) !== null || readKnownCharge(words) !== null;
};

/** Headings of other sizes or charges within the lines. */
const isOtherHead = ({ cells }: TableLine, { columns }: RateTable): boolean => {
  const filled = cells.flatMap((cell, index) => (isText(cell) ? [{ cell, named: columns[index] }] : []));
  return (
    filled.some(({ cell, named }) => named?.column.kind === "charge" && named.header !== cell) &&
    filled.every(({ cell }) => isHeading(cell))
  );
};

const statesDays = ({ columns }: RateTable): boolean =>
  ["VALID FROM", "VALID TILL"].every((field) =>
    columns.some(({ column }) => column.kind === "field" && column.field === field),
  );

/** Refuses the comment of a cell that limits its price (`Only for own containers`, `Expired`). */
const refuseLimitingComment = (text: TableLine, table: RateTable, notes: OpenNotes): boolean => {
  const words = toTextWords(text);
  if (!limits(toWholeText(text), table)) return false;
  const sentence = `"${words}" may limit the price of its cell. Remove the line, or say --ignore "${words}" if it does not.`;
  noteAdder(notes, table.tab, text.line)("problems", "amount", text.comment ?? null, sentence);
  return true;
};

/** Refuses lines of text that limit the prices below them (`REEFER`, `Expired`, `VALID FROM 1 DEC`, headings of other sizes), and gives the table without these. */
export const refuseLimitingLines = (table: RateTable, notes: OpenNotes): RateTable => {
  const { tab, headLine, lines, texts } = table;
  const [first, last] = [lines[0]?.line ?? 0, lines.at(-1)?.line ?? 0];
  const others = texts.filter((text) => {
    if (text.comment !== undefined) return !refuseLimitingComment(text, table, notes);
    const [words, whole] = [toTextWords(text), toWholeText(text)];
    const isTitle = text.line < headLine || text.place !== undefined;
    const isBetween = text.line > headLine && text.line < last;
    const isNamed = limits(whole, table) && (isBetween || (isTitle && whole.split(" ").length <= MAX_TITLE_WORDS));
    const isPart = isBetween && text.line > first && statesDay(whole) && !statesDays(table);
    if (!isNamed && !isPart && !(isBetween && isOtherHead(text, table))) return true;
    const sentence = `"${words}" may limit the rows below it. Move them to a tab of their own, or say --ignore "${words}" if it does not.`;
    noteAdder(notes, tab, text.line)("problems", "left out", null, sentence);
    return false;
  });
  return others.length === texts.length ? table : { ...table, texts: others };
};

/** Leaves out the lines of text that staff ignore, and notes which texts and remarks they are. */
export const withoutIgnoredTexts = (table: RateTable, ignored: ReadonlySet<string>): RateTable => {
  if (ignored.size === 0) return table;
  const isIgnored = (words: string): boolean => ignored.has(normaliseHeader(words));
  const texts = table.texts.map(toTextWords).filter(isIgnored);
  const remarks = table.columns.flatMap(({ column }, index) =>
    isField(column, "REMARKS") ? table.lines.map(({ cells }) => cells[index] ?? "").filter(isIgnored) : [],
  );
  return {
    ...table,
    texts: table.texts.filter((line) => !isIgnored(toTextWords(line))),
    ignoredTexts: new Set([...texts, ...remarks].map(normaliseHeader)),
  };
};

/** Asks about a tab whose name limits its prices; one that is chosen by its name is meant. */
export const askLimitingTab = (table: RateTable): readonly SheetNote[] => {
  const name = table.tabName ?? "";
  if (!limits(name, table)) return [];
  const sentence = `the name of the tab "${name}" may limit its prices. Say --tab with each tab that is meant, or rename it.`;
  return [{ tab: table.tab, line: table.headLine, column: null, kind: "tab", sentence }];
};
