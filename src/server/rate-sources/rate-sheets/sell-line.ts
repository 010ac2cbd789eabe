import { type AmountCell, classifyCharge, readAmountCell } from "#domain/charges";
import type { ContainerLine } from "#domain/containers";
import {
  BOOKING_FEE,
  type BuyingLine,
  type MarginRefusal,
  type MarginSubject,
  type MarginTable,
  type OfferMargins,
  priceWithMargins,
  toMarginKind,
  toOfferMargins,
  toShareLine,
} from "#domain/margins";
import { type ExchangeRates, isCurrencyCode, type Money, toDecimalText } from "#domain/money";
import { countsByShipment, findShareBases, findShareText, readChargeName } from "#domain/rates";
import type { Result } from "neverthrow";

type Cells = Readonly<Record<string, string>>;
type Amount = Extract<AmountCell, { kind: "amount" }>;

export interface SoldCharges {
  readonly charges: Cells;
  readonly margins: OfferMargins;
}

/** Stands for what cannot be sold with certainty, so that no buying price is shown. */
const ON_REQUEST = "ON REQUEST";

const toText = (money: Money): string => `${money.currency} ${toDecimalText(money)}`;

const suffixOf = ({ per, equipment }: Amount, countedBy: BuyingLine["countedBy"]): string => {
  if (countedBy === "booking") return per === null ? "" : "/SHIPMENT";
  return per === null ? "" : `/${equipment ?? "CONTAINER"}`;
};

interface ReadCharge {
  readonly label: string;
  readonly text: string;
  readonly cell: AmountCell;
  readonly costItem: ReturnType<typeof classifyCharge>["costItem"];
  readonly group: ReturnType<typeof classifyCharge>["group"];
  readonly size: BuyingLine["size"];
  /** Of a size that is not in the load, or a freight that is stated twice. */
  readonly isOfOthers: boolean;
}

const readCharges = (charges: Cells, stated: string | undefined): readonly ReadCharge[] =>
  Object.entries(charges).map(([label, text]) => {
    const name = readChargeName(label);
    const own = stated?.toUpperCase() ?? "";
    const cell = readAmountCell(text, name.currency ?? (isCurrencyCode(own) ? own : null));
    const { costItem, group } = classifyCharge(null, name.text);
    const size = (cell.kind === "amount" ? cell.equipment : null) ?? name.equipment;
    return { label, text, cell, costItem, group, size, isOfOthers: false };
  });

const isFreight = ({ costItem, cell }: ReadCharge): boolean => costItem === "ocean-freight" && cell.kind === "amount";

/** The containers that a charge is for: a freight without a size is for those of a size without a freight of its own. */
const countContainers = (charge: ReadCharge, all: readonly ReadCharge[], load: readonly ContainerLine[]): number => {
  const sized = new Set(isFreight(charge) ? all.filter(isFreight).map(({ size }) => size) : []);
  const counted = load.filter(({ equipment }) =>
    charge.size === null ? !sized.has(equipment) : charge.size === equipment,
  );
  return counted.reduce((sum, { quantity }) => sum + quantity, 0);
};

const toCount = ({ cell, costItem }: ReadCharge): "container" | "booking" | null => {
  if (cell.kind !== "amount") return null;
  if (cell.per === null) return countsByShipment(costItem) ? "booking" : "container";
  if (cell.per === "container") return "container";
  return cell.per === "bill-of-lading" || cell.per === "shipment" ? "booking" : null;
};

interface BoughtCharge {
  readonly line: BuyingLine;
  readonly write: (unit: Money) => string;
  /** What a percentage is taken of. */
  readonly of?: string;
}

/** What one amount is bought for; null where that is not certain. A minimum that applies is the price of the shipment. */
const toBought = (charge: ReadCharge, containers: number): BoughtCharge | null => {
  const { cell, label, size } = charge;
  const countedBy = toCount(charge);
  if (cell.kind !== "amount" || countedBy === null || cell.minimum?.kind === "quantity") return null;
  const quantity = countedBy === "container" ? containers : 1;
  const least = cell.minimum?.amount;
  if (least !== undefined && least.currency !== cell.unit.currency) return null;
  const subject = { key: label, kind: toMarginKind(charge), size };
  if (least !== undefined && cell.unit.minor * quantity < least.minor) {
    const line = { ...subject, countedBy: "booking", unit: least, quantity: 1 } as const;
    return { line, write: (unit) => `${toText(unit)}/SHIPMENT` };
  }
  const suffix = suffixOf(cell, countedBy);
  return { line: { ...subject, countedBy, unit: cell.unit, quantity }, write: (unit) => `${toText(unit)}${suffix}` };
};

