/** A value in a JSON text, and the line on which it begins. */
export interface PlacedValue {
  readonly line: number;
  readonly value: unknown;
}

/* Where the objects begin that stand directly in the outermost list; quoted text is skipped over. */
const objectLines = (text: string): readonly number[] => {
  const lines: number[] = [];
  const outermost = text.trimStart().startsWith("[") ? 1 : 2;
  let [depth, line, isQuoted] = [0, 1, false];
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (sign === "\n") line += 1;
    else if (isQuoted) {
      if (sign === "\\") at += 1;
      else if (sign === '"') isQuoted = false;
    } else if (sign === '"') isQuoted = true;
    else if (sign === "[" || sign === "{") {
      if (depth === outermost && sign === "{") lines.push(line);
      depth += 1;
    } else if (sign === "]" || sign === "}") depth -= 1;
  }
  return lines;
};

/** Whether a value is a list; what is in it is not known. */
export const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

const listIn = (value: unknown): readonly unknown[] | null => {
  if (isList(value)) return value;
  if (typeof value !== "object" || value === null || !("events" in value)) return null;
  return isList(value.events) ? value.events : null;
};

/** The entries of a JSON list, or of the list `events` of an object, with their lines; null when it is neither. */
export const jsonEntries = (text: string): readonly PlacedValue[] | null => {
  const entries = listIn(JSON.parse(text));
  if (entries === null) return null;
  const lines = objectLines(text);
  const isPlaced = lines.length === entries.length;
  return entries.map((value, index) => ({ line: isPlaced ? (lines[index] ?? 1) : index + 1, value }));
};
