export const compareTexts = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

/** Items by a key, in their order. */
export const groupBy = <Item>(items: readonly Item[], toKey: (item: Item) => string): ReadonlyMap<string, Item[]> => {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = toKey(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
};