/** What a percentage is bought for; null where one of its charges is not bought. */
const toBoughtShare = (
  { cell, label, ...charge }: ReadCharge,
  all: readonly ReadCharge[],
  bought: ReadonlyMap<string, BoughtCharge>,
): BoughtCharge | null => {
  if (cell.kind !== "percent" || cell.of === "") return null;
  const amounts = all.filter((one) => one.cell.kind !== "percent" && one.cell.kind !== "not-quoted");
  const named = amounts.map((one) => ({ ...one, name: toName(one.label) }));
  const bases = findShareBases(cell.of, named).filter((base) => base.cell.kind !== "included");
  if (!bases.every((base) => bought.has(base.label) || base.isOfOthers)) return null;
  const lines = bases.flatMap((base) => bought.get(base.label)?.line ?? []);
  const line = toShareLine(cell, { key: label, kind: toMarginKind(charge) }, lines);
  return line === null ? null : { line, of: cell.of, write: (sold) => `${toText(sold)}/SHIPMENT` };
};

/** Texts that hold no amount of money that was bought: words, and shares of charges that are sold. */
const isShown = ({ cell }: ReadCharge): boolean =>
  cell.kind === "included" ||
  cell.kind === "free" ||
  cell.kind === "not-quoted" ||
  (cell.kind === "percent" && cell.minimum === null);

const toName = (label: string): string => readChargeName(label).text;

/** A freight that is stated twice is bought once. */
const isRepeated = (charge: ReadCharge, index: number, all: readonly ReadCharge[]): boolean =>
  isFreight(charge) && all.slice(0, index).some((one) => isFreight(one) && one.size === charge.size);

/**
 * The charges of a line with buying prices as they are sold. Amounts are sold; a percentage is taken of what is sold, unless a rule is about it; charges of
 * other sizes are left out; whatever cannot be sold with certainty is on request.
 */
export const sellCharges = (
  charges: Cells,
  currency: string | undefined,
  load: readonly ContainerLine[],
  { margins, exchange, subject }: Selling,
): Result<SoldCharges, MarginRefusal> => {
  const every = readCharges(charges, currency);
  const read = every.map((charge, index) => ({
    ...charge,
    isOfOthers: countContainers(charge, every, load) === 0 || isRepeated(charge, index, every),
  }));
  const texts = new Map<string, string>();
  const bought = new Map<string, BoughtCharge>();
  for (const charge of read) {
    if (charge.isOfOthers) continue;
    const one = toBought(charge, countContainers(charge, read, load));
    if (one !== null) bought.set(charge.label, one);
    texts.set(charge.label, isShown(charge) ? charge.text : ON_REQUEST);
  }
  for (const charge of read) {
    const share = charge.isOfOthers ? null : toBoughtShare(charge, read, bought);
    if (share !== null) bought.set(charge.label, share);
  }
  const lines = [...bought.values()].map(({ line }) => line);
  return priceWithMargins(lines, margins, subject, exchange).map((price) => {
    const feeName = texts.has(BOOKING_FEE) ? `OUR ${BOOKING_FEE}` : BOOKING_FEE;
    const fees = price.fee === null ? [] : [{ name: feeName, ...classifyCharge(null, feeName) }];
    for (const sold of price.lines) {
      const charge = bought.get(sold.line.key);
      const share = findShareText(sold, charge?.of ?? "", fees);
      texts.set(sold.line.key, share ?? charge?.write(sold.unit) ?? ON_REQUEST);
    }
    if (price.fee !== null) texts.set(feeName, `${toText(price.fee.fee)}/SHIPMENT`);
    return { charges: Object.fromEntries(texts), margins: toOfferMargins(subject, price, toName) };
  });
};

export interface Selling {
  readonly margins: MarginTable;
  readonly exchange: ExchangeRates | null;
  readonly subject: MarginSubject;
}
