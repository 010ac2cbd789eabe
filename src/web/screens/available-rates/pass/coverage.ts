import * as domain from "../../../../domain/rates/coverage.ts";
import type { Rate } from "../../../../domain/rates/rate.ts";

const line = (phrases: readonly string[]): string =>
  phrases.length === 0 ? "Nothing stated" : domain.coverageText(phrases);

/** The fine print of a pass: what its total covers, and what will come on top. */
export const coverageOf = (rate: Rate): { readonly included: string; readonly notIncluded: string } => {
  const { included, notIncluded } = domain.coverageOf(rate);
  return { included: line(included), notIncluded: line(notIncluded) };
};
