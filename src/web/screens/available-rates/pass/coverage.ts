import { coverageText, findCoverage, type Rate } from "#domain/rates";

const line = (phrases: readonly string[]): string => (phrases.length === 0 ? "Nothing stated" : coverageText(phrases));

/** The fine print of a pass: what its total covers, and what will come on top. */
export const coverageOf = (rate: Rate): { readonly included: string; readonly notIncluded: string } => {
  const { included, notIncluded } = findCoverage(rate);
  return { included: line(included), notIncluded: line(notIncluded) };
};
