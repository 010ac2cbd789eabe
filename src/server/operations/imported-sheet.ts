import type { ValidityBasis } from "#domain/rates";
import type { CalendarDate } from "#domain/time";
import type { SheetKind } from "../rate-sources/rate-sheets/sheet-kinds.ts";
import type { PricesAtCost } from "../rate-sources/rate-sheets/prices-at-cost.ts";
import { BASIS_WORDS, endText, laneCount, lineCount, priceCount } from "./rate-lines.ts";
import { describeCounts, describeDifference, type SheetDifference } from "./sheet-difference.ts";
import type { QuotedLane } from "./sheets/lane-prices.ts";
import type { SheetNote } from "./sheets/sheet-notes.ts";

/** What was imported, or would be with `--check` and `--compare`. */
export interface ImportedSheet {
  readonly isImported: boolean;
  /** The id of the stored sheet; null with `--check` and `--compare`. */
  readonly sheet: string | null;
  readonly kind: SheetKind;
  readonly provider: string;
  readonly lines: number;
  /** Rows of the file that were left out as stated. */
  readonly leftOut: number;
  readonly validFor: readonly ValidityBasis[];
  readonly lastDay: CalendarDate;
  /** Lines of earlier sheets that end, and how many of them for some sizes only. */
  readonly replaced: number;
  readonly replacedPartly: number;
  readonly remarks: readonly SheetNote[];
  /** What happens to prices that the sheet states or replaces; null with `--check`, and where an import replaces nothing. */
  readonly difference: SheetDifference | null;
  /** Buying prices that no margin rule is about; null: none. */
  readonly atCost: PricesAtCost | null;
  /** Of `--check`. */
  readonly lanes: readonly QuotedLane[];
}

const describeAtCost = (atCost: PricesAtCost | null): readonly string[] =>
  atCost === null
    ? []
    : [`Without a margin rule, sold at the buying price: ${priceCount(atCost.prices)} on ${laneCount(atCost.lanes)}.`];

const describeLeftOut = (count: number): readonly string[] =>
  count === 0 ? [] : [`Left out as stated: ${lineCount(count)}.`];

/** The last lines that an import prints. */
export const describeImport = (imported: ImportedSheet, isTerminal = false): readonly string[] => {
  const { isImported, sheet, provider, lines, validFor, lastDay, replaced, replacedPartly, difference, atCost } =
    imported;
  const leftOut = describeLeftOut(imported.leftOut);
  const valid = `valid for ${validFor.map((basis) => BASIS_WORDS[basis]).join(" and ")}`;
  const listed = isImported || difference === null ? [] : describeDifference(difference, isTerminal);
  if (!isImported)
    return [...listed, `${lineCount(lines)} can be imported, ${valid}.`, ...leftOut, ...describeAtCost(atCost)];
  const some = replacedPartly === 0 ? "" : `, ${replacedPartly} of them for some sizes`;
  return [
    `${lineCount(lines)} of ${provider} imported as ${sheet}, ${valid} ${endText(lastDay)}.`,
    ...leftOut,
    ...(difference === null ? [] : [`Prices: ${describeCounts(difference.counts)}.`]),
    ...(replaced === 0 ? [] : [`They replace ${lineCount(replaced)} of earlier sheets${some}.`]),
    ...describeAtCost(atCost),
  ];
};
