import { divideHalfUp, type Money } from "#domain/money";
import { compareTexts, groupBy } from "./ordering.ts";
import type { SheetCharge } from "./sheet-price.ts";

/** How a charge changes: another amount of the same currency and basis, or what is no change of an amount. */
export type ChargeChange = "unchanged" | "new" | "removed" | "amount" | "currency" | "basis" | "wording";

/** A charge of a price in one sheet, and what it is in the other one. */
export interface ChargeDifference {
  readonly kind: ChargeChange;
  readonly before: SheetCharge | null;
  readonly after: SheetCharge | null;
  /** Of `amount`: tenths of a percent of the amount before, half-up away from zero; null where that was zero. */
  readonly perMille: number | null;
}

/** Tenths of a percent by which an amount changes; null for another currency, and where it was zero. */
export const toPerMille = (before: Money, after: Money): number | null =>
  before.currency !== after.currency || before.minor === 0
    ? null
    : Number(divideHalfUp(BigInt(after.minor - before.minor) * 1_000n, BigInt(Math.abs(before.minor))));

const findChange = (before: SheetCharge, after: SheetCharge): ChargeChange => {
  const [one, other] = [before.amount, after.amount];
  if (one === null || other === null)
    return one === other && before.condition === after.condition ? "unchanged" : "wording";
  if (one.currency !== other.currency) return "currency";
  if (before.basis !== after.basis) return "basis";
  if (one.minor !== other.minor) return "amount";
  return before.condition === after.condition ? "unchanged" : "wording";
};

type ToDifference = (before: SheetCharge | null, after: SheetCharge | null) => ChargeDifference;

const makeDifference: ToDifference = (before, after) => {
  if (before === null || after === null)
    return { kind: before === null ? "new" : "removed", before, after, perMille: null };
  const kind = findChange(before, after);
  const isAmount = kind === "amount" && before.amount !== null && after.amount !== null;
  return { kind, before, after, perMille: isAmount ? toPerMille(before.amount, after.amount) : null };
};

/** Makes the differences of charges; the same two charges, which many prices have, have one. */
export const createDifferences = (): ToDifference => {
  const known = new Map<SheetCharge | null, Map<SheetCharge | null, ChargeDifference>>();
  return (before, after) => {
    const own = known.get(before) ?? new Map<SheetCharge | null, ChargeDifference>();
    if (own.size === 0) known.set(before, own);
    const earlier = own.get(after);
    if (earlier !== undefined) return earlier;
    const made = makeDifference(before, after);
    own.set(after, made);
    return made;
  };
};

const toUnit = ({ amount, basis }: SheetCharge): string => `${amount?.currency ?? ""}|${basis}`;

const toContent = (charge: SheetCharge): string =>
  `${toUnit(charge)}|${charge.amount?.minor ?? ""}|${charge.condition}`;

/** Pairs charges of one name by a key, and leaves those that the other side has not. */
const pairBy = (
  before: readonly SheetCharge[],
  after: readonly SheetCharge[],
  toKey: (charge: SheetCharge) => string,
  toDifference: ToDifference,
) => {
  const others = groupBy(after, toKey);
  const pairs: ChargeDifference[] = [];
  const left: SheetCharge[] = [];
  for (const charge of before) {
    const other = others.get(toKey(charge))?.shift();
    if (other === undefined) left.push(charge);
    else pairs.push(toDifference(charge, other));
  }
  return { pairs, before: left, after: [...others.values()].flat() };
};

const sortCharges = (charges: readonly SheetCharge[]): readonly SheetCharge[] =>
  charges.toSorted((one, other) => compareTexts(toContent(one), toContent(other)));

/* Charges of one name: equal ones first, then those counted alike, then the rest in the order of their content. */
const compareNamed = (
  before: readonly SheetCharge[],
  after: readonly SheetCharge[],
  toDifference: ToDifference,
): readonly ChargeDifference[] => {
  const [one] = before;
  const [other] = after;
  if (before.length <= 1 && after.length <= 1) return [toDifference(one ?? null, other ?? null)];
  const same = pairBy(sortCharges(before), sortCharges(after), toContent, toDifference);
  const alike = pairBy(same.before, sortCharges(same.after), toUnit, toDifference);
  const [left, added] = [sortCharges(alike.before), sortCharges(alike.after)];
  const rest = Array.from({ length: Math.max(left.length, added.length) }, (_, index) =>
    toDifference(left[index] ?? null, added[index] ?? null),
  );
  return [...same.pairs, ...alike.pairs, ...rest];
};

const toName = ({ group, name }: SheetCharge): string => `${group ?? ""}|${name}`;

const hasSameName = (one: SheetCharge, other: SheetCharge | undefined): boolean =>
  one.name === other?.name && one.group === other.group;

/* Most lines state the same charges in the same order, each once. */
const compareInOrder = (
  before: readonly SheetCharge[],
  after: readonly SheetCharge[],
  toDifference: ToDifference,
): readonly ChargeDifference[] | null => {
  if (before.length !== after.length) return null;
  const isPaired = before.every(
    (charge, index) =>
      hasSameName(charge, after[index]) && before.findIndex((other) => hasSameName(charge, other)) === index,
  );
  return isPaired ? before.map((charge, index) => toDifference(charge, after[index] ?? null)) : null;
};

const compareNames = (one: ChargeDifference, other: ChargeDifference): number => {
  const [charge, next] = [one.after ?? one.before, other.after ?? other.before];
  return compareTexts(charge?.group ?? "", next?.group ?? "") || compareTexts(charge?.name ?? "", next?.name ?? "");
};

/** Every charge of two prices for the same size, each in exactly one difference; charges of a name are compared with each other. */
export const compareCharges = (
  before: readonly SheetCharge[],
  after: readonly SheetCharge[],
  toDifference: ToDifference,
): readonly ChargeDifference[] => {
  const paired = compareInOrder(before, after, toDifference);
  if (paired !== null) return paired.toSorted(compareNames);
  const [was, is] = [groupBy(before, toName), groupBy(after, toName)];
  const names = new Set([...is.keys(), ...was.keys()]);
  return [...names]
    .toSorted(compareTexts)
    .flatMap((name) => compareNamed(was.get(name) ?? [], is.get(name) ?? [], toDifference));
};
