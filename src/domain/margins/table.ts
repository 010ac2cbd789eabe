import type { CalendarDate } from "#domain/time";
import { compareNarrowness } from "./narrowness.ts";
import type { MarginRule, MarginScope } from "./rule.ts";

/** `later`: begins on another day. */
export type MarginState = "active" | "later" | "ended";

/** Whether a rule or a floor holds on a day of the office. */
export const findMarginState = (
  { validFrom, validTo }: Pick<MarginScope, "validFrom" | "validTo">,
  today: CalendarDate,
): MarginState => {
  if (validTo !== null && validTo < today) return "ended";
  return validFrom > today ? "later" : "active";
};

/** Rules in the order in which they are compared, the narrowest first; equally narrow ones by name. */
export const sortByNarrowness = (rules: readonly MarginRule[]): readonly MarginRule[] =>
  rules.toSorted(
    (one, other) => compareNarrowness(one, other) || one.id.localeCompare(other.id, "en", { numeric: true }),
  );

const PREFIXES = { rule: "M", floor: "F" } as const;

/** The name of the next rule or floor: `M-12` after `M-11`; names are never used twice. */
export const findNextName = (kind: keyof typeof PREFIXES, used: readonly string[]): string => {
  const prefix = PREFIXES[kind];
  const numbers = used.map((id) => Number(new RegExp(`^${prefix}-(\\d{1,9})$`).exec(id)?.[1] ?? 0));
  return `${prefix}-${String(Math.max(0, ...numbers) + 1).padStart(2, "0")}`;
};
