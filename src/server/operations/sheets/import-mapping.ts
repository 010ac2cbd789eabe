import { err, ok, type Result, type ResultAsync } from "neverthrow";
import { isCurrencyCode } from "#domain/money";
import { readRemarkMeaning, VALIDITY_BASES, type ValidityBasis } from "#domain/rates";
import type { DecimalSign } from "./amount-text.ts";
import type { DateOrder } from "./date-cells.ts";
import { isFieldName, normaliseHeader } from "./field-names.ts";
import { readInputJson, writeOutputFile } from "../kit/files.ts";
import type { Declarations } from "./column-headers.ts";
import { toCarrierNames } from "./line-carriers.ts";
import { toPlaceAliases } from "./place-aliases.ts";
import { readSheetSizes, type SheetSizes, toSizeKey } from "./sheet-sizes.ts";

export type SheetRateType = "contract" | "spot";

/** What staff declare about a provider's sheets; `--save-map` writes it to a file. */
export interface ImportMapping {
  /** Null: departure. */
  readonly validFor: ValidityBasis | null;
  /** Of lines without a RATE TYPE. */
  readonly rateType: SheetRateType | null;
  readonly charges: readonly string[];
  readonly ignore: readonly string[];
  readonly fields: Readonly<Record<string, string>>;
  readonly dates: DateOrder | null;
  readonly currency: string | null;
  /** Sign of several currencies, or one that is not known (`$`, `RS`, `kr`) → currency. */
  readonly signs: Readonly<Record<string, string>>;
  /** Header or charge → currency of its bare figures. */
  readonly columnCurrencies: Readonly<Record<string, string>>;
  /** Size as the sheets write it → sizes (`40GP/40HC`). */
  readonly sizes: Readonly<Record<string, string>>;
  /** Place as the sheets write it → places (`NLRTM/DEHAM`). */
  readonly aliases: Readonly<Record<string, string>>;
  /** Carrier as the sheets write it → its name; empty: its lines are left out. */
  readonly carriers: Readonly<Record<string, string>>;
  /** Remark as the sheets write it → what it means (`WAR RISK USD 50/TEU`). */
  readonly remarks: Readonly<Record<string, string>>;
  readonly decimal: DecimalSign | null;
  /** What happens with hidden tabs, columns and rows; null: it is asked. */
  readonly hidden: "include" | "skip" | null;
  readonly allowZero: boolean;
  readonly allowNegative: boolean;
}

export const EMPTY_MAPPING: ImportMapping = {
  validFor: null,
  rateType: null,
  charges: [],
  ignore: [],
  fields: {},
  dates: null,
  currency: null,
  signs: {},
  columnCurrencies: {},
  sizes: {},
  aliases: {},
  carriers: {},
  remarks: {},
  decimal: null,
  hidden: null,
  allowZero: false,
  allowNegative: false,
};

export const mergeMappings = (one: ImportMapping, other: ImportMapping): ImportMapping => ({
  charges: [...new Set([...one.charges, ...other.charges])],
  ignore: [...new Set([...one.ignore, ...other.ignore])],
  fields: { ...one.fields, ...other.fields },
  validFor: other.validFor ?? one.validFor,
  rateType: other.rateType ?? one.rateType,
  dates: other.dates ?? one.dates,
  currency: other.currency ?? one.currency,
  signs: { ...one.signs, ...other.signs },
  columnCurrencies: { ...one.columnCurrencies, ...other.columnCurrencies },
  sizes: { ...one.sizes, ...other.sizes },
  aliases: { ...one.aliases, ...other.aliases },
  carriers: { ...one.carriers, ...other.carriers },
  remarks: { ...one.remarks, ...other.remarks },
  decimal: other.decimal ?? one.decimal,
  hidden: other.hidden ?? one.hidden,
  allowZero: one.allowZero || other.allowZero,
  allowNegative: one.allowNegative || other.allowNegative,
});

export const toSizes = ({ sizes }: Pick<ImportMapping, "sizes">): SheetSizes =>
  new Map(Object.entries(sizes).map(([written, meant]) => [toSizeKey(written), readSheetSizes(meant) ?? []]));

/** `Freight W/M`, or with the name of the charge behind it: `Freight W/M=OCEAN FREIGHT PER W/M`. */
const toDeclaredCharge = (declared: string): readonly [header: string, charge: string] => {
  const at = declared.lastIndexOf("=");
  const header = normaliseHeader(at < 1 ? declared : declared.slice(0, at));
  return [header, at < 1 ? header : normaliseHeader(declared.slice(at + 1))];
};

const toRemarkMeanings = (remarks: ImportMapping["remarks"]): Declarations["remarks"] =>
  new Map(
    Object.entries(remarks).flatMap(([remark, text]) =>
      readRemarkMeaning(text).match(
        (meaning) => [[normaliseHeader(remark), meaning] as const],
        () => [],
      ),
    ),
  );

