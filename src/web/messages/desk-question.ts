const ASK = "Please quote this shipment:";

/** A question to the desk, line by line; a value that is missing is `not chosen yet`. */
export const toDeskQuestion = (...lines: readonly (readonly [name: string, value: string])[]): string =>
  [ASK, ...lines.map(([name, value]) => `${name}: ${value.trim() === "" ? "not chosen yet" : value.trim()}`)].join(
    "\n",
  );
