import { err, ok, type Result, type ResultAsync } from "neverthrow";
import { isCurrencyCode } from "#domain/money";
import { VALIDITY_BASES, type ValidityBasis } from "#domain/rates";
import type { DateOrder } from "./date-cells.ts";
import { isFieldName, normaliseHeader } from "./field-names.ts";
import { readInputJson, writeOutputFile } from "../files.ts";
import type { Declarations } from "./column-headers.ts";

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
  /** Sign of several currencies (`$`, `RS`, `¥`) → currency. */
  readonly signs: Readonly<Record<string, string>>;
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
});

export const toDeclarations = ({ charges, ignore, fields }: ImportMapping): Declarations => ({
  charges: new Set(charges.map(normaliseHeader)),
  ignored: new Set(ignore.map(normaliseHeader)),
  fields: new Map(Object.entries(fields).map(([header, field]) => [normaliseHeader(header), normaliseHeader(field)])),
});

/** Why a mapping cannot be used; null when it can. */
export const checkMapping = ({ fields, currency, signs }: ImportMapping): string | null => {
  const unknown = Object.values(fields).find((field) => !isFieldName(normaliseHeader(field)));
  if (unknown !== undefined) return `"${unknown}" is not a field of rate sheets (such as TRANSIT TIME).`;
  const unclear = Object.keys(signs).find((sign) => !["$", "¥", "RS"].includes(sign));
  if (unclear !== undefined) return `"${unclear}" is not a sign that stands for several currencies ($, RS or ¥).`;
  const code = [...(currency === null ? [] : [currency]), ...Object.values(signs)].find((one) => !isCurrencyCode(one));
  return code === undefined ? null : `"${code}" is not a currency (ISO 4217, such as USD).`;
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((text) => typeof text === "string");
const isTextRecord = (value: unknown): value is Readonly<Record<string, string>> =>
  isRecord(value) && Object.values(value).every((text) => typeof text === "string");

const isBasis = (value: unknown): value is ValidityBasis | null =>
  value === null || VALIDITY_BASES.some((basis) => basis === value);
const isRateType = (value: unknown): value is SheetRateType | null =>
  value === null || value === "contract" || value === "spot";

const readMapping = (value: unknown): Result<ImportMapping, string> => {
  if (!isRecord(value)) return err("it is not a mapping.");
  const { charges = [], ignore = [], fields = {}, dates = null, currency = null, signs = {} } = value;
  const { validFor = null, rateType = null } = value;
  if (!isTexts(charges)) return err('"charges" is not a list of headers.');
  if (!isTexts(ignore)) return err('"ignore" is not a list of headers.');
  if (!isTextRecord(fields)) return err('"fields" is not a list of headers and fields.');
  if (!isTextRecord(signs)) return err('"signs" is not a list of signs and currencies.');
  if (dates !== null && dates !== "day-first" && dates !== "month-first")
    return err('"dates" is neither "day-first" nor "month-first".');
  if (currency !== null && typeof currency !== "string") return err('"currency" is not a currency.');
  if (!isBasis(validFor)) return err('"validFor" is not one of "departure", "booking" and "gate-in".');
  if (!isRateType(rateType)) return err('"rateType" is neither "contract" nor "spot".');
  const order: DateOrder | null = dates === "day-first" || dates === "month-first" ? dates : null;
  const mapping: ImportMapping = { charges, ignore, fields, dates: order, currency, signs, validFor, rateType };
  const problem = checkMapping(mapping);
  return problem === null ? ok(mapping) : err(problem);
};

/** Reads a mapping that `--save-map` has written. */
export const loadMapping = (file: string): ResultAsync<ImportMapping, string> =>
  readInputJson(file).andThen((read) => readMapping(read).mapErr((reason) => `${file} cannot be read: ${reason}`));

/** Replaces the mapping of an earlier import. */
export const saveMapping = (file: string, provider: string, mapping: ImportMapping): Promise<Result<void, string>> =>
  writeOutputFile(file, `${JSON.stringify({ provider, ...mapping }, null, 2)}\n`, { overwrite: true });
