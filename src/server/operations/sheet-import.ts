import type { PriceSide } from "#domain/margins";
import { readAudience } from "#server/rate-sources/rate-sheets/sheet-audience.ts";
import type { Change } from "#server/modules/audit/index.ts";

interface ImportedHeading {
  readonly id: string;
  readonly name: string;
  readonly provider: string;
  readonly sheetDate: string;
  readonly validFrom: string;
  readonly fileHash?: string | null;
  readonly visibleTo?: string | null;
  readonly prices?: PriceSide;
}

/** The last day, included, on which a line of a sheet is valid. */
export const findLastDay = (rows: readonly { readonly validTill: string }[]): string =>
  rows.reduce((last, { validTill }) => (validTill > last ? validTill : last), "");

/**
 * What the trail says of an imported rate sheet or tariff of part loads; `atCost`: how many of its prices have no margin rule. It is
 * valid as long as its last line.
 */
export const toSheetImport = (
  { id, name, provider, sheetDate, validFrom, fileHash = null, visibleTo = null, prices = "sell" }: ImportedHeading,
  rows: readonly { readonly validTill: string }[],
  atCost: number,
): Change => ({
  action: "sheet.imported",
  subjectId: id,
  after: {
    name,
    provider,
    sheetDate,
    validFrom,
    validTill: findLastDay(rows),
    lines: rows.length,
    fileHash,
    visibleTo: visibleTo === null ? null : { ...readAudience(visibleTo) },
    prices,
    ...(atCost === 0 ? {} : { pricesAtCost: atCost }),
  },
});
