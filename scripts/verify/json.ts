export type JsonObject = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is JsonObject => typeof value === "object" && value !== null;

/** The parsed JSON; undefined for anything else. */
export const parseJson = (body: Buffer): unknown => {
  try {
    const value: unknown = JSON.parse(body.toString("utf8"));
    return value;
  } catch {
    return undefined;
  }
};

/** The own property of an object or array; undefined for any other value. */
export const readKey = (value: unknown, key: string): unknown =>
  isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;

export const readText = (value: unknown, key: string): string | undefined => {
  const found = readKey(value, key);
  return typeof found === "string" ? found : undefined;
};
