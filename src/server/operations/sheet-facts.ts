import type { KnownPlace } from "#domain/places";
import type { CalendarDate } from "#domain/time";
import { toStatedDays } from "./import-options.ts";
import type { OpenSheet } from "./open-sheet.ts";
import { createDateReader, type DateOrder } from "./sheets/date-cells.ts";
import { toSizes } from "./sheets/import-mapping.ts";
import type { ReadPlaceCell } from "./sheets/place-cell.ts";
import type { SheetOptions } from "./sheets/rate-sheet.ts";

const RATE_TYPES = { contract: "Contract", spot: "Spot" } as const;

/** The places that cells of sheets are read by. */
export interface SheetPlaces {
  readonly findPlace: ReadPlaceCell;
  readonly byCode: (code: string) => KnownPlace | undefined;
}

interface Own extends Pick<SheetOptions, "id" | "onProgress"> {
  readonly today: CalendarDate;
  /** Of the whole sheet; null where its dates leave it open. */
  readonly dateOrder: DateOrder | null;
}

/** By what the lines of an open sheet are read. */
export const toSheetFacts = (
  { validity, mapping, found, options }: Pick<OpenSheet, "validity" | "mapping" | "found" | "options">,
  { findPlace, byCode }: SheetPlaces,
  { id, today, dateOrder, onProgress }: Own,
) => ({
  id,
  today,
  validFrom: validity.from,
  validTill: validity.till,
  dates: createDateReader(dateOrder),
  currency: mapping.currency,
  statedDays: toStatedDays(options),
  amounts: {
    signs: new Map(Object.entries(mapping.signs)),
    decimal: mapping.decimal,
    isLcl: found.kind === "lcl",
    allowsZero: found.kind === "lcl" && mapping.allowZero,
    allowsNegative: found.kind === "lcl" && mapping.allowNegative,
  },
  sizes: toSizes(mapping),
  rateType: mapping.rateType === null ? null : RATE_TYPES[mapping.rateType],
  findPlace,
  byCode,
  onProgress,
});
