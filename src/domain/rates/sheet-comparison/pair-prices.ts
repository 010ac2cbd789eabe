import { compareTexts, groupBy } from "./ordering.ts";
import type { SheetCharge, SheetPrice, StatedLine } from "./sheet-price.ts";

/** Which prices of a lane, carrier and size are compared: those that hold on a common day, or all. */
export type ComparedDays = "common" | "any";

/** Columns that tell lines of the same lane, carrier and size apart. */
const VARIANT_COLUMNS = ["SERVICE", "VIA", "VESSEL", "VOYAGE", "ETD", "MODE", "COMMODITY", "CONTRACT NUMBER"] as const;

const toLetters = (text: string): string => text.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, "");

/** A price with what it is found and paired by, each made once. */
export interface Entry {
  readonly price: SheetPrice;
  readonly days: string;
  readonly key: string;
  readonly variant: string;
  /** Differs where any charge or the variant does. */
  readonly content: string;
}

/* Short texts for charges, in the order of what they state; charges that state the same have the same one. */
const numberCharges = (prices: readonly SheetPrice[]): ReadonlyMap<SheetCharge, string> => {
  const charges = new Set(prices.flatMap((price) => price.charges));
  const written = [...charges].map((charge) => ({ charge, text: JSON.stringify(charge) }));
  const numbers = new Map<string, string>();
  for (const { text } of written.toSorted((one, other) => compareTexts(one.text, other.text)))
    if (!numbers.has(text)) numbers.set(text, String(numbers.size).padStart(8, "0"));
  return new Map(written.map(({ charge, text }) => [charge, numbers.get(text) ?? ""]));
};

/** Gives the prices of two sheets what they are found and paired by; texts that many lines share are read once. */
export const createEntries = (prices: readonly SheetPrice[]): ((price: SheetPrice) => Entry) => {
  const letters = new Map<string, string>();
  const read = (text: string): string => {
    const known = letters.get(text) ?? toLetters(text);
    letters.set(text, known);
    return known;
  };
  const numbers = numberCharges(prices);
  const variants = new Map<StatedLine, string>();
  const readVariant = (line: StatedLine): string => {
    const known = variants.get(line) ?? VARIANT_COLUMNS.map((column) => read(line.fields[column] ?? "")).join("|");
    variants.set(line, known);
    return known;
  };
  return (price) => {
    const { lane, carrier, validFrom, fields } = price.line;
    const variant = readVariant(price.line);
    return {
      price,
      days: `${validFrom}|${price.validTill}`,
      key: [lane, read(carrier), price.size ?? "", read(fields["RATE TYPE"] ?? "")].join("|"),
      variant,
      content: `${variant}|${price.charges.map((charge) => numbers.get(charge)).join("|")}`,
    };
  };
};

const sortEntries = (entries: readonly Entry[]): readonly Entry[] =>
  entries.length <= 1
    ? entries
    : entries.toSorted(
        (one, other) =>
          compareTexts(one.days, other.days) ||
          compareTexts(one.content, other.content) ||
          compareTexts(one.price.line.id, other.price.line.id),
      );

const hasCommonDay = (one: Entry, other: Entry): boolean =>
  one.days === other.days ||
  (one.price.line.validFrom <= other.price.validTill && other.price.line.validFrom <= one.price.validTill);

type Pair = readonly [before: Entry, after: Entry];

interface Pairing {
  readonly pairs: readonly Pair[];
  readonly before: readonly Entry[];
  readonly after: readonly Entry[];
}

/* Both sides are sorted by their first day: of two prices without a common day, the earlier one meets no later price either. */
const pairInOrder = (before: readonly Entry[], after: readonly Entry[], days: ComparedDays): Pairing => {
  const [pairs, left, added]: [Pair[], Entry[], Entry[]] = [[], [], []];
  let [i, j] = [0, 0];
  for (
    let one = before[i], other = after[j];
    one !== undefined || other !== undefined;
    one = before[i], other = after[j]
  ) {
    if (one !== undefined && other !== undefined && (days === "any" || hasCommonDay(one, other))) {
      pairs.push([one, other]);
      i += 1;
      j += 1;
    } else if (other === undefined || (one !== undefined && one.days < other.days)) {
      if (one !== undefined) left.push(one);
      i += 1;
    } else {
      added.push(other);
      j += 1;
    }
  }
  return { pairs, before: left, after: added };
};

/* First those that differ in nothing, then those of the same service, vessel and route, then any. */
const PASSES: readonly ((entry: Entry) => string)[] = [({ content }) => content, ({ variant }) => variant, () => ""];

/** Pairs prices of the same lane, carrier and size; each is in one pair or in what is left. */
export const pairEntries = (before: readonly Entry[], after: readonly Entry[], days: ComparedDays): Pairing => {
  if (before.length <= 1 && after.length <= 1) return pairInOrder(before, after, days);
  let left: Pairing = { pairs: [], before: sortEntries(before), after: sortEntries(after) };
  for (const toGroup of PASSES) {
    if (left.before.length === 0 || left.after.length === 0) return left;
    const [was, is] = [groupBy(left.before, toGroup), groupBy(left.after, toGroup)];
    const parts = [...new Set([...was.keys(), ...is.keys()])].map((group) =>
      pairInOrder(was.get(group) ?? [], is.get(group) ?? [], days),
    );
    left = {
      pairs: [...left.pairs, ...parts.flatMap(({ pairs }) => pairs)],
      before: sortEntries(parts.flatMap((part) => part.before)),
      after: sortEntries(parts.flatMap((part) => part.after)),
    };
  }
  return left;
};
