import type { PriceSide } from "#domain/margins";
import type { Change } from "#server/modules/audit/index.ts";

interface ImportedHeading {
  readonly id: string;
  readonly name: string;
  readonly provider: string;
  readonly sheetDate: string;
  readonly validFrom: string;
  readonly validTill: string;
  readonly fileHash?: string | null;
  readonly visibleTo?: string | null;
  readonly prices?: PriceSide;
}

/** What the trail says of an imported rate sheet or tariff of part loads; `atCost`: how many of its prices have no margin rule. */
export const toSheetImport = (
  {
    id,
    name,
    provider,
    sheetDate,
    validFrom,
    validTill,
    fileHash = null,
    visibleTo = null,
    prices = "sell",
  }: ImportedHeading,
  lines: number,
  atCost: number,
): Change => ({
  action: "sheet.imported",
  subjectId: id,
  after: {
    name,
    provider,
    sheetDate,
    validFrom,
    validTill,
    lines,
    fileHash,
    visibleTo,
    prices,
    ...(atCost === 0 ? {} : { pricesAtCost: atCost }),
  },
});
