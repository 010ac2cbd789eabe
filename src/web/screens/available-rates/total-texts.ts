import type { Charge } from "#domain/charges";
import type { Estimate, OpenPart, TotalBasis, RateGap } from "#domain/rates";
import { toMoneyParts } from "#web/messages/formats.ts";

export const TOTAL_LABELS: Readonly<Record<TotalBasis, string>> = { complete: "Complete total", quoted: "As quoted" };

/** Short words for surcharges that cards name often, by the three letters of their code. */
const WORDS: ReadonlyMap<string, string> = new Map([
  ["BAF", "bunker"],
  ["ETS", "emissions allowance"],
  ["WRS", "war risk"],
  ["PSS", "peak season"],
  ["CAF", "currency adjustment"],
  ["LSS", "low-sulphur fuel"],
  ["GRI", "general rate increase"],
]);

const isAbbreviation = (name: string): boolean => /^[A-Z0-9]{2,5}$/.test(name);

/** Abbreviations that stay in capitals inside a name. */
const CAPITALS = /\b(?:thc|isps|vgm|b\/l|bl|d\/o|do|icd|cfs|w\/m|usd|inr|eur)\b/g;

/** A charge in the words of a card's fine print: a short word for well-known ones, else its name in lower case; abbreviations stay. */
export const toSurchargePhrase = ({ code, name }: Pick<Charge, "code" | "name">): string => {
  const known = WORDS.get((code ?? name).slice(0, 3).toUpperCase());
  if (known !== undefined && (code !== null || isAbbreviation(name))) return known;
  return isAbbreviation(name) ? name : name.toLowerCase().replace(CAPITALS, (word) => word.toUpperCase());
};

const ITEM_TEXTS: Readonly<Record<OpenPart["item"], string>> = {
  "origin-haulage": "haulage",
  "origin-terminal": "terminal handling",
  "origin-documents": "documents",
  "ocean-freight": "ocean freight",
  "freight-surcharges": "freight surcharges",
  "destination-terminal": "terminal handling",
  "destination-documents": "documents",
  "destination-haulage": "haulage",
  customs: "customs clearance",
  insurance: "cargo insurance",
  other: "other charges",
};

const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `a`, `a and b`, `a, b and c`. */
const joinTexts = (texts: readonly string[]): string =>
  texts.length < 2 ? texts.join("") : `${texts.slice(0, -1).join(", ")} and ${texts.at(-1) ?? ""}`;

/** The two ends of a haulage in the direction of the cargo; a port that the offer does not state is left out. */
const haulageEnds = ({ item, from, port }: OpenPart): readonly [from: string | null, to: string | null] =>
  item === "origin-haulage" ? [from?.name ?? null, port?.name ?? null] : [port?.name ?? null, from?.name ?? null];

const isHaulage = ({ item }: OpenPart): boolean => item === "origin-haulage" || item === "destination-haulage";

/** `haulage from Tughlakabad to Chennai`, `terminal handling in Chennai`, `freight surcharges`. */
export const formatPart = (part: OpenPart): string => {
  if (!isHaulage(part))
    return part.port === null ? ITEM_TEXTS[part.item] : `${ITEM_TEXTS[part.item]} in ${part.port.name}`;
  const [from, to] = haulageEnds(part);
  return `haulage${from === null ? "" : ` from ${from}`}${to === null ? "" : ` to ${to}`}`;
};

/** `Estimate: haulage Tughlakabad to Nhava Sheva.`, as the title of an estimate. */
export const formatEstimateTitle = ({ part }: Pick<Estimate, "part">): string => {
  const ends = haulageEnds(part).filter((name) => name !== null);
  return `Estimate: ${isHaulage(part) && ends.length === 2 ? `haulage ${ends.join(" to ")}` : formatPart(part)}.`;
};

/** The first word of an open part: `Haulage`, `Terminal handling`. */
export const formatPartLabel = ({ item }: OpenPart): string => capitalise(ITEM_TEXTS[item]);

/** Where an estimate comes from: `Median of 3 offers in this list, 940.00 to 1,050.00.` */
export const formatEstimateSource = ({
  source: { kind, count, names, lowest, highest },
}: Pick<Estimate, "source">): string => {
  const [only] = names;
  if (count === 1 && only !== undefined)
    return kind === "offers" ? `As in the offer of ${only}.` : `From the haulage table of ${only}.`;
  const sources = kind === "offers" ? `${count} offers in this list` : `${count} haulage tables`;
  if (lowest.minor === highest.minor) return `As in ${sources}.`;
  return `Median of ${sources}, ${toMoneyParts(lowest).figure} to ${toMoneyParts(highest).figure}.`;
};

/** What an offer's own figure leaves out: `Without haulage to Chennai`. */
export const formatWithout = (parts: readonly OpenPart[]): string =>
  `Without ${joinTexts(
    parts.map((part) => {
      if (!isHaulage(part) || part.port === null) return formatPart(part);
      return part.item === "origin-haulage" ? `haulage to ${part.port.name}` : `haulage from ${part.port.name}`;
    }),
  )}`;

/** The heading of offers that cannot be compared with those above. */
export const formatGapTitle = (gap: RateGap): string => {
  switch (gap.kind) {
    case "parts":
      return `No price for ${joinTexts(gap.parts.map(formatPart))}`;
    case "no-exchange":
      return gap.missing.length === 0 ? "No total" : `No exchange rate for ${joinTexts(gap.missing)}`;
    case "no-freight":
      return "No price for the ocean freight";
  }
};

/** What the heading means for the shipper. */
export const explainGap = (gap: RateGap): string => {
  switch (gap.kind) {
    case "parts":
      return gap.parts.every(isHaulage)
        ? "No offer and no haulage table has a price for this leg. These totals cannot be compared with those above."
        : "No other offer has a price for it. These totals cannot be compared with those above.";
    case "no-exchange":
      return "Amounts in this currency cannot be added to the others. These offers cannot be compared with those above.";
    case "no-freight":
      return "You can look at these offers, but not book them. Ask the carrier for the missing price.";
  }
};

/** What was searched and is not in the price of an offer, in the words of the confirmation. */
export interface NotInPrice {
  /** `from Tughlakabad`; empty unless haulage is missing. */
  readonly searched: readonly { readonly word: "from" | "to"; readonly place: string }[];
  /** `Haulage from there to Nhava Sheva`. */
  readonly parts: string;
  readonly isOne: boolean;
}

const bookedPartText = (part: OpenPart, isOnlyHaulage: boolean): string => {
  if (!isHaulage(part) || !isOnlyHaulage || part.port === null) return formatPart(part);
  return part.item === "origin-haulage"
    ? `haulage from there to ${part.port.name}`
    : `haulage from ${part.port.name} to there`;
};

/** Names what was searched and is not in the price; null where everything is. */
export const listNotInPrice = (parts: readonly OpenPart[]): NotInPrice | null => {
  if (parts.length === 0) return null;
  const hauled = parts.filter(isHaulage);
  const searched = hauled.flatMap(({ item, from }) =>
    from === null ? [] : [{ word: item === "origin-haulage" ? ("from" as const) : ("to" as const), place: from.name }],
  );
  const texts = parts.map((part) => bookedPartText(part, hauled.length === 1));
  return { searched, parts: capitalise(joinTexts(texts)), isOne: parts.length === 1 };
};
