import { type Converter, convertAndAdd, type Money } from "#domain/money";
import { type ChargeDifference, compareCharges, toPerMille } from "./compare-charges.ts";
import { compareTexts, groupBy } from "./ordering.ts";
import { listAmounts, type SheetPrice } from "./sheet-price.ts";

/** A column of a line besides its charges that differs; null where a sheet has no such cell. */
export interface TermDifference {
  readonly column: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** What happens to a price; `dates`: only its validity differs. */
export type PriceChange = "new" | "changed" | "no-longer-quoted" | "dates" | "unchanged";

/** The total of one container, in the currency of the comparison; null where it is not known. */
export interface TotalDifference {
  readonly before: Money | null;
  readonly after: Money | null;
  /** Tenths of a percent of the total before; null where a total is not known. */
  readonly perMille: number | null;
}

/** A price of a lane, carrier and size in one sheet, and what it is in the other one. */
export interface PriceDifference {
  readonly kind: PriceChange;
  readonly before: SheetPrice | null;
  readonly after: SheetPrice | null;
  readonly charges: readonly ChargeDifference[];
  readonly terms: readonly TermDifference[];
  readonly total: TotalDifference;
}

/** Which prices of a lane, carrier and size are compared: those that hold on a common day, or all. */
export type ComparedDays = "common" | "any";

/* What a line is found by, and what is no term of its price. */
const OTHER_COLUMNS: ReadonlySet<string> = new Set([
  "LINE",
  "CURRENCY",
  "CONTAINER SIZE",
  "NO OF CONTAINERS",
  "EQUIPMENT TYPE",
  "RATE TYPE",
  "VALID FROM",
  "VALID TILL",
  "VALID FOR",
  "ROW NUMBER",
  "UPDATED ON",
]);

/** Columns that tell lines of the same lane, carrier and size apart. */
const VARIANT_COLUMNS = ["SERVICE", "VIA", "VESSEL", "VOYAGE", "ETD", "MODE", "COMMODITY", "CONTRACT NUMBER"] as const;

const toLetters = (text: string): string => text.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, "");

const toKey = ({ line: { lane, carrier, fields }, size }: SheetPrice): string =>
  [lane, toLetters(carrier), size ?? "", toLetters(fields["RATE TYPE"] ?? "")].join("|");

const toVariant = ({ line: { fields } }: SheetPrice): string =>
  VARIANT_COLUMNS.map((column) => toLetters(fields[column] ?? "")).join("|");

const toDays = ({ line, validTill }: SheetPrice): string => `${line.validFrom}|${validTill}`;

const toContent = (price: SheetPrice): string => `${toVariant(price)}|${JSON.stringify(price.charges)}`;

const sortPrices = (prices: readonly SheetPrice[]): readonly SheetPrice[] =>
  prices
    .map((price) => ({ price, key: `${toDays(price)}|${toContent(price)}|${price.line.id}` }))
    .toSorted((one, other) => compareTexts(one.key, other.key))
    .map(({ price }) => price);

const isSameDays = (one: SheetPrice, other: SheetPrice): boolean => toDays(one) === toDays(other);

const hasCommonDay = (one: SheetPrice, other: SheetPrice): boolean =>
  isSameDays(one, other) || (one.line.validFrom <= other.validTill && other.line.validFrom <= one.validTill);

type Pair = readonly [before: SheetPrice, after: SheetPrice];

interface Pairing {
  readonly pairs: readonly Pair[];
  readonly before: readonly SheetPrice[];
  readonly after: readonly SheetPrice[];
}

