import type { SheetAudience } from "#domain/rates";
import type { PriceSide } from "#domain/margins";
import { formatAudience } from "../find-audience.ts";
import type { ImportOptions } from "../import-options.ts";
import { EMPTY_MAPPING, type ImportMapping } from "../sheets/import-mapping.ts";

/** What a column is, as a person has decided it. A column without a decision is recognised by its header. */
export interface ColumnDecision {
  readonly header: string;
  readonly kind: "field" | "charge" | "ignored";
  /** Of a field, such as `TRANSIT TIME`. */
  readonly field: string | null;
  /** Of a charge, without its size. */
  readonly charge: string | null;
  /** Null: that of the header, or any. */
  readonly size: string | null;
  readonly currency: string | null;
  /** What its amounts are counted by, such as `BL`; null: as the header says, or as usual. */
  readonly per: string | null;
}

/** How the sheets of a provider are read; stored for the next one. */
export interface SheetReading {
  readonly columns: readonly ColumnDecision[];
  readonly dates: "day-first" | "month-first" | null;
  readonly currency: string | null;
  readonly decimal: "point" | "comma" | null;
  readonly hidden: "include" | "skip" | null;
  /** Place, size or sign as the sheets write it → what it means. */
  readonly aliases: Readonly<Record<string, string>>;
  readonly sizes: Readonly<Record<string, string>>;
  readonly signs: Readonly<Record<string, string>>;
  /** Texts between the lines that change nothing. */
  readonly ignoredTexts: readonly string[];
}

export const EMPTY_READING: SheetReading = {
  columns: [],
  dates: null,
  currency: null,
  decimal: null,
  hidden: null,
  aliases: {},
  sizes: {},
  signs: {},
  ignoredTexts: [],
};

/** What a person states about an import. */
export interface ImportSettings {
  /** Empty until it is stated. */
  readonly provider: string;
  /** Tabs that are read; empty: all. */
  readonly tabs: readonly string[];
  /** Null until it is stated. */
  readonly prices: PriceSide | null;
  /** Null: everybody finds the prices. */
  readonly audience: SheetAudience | null;
  readonly validFrom: string | null;
  readonly validTill: string | null;
  readonly rateType: "contract" | "spot" | null;
  /** Which prices of earlier sheets end. */
  readonly replaces: "same-prices" | "all" | "none";
  readonly acceptsOutliers: boolean;
  readonly isRemembered: boolean;
  readonly reading: SheetReading;
}

export const FIRST_SETTINGS: ImportSettings = {
  provider: "",
  tabs: [],
  prices: null,
  audience: null,
  validFrom: null,
  validTill: null,
  rateType: null,
  replaces: "same-prices",
  acceptsOutliers: false,
  isRemembered: true,
  reading: EMPTY_READING,
};

/** By which a provider's reading is stored, so that `Castellan` has that of `CASTELLAN`. */
export const toProviderKey = (provider: string): string => provider.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, "");

const toCharge = ({ header, charge, size, per }: ColumnDecision): string =>
  `${header}=${[charge ?? header, ...(size === null ? [] : [size]), ...(per === null ? [] : ["PER", per])].join(" ")}`;

/** The reading as the command line's mapping. */
export const toMapping = (reading: SheetReading, rateType: ImportSettings["rateType"] = null): ImportMapping => {
  const { columns, dates, currency, decimal, hidden, aliases, sizes, signs, ignoredTexts } = reading;
  return {
    ...EMPTY_MAPPING,
    charges: columns.filter(({ kind }) => kind === "charge").map(toCharge),
    ignore: [...columns.filter(({ kind }) => kind === "ignored").map(({ header }) => header), ...ignoredTexts],
    fields: Object.fromEntries(
      columns.flatMap(({ kind, header, field }) => (kind === "field" && field !== null ? [[header, field]] : [])),
    ),
    columnCurrencies: Object.fromEntries(
      columns.flatMap(({ header, currency: own }) => (own === null ? [] : [[header, own]])),
    ),
    dates,
    currency,
    decimal,
    hidden,
    aliases,
    sizes,
    signs,
    rateType,
  };
};

/** The options of the command line that say the same; the mapping is in the file `map`. */
export const toImportOptions = (settings: ImportSettings, name: string, map: string): ImportOptions => ({
  provider: settings.provider,
  name,
  map,
  tab: settings.tabs,
  charge: [],
  ignore: [],
  field: [],
  currencySign: [],
  columnCurrency: [],
  size: [],
  alias: [],
  ...(settings.validFrom === null ? {} : { from: settings.validFrom }),
  ...(settings.validTill === null ? {} : { till: settings.validTill }),
  ...(settings.prices === null ? {} : { prices: settings.prices }),
  ...(settings.audience === null ? {} : { visibleTo: formatAudience(settings.audience) }),
  ...(settings.acceptsOutliers ? { acceptOutliers: true } : {}),
  ...(settings.replaces === "none" ? { keepExisting: true } : {}),
  ...(settings.replaces === "all" ? { replaceAll: true } : {}),
});
