import { readAmountCell } from "#domain/charges";
import { readChargeHeader } from "./charge-headers.ts";
import type { Column, NamedColumn } from "./column-headers.ts";
import { normaliseHeader } from "./field-names.ts";
import type { TableLine } from "./read-table.ts";

export const isText = (cell: string | undefined): cell is string => cell !== undefined && cell !== "";

export const isField = (column: Column, field: string): boolean => column.kind === "field" && column.field === field;

const WORDS_OF_PRICE =
  /^(?:AT COST|AS PER|ON REQUEST|UPON REQUEST|TBA|TBC|TBD|SUBJECT|VATOS|VOS|IF ANY|IF APPLICABLE|APPLICABLE|COLLECT|PREPAID|EXCL|NOT INCL|POA|ACTUAL|AT ACTUAL|#ERROR)/i;

const isPriceCell = (cell: string): boolean =>
  readAmountCell(cell, "USD").kind !== "unreadable" || WORDS_OF_PRICE.test(cell) || /\d/.test(cell);

/** A column named like a charge whose cells are all text (`CHA` for an agent) is not a charge. */
export const withoutWordColumns = (
  columns: readonly NamedColumn[],
  lines: readonly TableLine[],
): readonly NamedColumn[] =>
  columns.map((named, index) => {
    if (named.column.kind !== "charge" || named.column.isDeclared) return named;
    const cells = lines.slice(0, 200).flatMap(({ cells }) => (isText(cells[index]) ? [cells[index]] : []));
    return cells.length === 0 || cells.some(isPriceCell) ? named : { ...named, column: { kind: "unknown" } };
  });

/** `ETS` is the sailing in some sheets, and the emissions trading system in others, where it has amounts. */
export const withEmissions = (columns: readonly NamedColumn[], lines: readonly TableLine[]): readonly NamedColumn[] =>
  columns.map((named, index) => {
    if (!isField(named.column, "ETD") || normaliseHeader(named.header) !== "ETS") return named;
    const cells = lines.slice(0, 200).flatMap(({ cells }) => (isText(cells[index]) ? [cells[index]] : []));
    const areAmounts = cells.length > 0 && cells.every((cell) => readAmountCell(cell, "USD").kind === "amount");
    return areAmounts ? { ...named, column: { kind: "charge", isDeclared: false, ...readChargeHeader("ETS") } } : named;
  });

export const placeCountries = (columns: readonly NamedColumn[]): readonly NamedColumn[] => {
  let port = "";
  return columns.map((named) => {
    const { column } = named;
    if (column.kind !== "field") return named;
    if (column.field.startsWith("PORT OF")) port = column.field;
    if (column.field !== "COUNTRY") return named;
    const field = port === "PORT OF LOADING" ? "LOADING COUNTRY" : "DISCHARGE COUNTRY";
    return { ...named, column: { kind: "field", field } };
  });
};
