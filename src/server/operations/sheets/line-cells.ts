import type { EquipmentCode } from "#domain/containers";
import { isCurrencyCode } from "#domain/money";
import { readDays } from "#server/rate-sources/rate-sheets/sheet-dates.ts";
import type { AmountRules } from "./amount-text.ts";
import type { NamedColumn } from "./column-headers.ts";
import { toSign } from "./currency-signs.ts";
import type { TableLine } from "./read-table.ts";
import { isForAny, isLimit, isReeferOnly, isSpecialCargo, statesNoOffer } from "./price-limits.ts";
import type { AddNote } from "./sheet-notes.ts";
import { type SheetSizes, readSizeAndType } from "./sheet-sizes.ts";

export type FieldCells = ReadonlyMap<string, { readonly text: string; readonly column: number }>;

/** Reads the field cells of the lines below these columns; columns of the same field are joined. */
export const fieldReader = (columns: readonly NamedColumn[]): ((line: TableLine, add: AddNote) => FieldCells) => {
  const fields = columns.flatMap(({ column }, index) =>
    column.kind === "field" ? [{ field: column.field, index }] : [],
  );
  return (line, add) => {
    const cells = new Map<string, { readonly text: string; readonly column: number }>();
    for (const { field, index } of fields) {
      const text = line.cells[index] ?? "";
      if (text === "") continue;
      const issue = line.issues?.get(index);
      if (issue?.kind === "problem") add("problems", "amount", index, `${field} ${issue.sentence}`);
      const before = cells.get(field);
      cells.set(field, { text: before === undefined ? text : `${before.text}; ${text}`, column: index });
    }
    return cells;
  };
};

/** The stated currency of a line's bare figures; null without one. */
export const readCurrency = (
  cells: FieldCells,
  { currency, amounts }: { readonly currency: string | null; readonly amounts: AmountRules },
  add: AddNote,
): string | null => {
  const cell = cells.get("CURRENCY");
  if (cell === undefined) return currency;
  const code = amounts.signs.get(toSign(cell.text)) ?? cell.text.toUpperCase().replace("US$", "USD");
  if (isCurrencyCode(code)) return code;
  add("problems", "currency", cell.column, `CURRENCY "${cell.text}" is not a currency (ISO 4217, such as USD).`, {
    topic: "sign",
    text: toSign(cell.text),
  });
  /* The sheet is refused; without a currency each of its amounts would be a problem of its own. */
  return "USD";
};

const unknownSize = (field: string, text: string): string =>
  `${field} "${text}" is not a container size (such as 20GP or 40HC). Say --size "${text}=40HC" with the size that it means.`;

/** The sizes of a line; null where none are stated. */
export const readSizes = (cells: FieldCells, declared: SheetSizes, add: AddNote): readonly EquipmentCode[] | null => {
  const stated = cells.get("CONTAINER SIZE");
  const type = cells.get("EQUIPMENT TYPE");
  const cell = stated ?? type;
  if (cell === undefined) return null;
  const words = stated !== undefined && type !== undefined ? `${stated.text} ${type.text}` : cell.text;
  if (/\d ?[x×] ?\d{2}/i.test(cell.text)) {
    const sentence = `CONTAINER SIZE "${cell.text}" names several containers. Write the price of one, and its size.`;
    add("problems", "size", cell.column, sentence);
    return null;
  }
  const sizes = readSizeAndType(cell.text, stated === undefined ? "" : (type?.text ?? ""), declared);
  /* A type such as DRY limits no size. */
  if (sizes === null && (stated !== undefined || /\d/.test(cell.text)))
    add(
      "problems",
      "size",
      cell.column,
      unknownSize(stated === undefined ? "EQUIPMENT TYPE" : "CONTAINER SIZE", words),
      { topic: "size", text: words },
    );
  return sizes;
};

/** A buying price is no offer. */
export const checkRateType = (cells: FieldCells, add: AddNote): void => {
  const cell = cells.get("RATE TYPE");
  if (cell !== undefined && /\b(?:BUY\w*|COST|PURCHASE)\b/i.test(cell.text))
    add(
      "problems",
      "freight",
      cell.column,
      `RATE TYPE "${cell.text}" is a buying price, which no customer gets. Remove the line.`,
    );
};

/** A transit time must be a number of days. */
export const checkTransit = (cells: FieldCells, add: AddNote): void => {
  const cell = cells.get("TRANSIT TIME");
  if (cell !== undefined && readDays(cell.text) === null)
    add(
      "problems",
      "schedule",
      cell.column,
      `TRANSIT TIME "${cell.text}" is not a number of days (such as 25 or 25-27 DAYS).`,
    );
};

const LIMITED_FIELDS = ["COMMODITY", "EQUIPMENT TYPE"] as const;

/** Asks about prices for special cargo or containers, and of offers that are over; `isReefer`: all prices of the line are of reefers. */
export const checkLimits = (
  cells: FieldCells,
  columns: readonly NamedColumn[],
  isReefer: boolean,
  add: AddNote,
): void => {
  const ask = (field: string, { text, column }: { readonly text: string; readonly column: number }): void => {
    const header = columns[column]?.header ?? field;
    const sentence = `${field} "${text}" limits the price. Remove the line, or say --ignore "${header}" if it is for any cargo.`;
    add("problems", "column", column, sentence, { topic: "limit", text: header });
  };
  for (const field of LIMITED_FIELDS) {
    const cell = cells.get(field);
    const isPart = field === "EQUIPMENT TYPE" && cells.has("CONTAINER SIZE");
    if (cell === undefined || isPart || !isSpecialCargo(cell.text)) continue;
    if (!isReefer || !isReeferOnly(cell.text)) ask(field, cell);
  }
  for (const field of ["CUSTOMER", "COMMODITY"]) {
    const cell = cells.get(field);
    if (cell !== undefined && !isForAny(cell.text) && !isSpecialCargo(cell.text)) ask(field, cell);
  }
  const remarks = cells.get("REMARKS");
  const isLimited = remarks !== undefined && isLimit(remarks.text) && /\bONLY\b/i.test(remarks.text);
  if (remarks !== undefined && (isLimited || (statesNoOffer(remarks.text) && remarks.text.split(" ").length < 4)))
    ask("REMARKS", remarks);
};

/** The price beside a number of containers may be that of all of them. */
export const checkQuantity = (cells: FieldCells, columns: readonly NamedColumn[], add: AddNote): void => {
  const cell = cells.get("NO OF CONTAINERS");
  if (cell === undefined || !/(?<!\d)(?:[2-9]|\d{2,})(?!\d)/.test(cell.text)) return;
  const sentence = `"${cell.text}" containers: the price can be for one or for all of them. Write the price of one, and say --ignore "${columns[cell.column]?.header ?? ""}".`;
  add("problems", "amount", cell.column, sentence);
};
