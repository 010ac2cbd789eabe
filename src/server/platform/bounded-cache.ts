export const boundedCache = <T>(limit: number) => {
  const entries = new Map<string, T>();
  return (key: string, make: () => T): T => {
    const known = entries.get(key);
    const value = known ?? make();
    if (known !== undefined) entries.delete(key);
    entries.set(key, value);
    const oldest = entries.keys().next();
    if (entries.size > limit && oldest.done !== true) entries.delete(oldest.value);
    return value;
  };
};
