import type { Charge, CostItem } from "#domain/charges";
import { formatHaulageMode, type Rate, type RouteLeg } from "#domain/rates";
import { toSurchargePhrase } from "../total-texts.ts";

/** What a price covers and what it does not, as short phrases in the order of the card. */
export interface Coverage {
  readonly included: readonly string[];
  readonly notIncluded: readonly string[];
}

const isSettled = (rate: Rate, costItem: CostItem): boolean =>
  rate.coverage[costItem] === "priced" || rate.coverage[costItem] === "included";

/** An unpriced item is not missing, nor one whose charge does not state its end: such charges are named one by one. */
const isMissing = (rate: Rate, costItem: CostItem): boolean => rate.coverage[costItem] === "not-quoted";

const mayBeInAllIn = (rate: Rate, costItem: CostItem): boolean => rate.coverage[costItem] === "maybe-in-all-in";

/** One phrase for a thing that both ends have, else one for the end that has it. */
const atEnds = (what: string, atOrigin: boolean, atDestination: boolean): readonly string[] => {
  if (atOrigin && atDestination) return [`${what} at both ends`];
  if (atOrigin) return [`${what} at origin`];
  return atDestination ? [`${what} at destination`] : [];
};

/** `rail haulage`; `haulage` where the mode is not stated. */
const formatHaulage = (leg: RouteLeg | undefined): string => {
  const mode = leg === undefined ? null : formatHaulageMode(leg.mode);
  return mode === null ? "haulage" : `${mode} haulage`;
};

const listHaulage = (rate: Rate): readonly string[] => {
  const atOrigin = isSettled(rate, "origin-haulage") ? formatHaulage(rate.legs[0]) : null;
  const atDestination = isSettled(rate, "destination-haulage") ? formatHaulage(rate.legs.at(-1)) : null;
  if (atOrigin !== null && atOrigin === atDestination) return [`${atOrigin} at both ends`];
  return [
    ...(atOrigin === null ? [] : [`${atOrigin} at origin`]),
    ...(atDestination === null ? [] : [`${atDestination} at destination`]),
  ];
};

const listMissingHaulage = (rate: Rate): readonly string[] => {
  const first = rate.legs[0]?.from.name;
  const last = rate.legs.at(-1)?.to.name;
  return [
    ...(!isMissing(rate, "origin-haulage") || first === undefined ? [] : [`haulage to ${first}`]),
    ...(!isMissing(rate, "destination-haulage") || last === undefined ? [] : [`haulage from ${last}`]),
  ];
};

const isExtra = ({ costItem }: Charge): boolean => costItem === "freight-surcharges" || costItem === "unclassified";

const extras = (rate: Rate): readonly string[] =>
  rate.charges
    .filter((charge) => isExtra(charge) && charge.price.kind !== "unpriced")
    .map((charge) =>
      charge.unknownEnd === undefined ? toSurchargePhrase(charge) : `${toSurchargePhrase(charge)} (end not stated)`,
    );

/** A charge of unknown end leaves one end at most. */
const listMissing = (rate: Rate, what: string, atOrigin: CostItem, atDestination: CostItem): readonly string[] =>
  [atOrigin, atDestination].every((item) => rate.coverage[item] === "end-not-stated")
    ? [`${what} at one end`]
    : [
        ...atEnds(what, isMissing(rate, atOrigin), isMissing(rate, atDestination)),
        ...atEnds(what, mayBeInAllIn(rate, atOrigin), mayBeInAllIn(rate, atDestination)).map(
          (words) => `${words} (if not in the all-in rate)`,
        ),
      ];

const unpriced = (rate: Rate): readonly string[] =>
  rate.charges
    .filter(({ price }) => price.kind === "unpriced")
    .map((charge) => `${toSurchargePhrase(charge)} (no price stated)`);

const phrase = (isThere: boolean, words: string): readonly string[] => (isThere ? [words] : []);

const once = (phrases: readonly string[]): readonly string[] => [...new Set(phrases)];

/**
 * The Included and Not included lines of an offer, from its cost items, its surcharges (also those inside basic freight)
 * and its legs; charges without a price count as not included, and duty and taxes never are.
 */
export const findCoverage = (rate: Rate): Coverage => {
  const has = (costItem: CostItem): boolean => isSettled(rate, costItem);
  const lacks = (costItem: CostItem): boolean => isMissing(rate, costItem);
  return {
    included: once([
      ...phrase(has("ocean-freight"), "ocean freight"),
      ...atEnds("terminal handling", has("origin-terminal"), has("destination-terminal")),
      ...listHaulage(rate),
      ...extras(rate),
      ...atEnds("documents", has("origin-documents"), has("destination-documents")),
      ...phrase(has("customs"), "customs clearance"),
      ...phrase(has("insurance"), "cargo insurance"),
    ]),
    notIncluded: once([
      ...unpriced(rate),
      ...listMissing(rate, "terminal handling", "origin-terminal", "destination-terminal"),
      ...listMissingHaulage(rate),
      ...listMissing(rate, "documents", "origin-documents", "destination-documents"),
      ...phrase(lacks("customs"), "customs clearance"),
      "import duty and taxes",
      ...phrase(lacks("insurance"), "cargo insurance"),
    ]),
  };
};

/** Phrases as one line that starts with a capital: `Ocean freight, bunker, terminal handling at both ends`. */
export const formatCoverage = (phrases: readonly string[]): string => {
  const line = phrases.join(", ");
  return line.charAt(0).toUpperCase() + line.slice(1);
};
