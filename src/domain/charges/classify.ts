import { type Classification, placeOfCode } from "./code-table.ts";
import { placeOfName } from "./name-rules.ts";

const remembered = new Map<string, Classification>();
/** Codes and names come from outside, so what is remembered of them has a limit. */
const MEMORY_LIMIT = 2000;

const remember = (key: string, place: Classification): Classification => {
  if (remembered.size >= MEMORY_LIMIT) remembered.clear();
  remembered.set(key, place);
  return place;
};

/**
 * The cost slot and breakdown group of a charge: by its code, else by its name; what neither knows is `unclassified`, in
 * the group that the name points to, freight when it points nowhere.
 */
export const classifyCharge = (code: string | null, name: string): Classification => {
  const byCode = code === null ? undefined : remembered.get(code);
  if (byCode !== undefined) return byCode;
  const place = code === null ? null : placeOfCode(code);
  if (code !== null && place !== null) return remember(code, place);
  const key = `name ${name}`;
  return remembered.get(key) ?? remember(key, placeOfName(name));
};
