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
  const charges = new Set<SheetCharge>();
  for (const price of prices) for (const charge of price.charges) charges.add(charge);
  const written = [...charges].map((charge) => ({ charge, text: JSON.stringify(charge) }));
  const numbers = new Map<string, string>();
  for (const { text } of written.toSorted((one, other) => compareTexts(one.text, other.text)))
    if (!numbers.has(text)) numbers.set(text, String(numbers.size).padStart(8, "0"));
  return new Map(written.map(({ charge, text }) => [charge, numbers.get(text) ?? ""]));
};

/* What the prices of a line, which follow each other, have in common. */
interface LineTexts {
  readonly line: StatedLine;
  readonly start: string;
  readonly end: string;
  readonly variant: string;
}

const readOnce = (read: (text: string) => string): ((text: string) => string) => {
  const known = new Map<string, string>();
  return (text) => {
    const earlier = known.get(text);
    if (earlier !== undefined) return earlier;
    const made = read(text);
    known.set(text, made);
    return made;
  };
};

/** Gives the prices of two sheets what they are found and paired by; texts that many lines share are read once. */
export const createEntries = (prices: readonly SheetPrice[]): ((price: SheetPrice) => Entry) => {
  const read = readOnce(toLetters);
  /* Of many equal texts one is kept: they are compared without reading them. */
  const toShared = readOnce((text) => text);
  const numbers = numberCharges(prices);
  const readLine = (line: StatedLine): LineTexts => ({
    line,
    start: `${line.lane}|${read(line.carrier)}|`,
    end: `|${read(line.fields["RATE TYPE"] ?? "")}`,
    variant: VARIANT_COLUMNS.map((column) => read(line.fields[column] ?? "")).join("|"),
  });
  let last: LineTexts | undefined;
  return (price) => {
    const { line, charges, size, validTill } = price;
    if (last?.line !== line) last = readLine(line);
    const { start, end, variant } = last;
    let content = variant;
    for (const charge of charges) content += `|${numbers.get(charge) ?? ""}`;
    const days = toShared(`${line.validFrom}|${validTill}`);
    return { price, days, key: toShared(`${start}${size ?? ""}${end}`), variant, content };
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
  readonly pairs: Pair[];
  readonly before: Entry[];
  readonly after: Entry[];
}

/* Both sides are sorted by their first day: of two prices without a common day, the earlier one meets no later price either. */
const pairInOrder = (before: readonly Entry[], after: readonly Entry[], days: ComparedDays, found: Pairing): void => {
  let [i, j] = [0, 0];
  for (
    let one = before[i], other = after[j];
    one !== undefined || other !== undefined;
    one = before[i], other = after[j]
  ) {
    if (one !== undefined && other !== undefined && (days === "any" || hasCommonDay(one, other))) {
      found.pairs.push([one, other]);
      i += 1;
      j += 1;
    } else if (other === undefined || (one !== undefined && one.days < other.days)) {
      if (one !== undefined) found.before.push(one);
      i += 1;
    } else {
      found.after.push(other);
      j += 1;
    }
  }
};

/* First those that differ in nothing, then those of the same service, vessel and route, then any. */
const PASSES: readonly ((entry: Entry) => string)[] = [({ content }) => content, ({ variant }) => variant, () => ""];

/** Pairs prices of the same lane, carrier and size; each is in one pair or in what is left. */
export const pairEntries = (
  before: readonly Entry[],
  after: readonly Entry[],
  days: ComparedDays,
): Readonly<Pairing> => {
  let found: Pairing = { pairs: [], before: [...before], after: [...after] };
  for (const toGroup of PASSES) {
    const left = found;
    if (left.before.length === 0 || left.after.length === 0) return left;
    const [was, is] = [groupBy(left.before, toGroup), groupBy(left.after, toGroup)];
    found = { pairs: left.pairs, before: [], after: [] };
    for (const [group, own] of was) pairInOrder(sortEntries(own), sortEntries(is.get(group) ?? []), days, found);
    for (const [group, own] of is) if (!was.has(group)) pairInOrder([], own, days, found);
  }
  return found;
};
