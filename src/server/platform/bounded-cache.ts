/** Remembers the answers used last, at most `limit` of them. */
export const boundedCache = <T>(limit: number) => {
  const kept = new Map<string, T>();
  return (key: string, make: () => T): T => {
    const known = kept.get(key);
    const value = known ?? make();
    if (known !== undefined) kept.delete(key);
    kept.set(key, value);
    const oldest = kept.keys().next();
    if (kept.size > limit && oldest.done !== true) kept.delete(oldest.value);
    return value;
  };
};
