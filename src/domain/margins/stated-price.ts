import type { Charge } from "#domain/charges";
import { readEquipment } from "#domain/containers";
import type { ExchangeRates, Money } from "#domain/money";
import type { BuyingLine, SellingLine } from "./apply.ts";
import { findHighestFloor, type MarginTotals, totalMargins } from "./floors.ts";
import { type OfferMargins, toOfferMargins } from "./offer-margins.ts";
import { createMarginRates } from "./rates.ts";
import { type MarginFloor, type MarginSubject, toMarginKind } from "./rule.ts";

const COUNTED: Partial<Readonly<Record<Charge["basis"], BuyingLine["countedBy"]>>> = {
  "per-container": "container",
  "per-wm": "wm",
  "per-bill-of-lading": "booking",
  flat: "booking",
};

const toSellingLine = (charge: Charge, bought: Charge | undefined, index: number): SellingLine | null => {
  if (charge.price.kind !== "priced" || bought?.price.kind !== "priced") return null;
  const isSame = bought.name === charge.name && bought.equipment === charge.equipment;
  if (!isSame || bought.price.quantity !== charge.price.quantity) return null;
  const line: BuyingLine = {
    key: String(index),
    kind: toMarginKind(charge),
    size: charge.equipment === null ? null : readEquipment(charge.equipment),
    countedBy: COUNTED[charge.basis] ?? "other",
    unit: bought.price.unit,
    quantity: charge.price.quantity,
  };
  return { line, unit: charge.price.unit, rule: null, wider: [] };
};

/**
 * What a price that a person has stated was bought and is sold for, with the floor that applies to it: `bought` has the same
 * charges in the same order. Null where the buying price of a priced charge is not known: then no floor can be compared.
 */
export const toStatedMargins = (
  sold: readonly Charge[],
  bought: readonly Charge[],
  floors: readonly MarginFloor[],
  subject: MarginSubject,
  exchange: ExchangeRates | null,
): OfferMargins | null => {
  const lines: SellingLine[] = [];
  for (const [index, charge] of sold.entries()) {
    if (charge.price.kind !== "priced") continue;
    const line = toSellingLine(charge, bought[index], index);
    if (line === null) return null;
    lines.push(line);
  }
  if (lines.length === 0) return null;
  const rates = createMarginRates(exchange);
  const totals = totalMargins(lines, null, subject.currency, rates);
  const buying = lines.map(({ line }) => line);
  const floor = findHighestFloor(floors, buying, totals.buying, subject, rates);
  const raisedBy = { currency: subject.currency, minor: 0 };
  const toName = (key: string): string => sold[Number(key)]?.name ?? key;
  return toOfferMargins(subject, { lines, fee: null, totals, floor, raisedBy }, toName);
};

/** What a price lacks to its floor, in the currency of its totals; null where it reaches it, or has none. */
export const findShortfall = ({ floor, totals }: OfferMargins): Money | null =>
  floor === null || totals.selling.minor >= floor.least.minor
    ? null
    : { ...floor.least, minor: floor.least.minor - totals.selling.minor };

/** What is lost by a price below what it is bought for, as a positive amount; null where nothing is. */
export const findLoss = ({ margin }: MarginTotals): Money | null =>
  margin.minor < 0 ? { ...margin, minor: -margin.minor } : null;

/**
 * The price with the reason why it may be below its floor, or below what it is bought for; null where it is one of both and no
 * reason is given.
 */
export const overrideFloor = (margins: OfferMargins, reason: string | null): OfferMargins | null => {
  if (findShortfall(margins) === null && findLoss(margins.totals) === null) return margins;
  return reason === null ? null : { ...margins, belowFloor: { reason } };
};