/* Both sides are sorted by their first day: of two prices without a common day, the earlier one meets no later price either. */
const pairInOrder = (before: readonly SheetPrice[], after: readonly SheetPrice[], days: ComparedDays): Pairing => {
  const [pairs, left, added]: [Pair[], SheetPrice[], SheetPrice[]] = [[], [], []];
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
    } else if (other === undefined || (one !== undefined && toDays(one) < toDays(other))) {
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
const PASSES = [toContent, toVariant, () => ""] as const;

const pairPrices = (before: readonly SheetPrice[], after: readonly SheetPrice[], days: ComparedDays): Pairing => {
  if (before.length <= 1 && after.length <= 1) return pairInOrder(before, after, days);
  let left: Pairing = { pairs: [], before: sortPrices(before), after: sortPrices(after) };
  for (const toGroup of PASSES) {
    if (left.before.length === 0 || left.after.length === 0) return left;
    const [was, is] = [groupBy(left.before, toGroup), groupBy(left.after, toGroup)];
    const parts = [...new Set([...was.keys(), ...is.keys()])].map((group) =>
      pairInOrder(was.get(group) ?? [], is.get(group) ?? [], days),
    );
    left = {
      pairs: [...left.pairs, ...parts.flatMap(({ pairs }) => pairs)],
      before: sortPrices(parts.flatMap((part) => part.before)),
      after: sortPrices(parts.flatMap((part) => part.after)),
    };
  }
  return left;
};

const compareTerms = (before: SheetPrice, after: SheetPrice): readonly TermDifference[] => {
  const [was, is] = [before.line.fields, after.line.fields];
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].toSorted(compareTexts).flatMap((column) => {
    const [one, other] = [was[column]?.trim() ?? "", is[column]?.trim() ?? ""];
    if (one === other || OTHER_COLUMNS.has(column)) return [];
    return [{ column, before: one === "" ? null : one, after: other === "" ? null : other }];
  });
};

const findKind = (
  before: SheetPrice | null,
  after: SheetPrice | null,
  charges: readonly ChargeDifference[],
  terms: readonly TermDifference[],
): PriceChange => {
  if (before === null) return "new";
  if (after === null) return "no-longer-quoted";
  if (terms.length > 0 || charges.some(({ kind }) => kind !== "unchanged")) return "changed";
  return isSameDays(before, after) && before.line.validFor === after.line.validFor ? "unchanged" : "dates";
};

const toTotal = (price: SheetPrice | null, converter: Converter): Money | null => {
  const amounts = price === null ? null : listAmounts(price);
  if (amounts === null) return null;
  const total = convertAndAdd(amounts, converter);
  return total.kind === "converted" ? total.total : null;
};

const NO_TOTAL: TotalDifference = { before: null, after: null, perMille: null };

const toDifference = (before: SheetPrice | null, after: SheetPrice | null, converter: Converter): PriceDifference => {
  const charges = compareCharges(before?.charges ?? [], after?.charges ?? []);
  const terms = before === null || after === null ? [] : compareTerms(before, after);
  const kind = findKind(before, after, charges, terms);
  if (kind === "unchanged" || kind === "dates") return { kind, before, after, charges, terms, total: NO_TOTAL };
  const [was, is] = [toTotal(before, converter), toTotal(after, converter)];
  const perMille = was === null || is === null ? null : toPerMille(was, is);
  return { kind, before, after, charges, terms, total: { before: was, after: is, perMille } };
};

const toPosition = ({ before, after }: PriceDifference): string => {
  const price = after ?? before;
  return price === null ? "" : `${toKey(price)}|${price.line.validFrom}|${toVariant(price)}|${price.line.id}`;
};

/**
 * The difference of two sheets: each price of both in exactly one row, those of the same lane, carrier, size and rate type
 * beside each other, first those of the same service, vessel and route. Sorted by lane, carrier and size. Totals are of one
 * container, in the currency of the converter, where every currency has a stated rate; unchanged prices have none.
 */
export const compareSheets = (
  current: readonly SheetPrice[],
  next: readonly SheetPrice[],
  { days, converter }: { readonly days: ComparedDays; readonly converter: Converter },
): readonly PriceDifference[] => {
  const [was, is] = [groupBy(current, toKey), groupBy(next, toKey)];
  const rows = [...new Set([...was.keys(), ...is.keys()])].flatMap((key) => {
    const { pairs, before, after } = pairPrices(was.get(key) ?? [], is.get(key) ?? [], days);
    return [
      ...pairs.map(([one, other]) => toDifference(one, other, converter)),
      ...before.map((one) => toDifference(one, null, converter)),
      ...after.map((one) => toDifference(null, one, converter)),
    ];
  });
  return rows
    .map((row) => ({ row, position: toPosition(row) }))
    .toSorted((one, other) => compareTexts(one.position, other.position))
    .map(({ row }) => row);
};

/** How many prices each kind of change has. */
export type ChangeCounts = Readonly<Record<PriceChange, number>>;

export const countChanges = (rows: readonly Pick<PriceDifference, "kind">[]): ChangeCounts => {
  const counts = { new: 0, changed: 0, "no-longer-quoted": 0, dates: 0, unchanged: 0 };
  for (const { kind } of rows) counts[kind] += 1;
  return counts;
};
