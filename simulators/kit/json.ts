/** JSON from a request: nothing is trusted, everything is asked for by type. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const textAt = (value: unknown, key: string): string | undefined => {
  const found = isRecord(value) ? value[key] : undefined;
  return typeof found === "string" ? found : undefined;
};

export const numberAt = (value: unknown, key: string): number | undefined => {
  const found = isRecord(value) ? value[key] : undefined;
  return typeof found === "number" ? found : undefined;
};

export const flagAt = (value: unknown, key: string): boolean => isRecord(value) && value[key] === true;

export const recordAt = (value: unknown, key: string): Record<string, unknown> => {
  const found = isRecord(value) ? value[key] : undefined;
  return isRecord(found) ? found : {};
};

export const listAt = (value: unknown, key: string): readonly unknown[] => {
  const found = isRecord(value) ? value[key] : undefined;
  return Array.isArray(found) ? found : [];
};

/** The value of the text, `undefined` when it is not JSON. */
export const parseJson = (text: string): unknown => {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
};
