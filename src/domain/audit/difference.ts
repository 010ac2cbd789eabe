import type { AuditValue, AuditValues } from "./entry.ts";

const isList = (value: AuditValue): value is readonly AuditValue[] => Array.isArray(value);

const isObject = (value: AuditValue): value is AuditValues =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isSame = (one: AuditValue, other: AuditValue): boolean => {
  if (isList(one) && isList(other))
    return one.length === other.length && one.every((value, index) => isSame(value, other[index] ?? null));
  if (!isObject(one) || !isObject(other)) return one === other;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isSame(one[name] ?? null, other[name] ?? null))
  );
};

const pick = (values: AuditValues, names: readonly string[]): AuditValues =>
  Object.fromEntries(names.map((name) => [name, values[name] ?? null]));

/**
 * The values that differ between two states, compared with everything in them; a value that one state lacks is null there. Null
 * where nothing differs. A state that is null did not exist, or no longer does: the other one is then complete.
 */
export const findDifference = (
  before: AuditValues | null,
  after: AuditValues | null,
): { readonly before: AuditValues | null; readonly after: AuditValues | null } | null => {
  if (before === null || after === null) return { before, after };
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = names.filter((name) => !isSame(before[name] ?? null, after[name] ?? null));
  return changed.length === 0 ? null : { before: pick(before, changed), after: pick(after, changed) };
};
