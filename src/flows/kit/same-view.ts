const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === Array.prototype || prototype === null;
};

const hasSameEntries = (one: object, other: object): boolean => {
  const keys = Object.keys(one);
  return (
    Array.isArray(one) === Array.isArray(other) &&
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isSameView(Reflect.get(one, key), Reflect.get(other, key)))
  );
};

/**
 * Whether two views show the same: plain objects and arrays are compared by what they contain, everything else (files, functions) by
 * identity. Pass it to `useSelector` with a view that is made anew for each snapshot.
 *
 * @example isSameView({ kind: "shown", ids: ["a"] }, { kind: "shown", ids: ["a"] }); // true
 */
export const isSameView = (one: unknown, other: unknown): boolean => {
  if (Object.is(one, other)) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  return isPlain(one) && isPlain(other) && hasSameEntries(one, other);
};
