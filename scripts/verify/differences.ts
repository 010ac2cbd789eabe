/** One difference between an answer and what is expected of it. */
export interface Difference {
  /** Whether the Pact interaction or the OpenAPI document expects it. */
  readonly by: "contract" | "document";
  /** `$.result[0].offerId` in the body, `status`, `header retry-after` or `body`. */
  readonly path: string;
  readonly expected: string;
  readonly actual: string;
}

const MAX_TEXT = 200;

/** A value on one line, at most 200 characters. */
export const shorten = (text: string): string => {
  const line = text.replaceAll(/\s+/g, " ").trim();
  return line.length <= MAX_TEXT ? line : `${line.slice(0, MAX_TEXT)}…`;
};

export const showValue = (value: unknown): string => (value === undefined ? "missing" : shorten(JSON.stringify(value)));

/** The path of a property, as Pact writes it. */
export const joinPath = (path: string, key: string | number): string => {
  if (typeof key === "number") return `${path}[${key}]`;
  return /^[A-Za-z_][\w-]*$/.test(key) ? `${path}.${key}` : `${path}['${key}']`;
};

/** Leaves out the document's differences at paths where the contract has one already. */
export const mergeDifferences = (
  contract: readonly Difference[],
  document: readonly Difference[],
): readonly Difference[] => {
  const known = new Set(contract.map(({ path }) => path));
  return [...contract, ...document.filter(({ path }) => !known.has(path))];
};
