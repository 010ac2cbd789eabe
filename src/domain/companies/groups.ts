/** The most characters of the name of a group of customers. */
export const MAX_GROUP_NAME = 60;

/** The name of a group as it is shown: without spaces around it, and with one space between words. */
export const toGroupName = (typed: string): string => typed.normalize("NFKC").trim().replaceAll(/\s+/g, " ");

/** By which groups are the same: `Gold Plus`, `gold plus` and `GOLDPLUS` are one. */
export const toGroupKey = (name: string): string => name.normalize("NFKC").replaceAll(/\s+/g, "").toLowerCase();

/** Of several spellings of one group, the one that most use; of equals the first in alphabetical order. */
export const chooseSpellings = (uses: ReadonlyMap<string, number>): ReadonlyMap<string, string> => {
  const chosen = new Map<string, string>();
  for (const [name] of [...uses].toSorted(
    ([one, count], [other, others]) => others - count || (one < other ? -1 : 1),
  )) {
    const key = toGroupKey(name);
    if (key !== "" && !chosen.has(key)) chosen.set(key, toGroupName(name));
  }
  return chosen;
};
