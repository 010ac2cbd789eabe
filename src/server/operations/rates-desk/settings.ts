import type { ColumnDecision, ImportSettings, SheetReading } from "#domain/rates";
import { formatAudience } from "../find-audience.ts";
import type { ImportOptions } from "../import-options.ts";
import { EMPTY_MAPPING, type ImportMapping } from "../sheets/import-mapping.ts";

/** By which a provider's reading is stored, so that `Castellan` has that of `CASTELLAN`. */
export const toProviderKey = (provider: string): string => provider.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, "");

const toCharge = ({ header, charge, size, per }: ColumnDecision): string =>
  `${header}=${[charge ?? header, ...(size === null ? [] : [size]), ...(per === null ? [] : ["PER", per])].join(" ")}`;

/** The reading as the command line's mapping. */
export const toMapping = (reading: SheetReading, rateType: ImportSettings["rateType"] = null): ImportMapping => {
  const { columns, dates, currency, decimal, hidden, aliases, sizes, signs, carriers, remarks, ignoredTexts } = reading;
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
    carriers,
    remarks,
    rateType,
  };
};

/** A file's name without its ending, which is proposed as the name of the sheet. */
export const toSheetName = (fileName: string): string => fileName.replace(/\.\w+$/, "");

/** The options of the command line that say the same; the mapping is in the file `map`. */
export const toImportOptions = (settings: ImportSettings, fileName: string, map: string): ImportOptions => ({
  provider: settings.provider,
  name: settings.name.trim() || toSheetName(fileName),
  map,
  tab: settings.tabs,
  charge: [],
  ignore: [],
  field: [],
  currencySign: [],
  columnCurrency: [],
  size: [],
  alias: [],
  carrier: [],
  asksCarriers: true,
  ...(settings.validFrom === null ? {} : { from: settings.validFrom }),
  ...(settings.validTill === null ? {} : { till: settings.validTill }),
  ...(settings.prices === null ? {} : { prices: settings.prices }),
  ...(settings.audience === null ? {} : { visibleTo: formatAudience(settings.audience) }),
  ...(settings.acceptsOutliers ? { acceptOutliers: true } : {}),
  ...(settings.replaces === "none" ? { keepExisting: true } : {}),
  ...(settings.replaces === "all" ? { replaceAll: true } : {}),
});
