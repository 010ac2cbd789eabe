/** A thing that a shipper has saved under a name. */
export interface Named {
  readonly id: string;
  readonly name: string;
}

/** The most characters of a name. */
export const MAX_NAME = 60;

/** What is wrong with the name of a thing that a shipper saves; null if nothing. Blanks around it do not count. */
export const findNameProblem = (typed: string): string | null => {
  const { length } = typed.trim();
  if (length === 0) return "Enter a name.";
  return length > MAX_NAME ? `Use at most ${MAX_NAME} characters.` : null;
};
