/** One difference between an answer and what is expected of it. */
export interface Difference {
  /** What expects it: the Pact interaction, the OpenAPI document or both, an earlier answer of a journey, or a rule. */
  readonly by: "contract" | "document" | "contract, document" | "journey" | "rule";
  /** `$.result[0].offerId` in the body, `status`, `header retry-after` or `body`. */
  readonly path: string;
  readonly expected: string;
  readonly actual: string;
}

const MAX_TEXT = 200;

const cut = (line: string): string => (line.length <= MAX_TEXT ? line : `${line.slice(0, MAX_TEXT)}…`);

/** A text on one line, at most 200 characters. */
export const shorten = (text: string): string => cut(text.replaceAll(/\s+/g, " ").trim());

/** A value as JSON with its blanks, at most 200 characters. */
export const showValue = (value: unknown): string => (value === undefined ? "missing" : cut(JSON.stringify(value)));

/** The path of a property, as Pact writes it. */
export const joinPath = (path: string, key: string | number): string => {
  if (typeof key === "number") return `${path}[${key}]`;
  return /^[A-Za-z_][\w-]*$/.test(key) ? `${path}.${key}` : `${path}['${key}']`;
};

const readPaths = (differences: readonly Difference[]): ReadonlySet<string> =>
  new Set(differences.map(({ path }) => path));

/** Where contract and document differ at the same path, the difference of the contract stands for both. */
export const mergeDifferences = (
  contract: readonly Difference[],
  document: readonly Difference[],
): readonly Difference[] => {
  const [byContract, byDocument] = [readPaths(contract), readPaths(document)];
  return [
    ...contract.map((one): Difference => (byDocument.has(one.path) ? { ...one, by: "contract, document" } : one)),
    ...document.filter(({ path }) => !byContract.has(path)),
  ];
};
