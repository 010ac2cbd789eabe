import { formatMoney, isCurrencyCode, type Money } from "#domain/money";
import { toWords } from "../../kit/words.ts";
import type { AuditEntry } from "../../ports/index.ts";

/** A value before and after a change; null: it did not exist, or no longer does. */
export interface ShownChange {
  readonly name: string;
  readonly before: string | null;
  readonly after: string | null;
}

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === "";

const isMoney = (value: unknown): value is Money =>
  typeof value === "object" &&
  value !== null &&
  "minor" in value &&
  "currency" in value &&
  Number.isSafeInteger(value.minor) &&
  typeof value.currency === "string" &&
  isCurrencyCode(value.currency);

const formatValue = (value: unknown): string => {
  if (isEmpty(value)) return "none";
  if (isMoney(value)) return formatMoney(value);
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value)) return value.length === 0 ? "none" : value.map(formatValue).join(", ");
  if (typeof value !== "object" || value === null) return String(value);
  return Object.entries(value)
    .filter(([, part]) => !isEmpty(part) && !(Array.isArray(part) && part.length === 0))
    .map(([name, part]) => `${toWords(name).toLowerCase()} ${formatValue(part)}`)
    .join(", ");
};

type Values = NonNullable<AuditEntry["before"]>;

/* In older entries these are minor units of the currency beside them. */
const AMOUNTS: readonly string[] = ["creditLimit", "approvalLimit", "total"];

const formatNamed = (values: Values, name: string): string => {
  const { currency, [name]: value } = values;
  return formatValue(
    AMOUNTS.includes(name) && isMoney({ currency, minor: value }) ? { currency, minor: value } : value,
  );
};

/** The changed values of an entry in their order. */
export const listChanges = ({ before, after }: Pick<AuditEntry, "before" | "after">): readonly ShownChange[] =>
  [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].map((name) => ({
    name: toWords(name),
    before: before === null ? null : formatNamed(before, name),
    after: after === null ? null : formatNamed(after, name),
  }));
