import { isRecord } from "./json.ts";

/** A copy of `value` with `change` applied to every value of a field of that name, however deep. */
export const changeField = (
  value: unknown,
  field: string,
  change: (found: unknown) => Readonly<Record<string, unknown>>,
): unknown => {
  if (Array.isArray(value)) return value.map((item) => changeField(item, field, change));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, found]) =>
      name === field ? Object.entries(change(found)) : [[name, changeField(found, field, change)]],
    ),
  );
};

/** A copy of `value` in which the field has another name. */
export const renameField = (value: unknown, field: string, name: string): unknown =>
  changeField(value, field, (found) => ({ [name]: found }));

/** A copy of `value` in which the field's number is a text such as "1 250.00". */
export const writeNumberAsText = (value: unknown, field: string): unknown =>
  changeField(value, field, (found) => ({ [field]: `${String(found)} approx.` }));

/** The code of a container size that nobody knows. */
export const UNKNOWN_SIZE = "99ZZ";

/** A copy of `value` in which every text `from` is `to`. */
export const replaceText = (value: unknown, from: string, to: string): unknown => {
  if (value === from) return to;
  if (Array.isArray(value)) return value.map((item) => replaceText(item, from, to));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, found]) => [name, replaceText(found, from, to)]));
};
