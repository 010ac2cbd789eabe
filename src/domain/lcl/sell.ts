import { type ChargeBasis, classifyCharge, LCL_CHARGE_GROUPS, type LclChargeGroup } from "#domain/charges";
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
import { findShareBases, findShareText } from "#domain/rates";
import type { Result } from "neverthrow";
import { createCellReader, type LclLoad, priceLclAmount, type ReadCharge } from "./charge-cell.ts";
import { calculateChargeableWeight, readWmRules } from "./chargeable-weight.ts";
import type { LclQuantity } from "./load.ts";
import { type LclCharges, type LclRecord, mapChargeGroups } from "./record.ts";

/** What decides how the charges of a line are counted. */
export type LclLineTerms = Pick<LclRecord, "currency" | "wmRatio" | "wmMinimum" | "wmRounding">;

export interface LclSelling {
  readonly margins: MarginTable;
  readonly exchange: ExchangeRates | null;
  readonly subject: MarginSubject;
}

/** Stands for what cannot be sold with certainty, so that no buying price is shown. */
const ON_REQUEST = "ON REQUEST";

const UNITS: Partial<Readonly<Record<ChargeBasis, string>>> = {
  "per-wm": "W/M",
  "per-cbm": "CBM",
  "per-cft": "CFT",
  "per-cwt": "CWT",
  "per-ton": "TON",
  "per-kg": "KG",
  "per-bill-of-lading": "BL",
  flat: "SHIPMENT",
};

const COUNTED: Partial<Readonly<Record<ChargeBasis, BuyingLine["countedBy"]>>> = {
  "per-wm": "wm",
  "per-bill-of-lading": "booking",
  flat: "booking",
};

const toKey = (group: LclChargeGroup, label: string): string => `${group} ${label}`;

interface BoughtCell {
  readonly group: LclChargeGroup;
  readonly label: string;
  readonly read: ReadCharge;
  /** Null for a cell that is not sold: `text` is shown. */
  readonly line: BuyingLine | null;
  readonly text: string;
  readonly write: (unit: Money) => string;
}

/** A least quantity is no price; a least amount is one, and holds for the load of the offer as the price of the shipment. */
const writeMinimum = ({ cell }: ReadCharge, unit: string): string =>
  cell.kind === "amount" && cell.minimum?.kind === "quantity" ? ` MIN ${cell.minimum.quantity} ${unit}` : "";

/** Texts that hold no amount of money that was bought: words, and shares of charges that are sold. */
const isShown = ({ cell }: ReadCharge): boolean =>
  cell.kind === "included" ||
  cell.kind === "free" ||
  cell.kind === "not-quoted" ||
  (cell.kind === "percent" && cell.minimum === null);

const isUncounted = ({ cell, name }: ReadCharge): boolean =>
  cell.kind === "amount" && cell.per === null && name.per === null && name.costItem === "ocean-freight";

const readBought = (group: LclChargeGroup, label: string, read: ReadCharge, load: LclLoad): BoughtCell => {
  const { cell, name, written } = read;
  const words = { group, label, read, line: null, text: isShown(read) ? written : ON_REQUEST };
  const none = { ...words, write: () => ON_REQUEST };
  if (cell.kind !== "amount" || isUncounted(read)) return none;
  const { basis, price } = priceLclAmount(cell, name.per, written, load);
  const unit = UNITS[basis];
  if (price.kind !== "priced" || unit === undefined) return none;
  const line: BuyingLine = {
    key: toKey(group, label),
    kind: toMarginKind(name),
    size: null,
    countedBy: COUNTED[basis] ?? "other",
    unit: price.unit,
    quantity: price.quantity,
  };
  const minimum = basis === "flat" ? "" : writeMinimum(read, unit);
  return { ...words, line, write: (sold) => `${sold.currency} ${toDecimalText(sold)}/${unit}${minimum}` };
};

/* A charge that is inside another one, or free in no currency, adds nothing to what a percentage is taken of. */
const isNothing = ({ read: { cell, currency } }: BoughtCell): boolean =>
  cell.kind === "included" || (cell.kind === "free" && currency === null);

/** What a percentage is bought for, where each of its charges is bought. */
const buyShare = (one: BoughtCell, cells: readonly BoughtCell[]): BoughtCell => {
  const { cell, name } = one.read;
  if (cell.kind !== "percent") return one;
  const amounts = cells.filter(({ read }) => read.cell.kind !== "percent" && read.cell.kind !== "not-quoted");
  const named = amounts.map((base) => ({ base, ...base.read.name, name: base.read.name.text }));
  const bases = findShareBases(cell.of, named).filter(({ base }) => !isNothing(base));
  const lines = bases.flatMap(({ base }) => base.line ?? []);
  if (lines.length < bases.length) return one;
  const line = toShareLine(cell, { key: toKey(one.group, one.label), kind: toMarginKind(name) }, lines);
  return line === null ? one : { ...one, line, write: (sold) => `${sold.currency} ${toDecimalText(sold)}/SHIPMENT` };
};

const readCells = (charges: LclCharges, terms: LclLineTerms, search: LclQuantity): readonly BoughtCell[] => {
  const stated = terms.currency?.trim().toUpperCase() ?? "";
  const own = isCurrencyCode(stated) ? stated : null;
  const rules = readWmRules({ ratio: terms.wmRatio, minimum: terms.wmMinimum, rounding: terms.wmRounding });
  const load = { search, weight: rules === null ? null : calculateChargeableWeight(search, rules) };
  const createReader = createCellReader(classifyCharge);
  const cells = LCL_CHARGE_GROUPS.flatMap((group) => {
    const readCell = createReader(group, own);
    return Object.entries(charges[group]).map(([label, written]) =>
      readBought(group, label, readCell(label, written), load),
    );
  });
  return cells.map((one) => buyShare(one, cells));
};

const FEE = { name: BOOKING_FEE, group: "origin", costItem: classifyCharge(null, BOOKING_FEE).costItem } as const;

/**
 * The charges of a tariff line with buying prices as they are sold for one load. Each unit price is sold in its own unit; a
 * percentage is taken of what is sold, unless a rule is about it; whatever cannot be sold with certainty is on request.
 */
export const sellLclCharges = (
  charges: LclCharges,
  terms: LclLineTerms,
  search: LclQuantity,
  { margins, exchange, subject }: LclSelling,
): Result<{ readonly charges: LclCharges; readonly margins: OfferMargins }, MarginRefusal> => {
  const cells = readCells(charges, terms, search);
  const lines = cells.flatMap(({ line }) => line ?? []);
  return priceWithMargins(lines, margins, subject, exchange).map((price) => {
    const sold = new Map(price.lines.map((one) => [one.line.key, one]));
    const { fee } = price;
    const write = ({ line, text, read: { cell }, write: writeUnit }: BoughtCell): string => {
      const one = line === null ? undefined : sold.get(line.key);
      if (one === undefined) return text;
      const share = findShareText(one, cell.kind === "percent" ? cell.of : "", fee === null ? [] : [FEE]);
      return share ?? writeUnit(one.unit);
    };
    const fees = fee === null ? {} : { [BOOKING_FEE]: `${fee.fee.currency} ${toDecimalText(fee.fee)}/SHIPMENT` };
    const written = mapChargeGroups((group) => ({
      ...Object.fromEntries(cells.filter((one) => one.group === group).map((one) => [one.label, write(one)])),
      ...(group === "origin" ? fees : {}),
    }));
    const names = new Map(cells.map(({ group, label, read }) => [toKey(group, label), read.name.text]));
    return { charges: written, margins: toOfferMargins(subject, price, (key) => names.get(key) ?? key) };
  });
};
