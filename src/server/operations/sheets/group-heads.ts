import { readCellUnit } from "#domain/charges";
import { readChargeHeader } from "./charge-headers.ts";
import type { RecogniseHeader } from "./column-headers.ts";
import { normaliseHeader } from "./field-names.ts";
import type { TableLine } from "./read-table.ts";
import { readSheetSize } from "./sheet-sizes.ts";

/** A column's header with the heading of its group before it. */
export interface JoinedHeader {
  readonly header: string;
  /** The currency of a heading that may or may not cover this column. */
  readonly beside: string | null;
  /** The heading over a charge that staff declare by its own header. */
  readonly over?: string;
}

interface Heading {
  readonly text: string;
  /** Whether the heading is in this column, or only to the left of it. */
  readonly isAbove: boolean;
}

const NO_HEADING: Heading = { text: "", isAbove: false };

/**
 * The heading of each column. A heading over merged cells ends with them; another one may go on over the empty cells to
 * its right.
 */
const spreadHeadings = (cells: readonly string[], width: number): readonly Heading[] => {
  let last = "";
  return Array.from({ length: width }, (_, index) => {
    const text = cells[index] ?? "";
    if (text !== "") {
      last = text;
      return { text, isAbove: true };
    }
    const isMerged = cells.filter((cell) => cell === last).length > 1;
    return last === "" || isMerged ? NO_HEADING : { text: last, isAbove: false };
  });
};

const currencyOf = (heading: string): string | null => {
  const { currency, sign } = readChargeHeader(normaliseHeader(heading));
  return currency ?? sign ?? null;
};

const isSize = (header: string): boolean => readSheetSize(normaliseHeader(header)) !== null;

const isCharge = (header: string, recognise: RecogniseHeader): boolean => recognise(header).kind === "charge";

const isUnit = (heading: string): boolean => {
  const word = normaliseHeader(heading).replace(/^(?:PER |\/ ?)/, "");
  return (word !== "" && readCellUnit(word) !== null) || /^[TF]EU$/.test(word);
};

/** Headings that may limit the amounts below them, or say that they are no price of a customer. */
const LIMITING =
  /\b(?:REEFERS?|RF|RFR|SOC|NOR|OPEN ?TOPS?|FLAT ?RACKS?|TANKS?|HAZ\w*|IMO|IMDG|DG|OOG|INCL\w*|EXCL\w*|BUY\w*|COST|MARGIN|MARK ?UP|OPTIONAL|PAYABLE|INFORMATION|DAYS?|OLD|PREVIOUS|EXPIRED|CANCELLED|DISCOUNT|REBATE)\b|'000|\b000'?S\b/;

const SHARE_OF = /^(?:IN )?% ?(?:OF|ON) /;

const withHeading = (heading: string, header: string, recognise: RecogniseHeader): string => {
  const words = normaliseHeader(heading);
  if (SHARE_OF.test(words)) return `${header} (${words})`;
  if (LIMITING.test(words)) return `${heading} ${header}`;
  if (isUnit(heading)) return `${header} PER ${normaliseHeader(heading).replace(/^(?:PER |\/ ?)/, "")}`;
  const { currency: stated, sign: statedSign, label } = readChargeHeader(normaliseHeader(heading));
  const joined = `${heading} ${header}`;
  if (label !== "" && isCharge(joined, recognise)) return joined;
  const currency = stated ?? statedSign ?? null;
  const { currency: own, sign } = readChargeHeader(normaliseHeader(header));
  return currency === null || own !== null || sign !== undefined ? header : `${header} (${currency})`;
};

const besideOf = ({ text, isAbove }: Heading, header: string, recognise: RecogniseHeader): string | null =>
  isAbove || text === "" || !isCharge(header, recognise) ? null : currencyOf(text);

/** One header of two lines: the group's name goes before each of its columns, also where only the first cell has it. */
export const joinHeads = (
  head: Pick<TableLine, "cells">,
  sub: TableLine,
  recognise: RecogniseHeader,
): readonly JoinedHeader[] => {
  const headings = spreadHeadings(head.cells, Math.max(head.cells.length, sub.cells.length));
  let group = "";
  return headings.map((heading, index) => {
    const above = head.cells[index] ?? "";
    const below = sub.cells[index] ?? "";
    if (above !== "") group = above;
    if (below === "" || below === above || (above !== "" && /^ALL(?: SIZES)?$/i.test(below)))
      return { header: above, beside: null };
    if (/^VALID/i.test(group) && /^(?:FROM|TO|TILL|UNTIL)$/i.test(below))
      return { header: `VALID ${below}`, beside: null };
    if (above === "" && !isSize(below)) return { header: below, beside: besideOf(heading, below, recognise) };
    const isField = /^(?:CHARGES?|RATES?|LOCALS?|VALIDITY|OTHERS?)$/.test(normaliseHeader(group));
    const header = isField && !isSize(below) ? below : `${group} ${below}`;
    return { header: header.trim(), beside: null };
  });
};

const isPort = (header: string, recognise: RecogniseHeader): boolean => {
  const column = recognise(header);
  return column.kind === "field" && column.field.startsWith("PORT OF");
};

/** Headings in the line above the header; a title that is also above the ports is none. */
const findHeadings = (
  above: TableLine,
  headers: readonly JoinedHeader[],
  recognise: RecogniseHeader,
): readonly Heading[] | null => {
  const titles = new Set(
    headers.flatMap(({ header }, index) => (isPort(header, recognise) ? [above.cells[index] ?? ""] : [])),
  );
  const cells = headers.map((_, index) => {
    const text = above.cells[index] ?? "";
    return titles.has(text) ? "" : text;
  });
  const overCharges = new Set(
    cells.filter((text, index) => text !== "" && isCharge(headers[index]?.header ?? "", recognise)),
  );
  return overCharges.size === 0
    ? null
    : spreadHeadings(
        cells.map((text) => (overCharges.has(text) ? text : "")),
        headers.length,
      );
};

/** Headers with the headings in the line above them; null where that line has none. */
export const joinHeadings = (
  above: TableLine | undefined,
  headLine: number,
  headers: readonly JoinedHeader[],
  recognise: RecogniseHeader,
): readonly JoinedHeader[] | null => {
  if (above?.line !== headLine - 1) return null;
  const headings = findHeadings(above, headers, recognise);
  if (headings === null) return null;
  return headers.map((joined, index) => {
    const { header, beside } = joined;
    const heading = headings[index] ?? NO_HEADING;
    const column = recognise(header);
    if (heading.text === "" || header === heading.text || column.kind !== "charge") return joined;
    if (heading.isAbove && column.isDeclared) return { ...joined, over: `${heading.text} ${joined.over ?? ""}`.trim() };
    if (heading.isAbove || isSize(header)) return { header: withHeading(heading.text, header, recognise), beside };
    return { header, beside: besideOf(heading, header, recognise) ?? beside };
  });
};
