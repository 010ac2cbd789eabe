import { createClassificationMemo } from "#domain/charges";
import { type Converter, convertAndAdd, type Money } from "#domain/money";
import { type ChargeDifference, compareCharges, createDifferences, toPerMille } from "./compare-charges.ts";
import { compareTexts, groupBy } from "./ordering.ts";
import { type ComparedDays, createEntries, type Entry, pairEntries } from "./pair-prices.ts";
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

const compareTerms = (before: SheetPrice, after: SheetPrice): readonly TermDifference[] => {
  const [was, is] = [before.line.fields, after.line.fields];
  const terms: TermDifference[] = [];
  const compare = (column: string): void => {
    if (was[column] === is[column]) return;
    const [one, other] = [was[column]?.trim() ?? "", is[column]?.trim() ?? ""];
    if (one === other || OTHER_COLUMNS.has(column)) return;
    terms.push({ column, before: one === "" ? null : one, after: other === "" ? null : other });
  };
  for (const column of Object.keys(was)) compare(column);
  for (const column of Object.keys(is)) if (was[column] === undefined) compare(column);
  return terms.length <= 1 ? terms : terms.toSorted((one, other) => compareTexts(one.column, other.column));
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
  const isSame =
    before.line.validFrom === after.line.validFrom &&
    before.validTill === after.validTill &&
    before.line.validFor === after.line.validFor;
  return isSame ? "unchanged" : "dates";
};

const comparePositions = (one: Entry, other: Entry): number =>
  compareTexts(one.days, other.days) ||
  compareTexts(one.variant, other.variant) ||
  compareTexts(one.price.line.id, other.price.line.id);

/** Adds what one container costs; null where that is not known. */
type ToTotal = (price: SheetPrice | null) => Money | null;

const totalReader = (converter: Converter | null): ToTotal => {
  const classify = createClassificationMemo();
  return (price) => {
    const amounts = price === null || converter === null ? null : listAmounts(price, classify);
    if (amounts === null || converter === null) return null;
    const total = convertAndAdd(amounts, converter);
    return total.kind === "converted" ? total.total : null;
  };
};

const NO_TOTAL: TotalDifference = { before: null, after: null, perMille: null };

interface Readers {
  readonly toTotal: ToTotal;
  readonly toChargeDifference: ReturnType<typeof createDifferences>;
}

const toDifference = (
  before: SheetPrice | null,
  after: SheetPrice | null,
  { toTotal, toChargeDifference }: Readers,
): PriceDifference => {
  const charges = compareCharges(before?.charges ?? [], after?.charges ?? [], toChargeDifference);
  const terms = before === null || after === null ? [] : compareTerms(before, after);
  const kind = findKind(before, after, charges, terms);
  if (kind === "unchanged" || kind === "dates") return { kind, before, after, charges, terms, total: NO_TOTAL };
  const [was, is] = [toTotal(before), toTotal(after)];
  const perMille = was === null || is === null ? null : toPerMille(was, is);
  return { kind, before, after, charges, terms, total: { before: was, after: is, perMille } };
};

/**
 * The difference of two sheets: each price of both in exactly one row, those of the same lane, carrier, size and rate type
 * beside each other, first those of the same service, vessel and route. Sorted by lane, carrier and size. Totals are of one
 * container, in the currency of the converter, where every currency has a stated rate; unchanged prices have none, and without a
 * converter there is none.
 */
export const compareSheets = (
  current: readonly SheetPrice[],
  next: readonly SheetPrice[],
  { days, converter }: { readonly days: ComparedDays; readonly converter: Converter | null },
): readonly PriceDifference[] => {
  const toEntry = createEntries([...current, ...next]);
  const readers = { toTotal: totalReader(converter), toChargeDifference: createDifferences() };
  const [was, is] = [groupBy(current.map(toEntry), ({ key }) => key), groupBy(next.map(toEntry), ({ key }) => key)];
  const keys = [...new Set([...was.keys(), ...is.keys()])].toSorted(compareTexts);
  return keys.flatMap((key) => {
    const { pairs, before, after } = pairEntries(was.get(key) ?? [], is.get(key) ?? [], days);
    const rows = [
      ...pairs.map(([one, other]) => ({ one, other, at: other })),
      ...before.map((one) => ({ one, other: null, at: one })),
      ...after.map((other) => ({ one: null, other, at: other })),
    ];
    return rows
      .toSorted((left, right) => comparePositions(left.at, right.at))
      .map(({ one, other }) => toDifference(one?.price ?? null, other?.price ?? null, readers));
  });
};

/** How many prices each kind of change has. */
export type ChangeCounts = Readonly<Record<PriceChange, number>>;

export const countChanges = (rows: readonly Pick<PriceDifference, "kind">[]): ChangeCounts => {
  const counts = { new: 0, changed: 0, "no-longer-quoted": 0, dates: 0, unchanged: 0 };
  for (const { kind } of rows) counts[kind] += 1;
  return counts;
};