export const toDeclarations = (mapping: ImportMapping): Declarations => ({
  charges: new Map(mapping.charges.map(toDeclaredCharge)),
  ignored: new Set(mapping.ignore.map(normaliseHeader)),
  fields: new Map(
    Object.entries(mapping.fields).map(([header, field]) => [normaliseHeader(header), normaliseHeader(field)]),
  ),
  sizes: toSizes(mapping),
  aliases: toPlaceAliases(mapping.aliases),
  carriers: toCarrierNames(mapping.carriers),
  remarks: toRemarkMeanings(mapping.remarks),
  currencies: new Map(
    Object.entries(mapping.columnCurrencies).map(([header, code]) => [normaliseHeader(header), code]),
  ),
});

/** Why a mapping cannot be used; null when it can. */
export const checkMapping = ({
  fields,
  currency,
  signs,
  columnCurrencies,
  sizes,
  remarks,
}: ImportMapping): string | null => {
  const unknown = Object.values(fields).find((field) => !isFieldName(normaliseHeader(field)));
  if (unknown !== undefined) return `"${unknown}" is not a field of rate sheets (such as TRANSIT TIME).`;
  const fixed = Object.keys(signs).find((sign) => isCurrencyCode(sign) || /^(?:US\$|[€£₹])$/.test(sign));
  if (fixed !== undefined) return `"${fixed}" is not a sign that stands for several currencies ($, RS or ¥).`;
  const noSize = Object.values(sizes).find((size) => readSheetSizes(size) === null);
  if (noSize !== undefined) return `"${noSize}" is not a container size (such as 20GP, or 40GP/40HC).`;
  for (const text of Object.values(remarks)) {
    const meaning = readRemarkMeaning(text);
    if (meaning.isErr()) return meaning.error;
  }
  const codes = [...(currency === null ? [] : [currency]), ...Object.values(signs), ...Object.values(columnCurrencies)];
  const code = codes.find((one) => !isCurrencyCode(one));
  return code === undefined ? null : `"${code}" is not a currency (ISO 4217, such as USD).`;
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((text) => typeof text === "string");
const isTextRecord = (value: unknown): value is Readonly<Record<string, string>> =>
  isRecord(value) && Object.values(value).every((text) => typeof text === "string");

const isOneOf = <Choice extends string>(value: unknown, choices: readonly Choice[]): value is Choice | null =>
  value === null || choices.some((choice) => choice === value);

/** Maps of earlier versions have fewer fields. */
const readMapping = (value: unknown): Result<ImportMapping, string> => {
  if (!isRecord(value)) return err("it is not a mapping.");
  const stored: Readonly<Record<string, unknown>> = { ...EMPTY_MAPPING, ...value };
  const { charges, ignore, fields, signs, columnCurrencies, sizes, aliases, carriers, remarks, currency } = stored;
  const { dates, validFor, rateType, decimal, hidden, allowZero, allowNegative } = stored;
  if (!isTexts(charges)) return err('"charges" is not a list of headers.');
  if (!isTexts(ignore)) return err('"ignore" is not a list of headers.');
  if (!isTextRecord(fields)) return err('"fields" is not a list of headers and fields.');
  if (!isTextRecord(signs)) return err('"signs" is not a list of signs and currencies.');
  if (!isTextRecord(columnCurrencies)) return err('"columnCurrencies" is not a list of headers and currencies.');
  if (!isTextRecord(sizes)) return err('"sizes" is not a list of sizes.');
  if (!isTextRecord(aliases)) return err('"aliases" is not a list of names and places.');
  if (!isTextRecord(carriers)) return err('"carriers" is not a list of names and carriers.');
  if (!isTextRecord(remarks)) return err('"remarks" is not a list of remarks and what they mean.');
  if (!isOneOf(dates, ["day-first", "month-first"])) return err('"dates" is neither "day-first" nor "month-first".');
  if (currency !== null && typeof currency !== "string") return err('"currency" is not a currency.');
  if (!isOneOf(validFor, VALIDITY_BASES)) return err('"validFor" is not one of "departure", "booking" and "gate-in".');
  if (!isOneOf(rateType, ["contract", "spot"])) return err('"rateType" is neither "contract" nor "spot".');
  if (!isOneOf(decimal, ["point", "comma"])) return err('"decimal" is neither "point" nor "comma".');
  if (!isOneOf(hidden, ["include", "skip"])) return err('"hidden" is neither "include" nor "skip".');
  if (typeof allowZero !== "boolean" || typeof allowNegative !== "boolean")
    return err('"allowZero" and "allowNegative" are true or false.');
  const mapping: ImportMapping = {
    charges,
    ignore,
    fields,
    dates,
    currency,
    signs,
    columnCurrencies,
    sizes,
    aliases,
    carriers,
    remarks,
    validFor,
    rateType,
    decimal,
    hidden,
    allowZero,
    allowNegative,
  };
  const problem = checkMapping(mapping);
  return problem === null ? ok(mapping) : err(problem);
};

/** Reads a mapping that `--save-map` has written. */
export const loadMapping = (file: string): ResultAsync<ImportMapping, string> =>
  readInputJson(file).andThen((read) => readMapping(read).mapErr((reason) => `${file} cannot be read: ${reason}`));

/** Replaces the mapping of an earlier import. */
export const saveMapping = (file: string, provider: string, mapping: ImportMapping): Promise<Result<void, string>> =>
  writeOutputFile(file, `${JSON.stringify({ provider, ...mapping }, null, 2)}\n`, { overwrite: true });
