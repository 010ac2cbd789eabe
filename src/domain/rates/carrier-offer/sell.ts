import { BASIC_FREIGHT_CODE, type Classification } from "#domain/charges";
import { readEquipment } from "#domain/containers";
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
} from "#domain/margins";
import { type CurrencyCode, type ExchangeRates, getMinorDigits, isCurrencyCode, type Money } from "#domain/money";
import { err, type Result } from "neverthrow";
import type { RateContext } from "../rate.ts";
import type { CarrierEquipmentPrice, CarrierSurcharge, QuotedCarrierOffer } from "./offer.ts";
import { type ChargeUnit, type ChargeVisitor, IN_ALL_IN, type NamedCharge, visitCharges } from "./visit-charges.ts";

export interface CarrierSelling {
  readonly margins: MarginTable;
  readonly exchange: ExchangeRates | null;
  readonly subject: MarginSubject;
}

/** Why an offer is not sold: a margin cannot be added, or a size has several prices, of which one is not certain to count. */
export type SaleRefusal = MarginRefusal | { readonly kind: "several-prices" };

/** Stands for what cannot be sold with certainty, so that no buying price is shown. */
const ON_REQUEST = "On request";

interface VisitedCharge {
  readonly charge: NamedCharge;
  readonly place: Classification;
  readonly counted: ChargeUnit;
  readonly price:
    | { readonly kind: "priced"; readonly unit: Money }
    | { readonly kind: "included" }
    | { readonly kind: "unpriced" };
}

/* Conversions of the carrier state what was paid: amounts are converted at the rates of the search. */
const COLLECTOR: ChargeVisitor<VisitedCharge[]> = {
  priced: (visited, charge, place, counted, currency, minor) => {
    visited.push({ charge, place, counted, price: { kind: "priced", unit: { currency, minor } } });
  },
  included: (visited, charge, place, counted) => {
    visited.push({ charge, place, counted, price: { kind: "included" } });
  },
  unpriced: (visited, charge, place, counted) => {
    visited.push({ charge, place, counted, price: { kind: "unpriced" } });
  },
};

const isBasicRate = ({ charge: { code, name } }: VisitedCharge): boolean =>
  code === BASIC_FREIGHT_CODE && name === "Basic freight";

const isInAllIn = ({ charge: { name } }: VisitedCharge): boolean =>
  name === IN_ALL_IN.freight || name === IN_ALL_IN.others;

/* What the carrier's own conversions leave open; without them nothing is. */
const isRounding = ({ charge: { name } }: VisitedCharge): boolean => name === IN_ALL_IN.rounding;

const toLine = ({ place, counted, price }: VisitedCharge, index: number): readonly BuyingLine[] =>
  price.kind !== "priced"
    ? []
    : [
        {
          key: String(index),
          kind: toMarginKind(place),
          size: counted.equipment === null ? null : readEquipment(counted.equipment),
          countedBy: counted.basis === "per-container" ? "container" : "booking",
          unit: price.unit,
          quantity: counted.quantity,
        },
      ];

type UnitOf = (one: VisitedCharge) => Money | null;

const toNumber = ({ currency, minor }: Money): number => minor / 10 ** getMinorDigits(currency);

const toSurcharge = (one: VisitedCharge, unitOf: UnitOf): CarrierSurcharge => {
  const { charge, price } = one;
  const unit = unitOf(one);
  return {
    code: charge.code,
    name: charge.name,
    amount: unit === null ? null : toNumber(unit),
    currency: unit?.currency ?? null,
    conversion: null,
    percent: price.kind === "unpriced" ? charge.percent : null,
    isIncluded: price.kind === "included",
    paymentMethod: charge.paymentMethod,
    comment: price.kind === "unpriced" ? ON_REQUEST : null,
  };
};

const toFeeSurcharge = (fee: Money): CarrierSurcharge => ({
  code: null,
  name: BOOKING_FEE,
  amount: toNumber(fee),
  currency: fee.currency,
  conversion: null,
  percent: null,
  isIncluded: false,
  paymentMethod: null,
  comment: null,
});

/* An all-in rate is stated where it holds what is named nowhere else; it is the sum of what is sold in its currency. */
const toAllIn = (charges: readonly VisitedCharge[], currency: CurrencyCode | null, unitOf: UnitOf): number | null => {
  if (currency === null || !charges.some((one) => isInAllIn(one) && one.price.kind === "priced")) return null;
  const minor = charges.reduce((sum, one) => {
    const unit = unitOf(one);
    return unit?.currency === currency ? sum + unit.minor : sum;
  }, 0);
  return toNumber({ currency, minor });
};

const toPrice = (
  { equipment, currency }: CarrierEquipmentPrice,
  charges: readonly VisitedCharge[],
  unitOf: UnitOf,
): CarrierEquipmentPrice => {
  const basic = charges.find((one) => isBasicRate(one) && unitOf(one)?.currency === currency);
  const unit = basic === undefined ? null : unitOf(basic);
  const allIn = toAllIn(charges, currency, unitOf);
  const listed = charges.filter(
    (one) =>
      (one !== basic || one.charge.paymentMethod !== null) &&
      !(isBasicRate(one) && one.price.kind === "unpriced") &&
      !(isInAllIn(one) && one.price.kind === "priced"),
  );
  return {
    equipment,
    currency,
    allInRate: allIn,
    basicOceanFreightRate: unit === null ? null : toNumber(unit),
    surcharges: listed.map((one) => toSurcharge(one, unitOf)),
  };
};

/** Whether a text states an amount of money, which would be a buying price. */
const hasAmount = (text: string): boolean =>
  /[$€£¥₹]\s*\d|\d\s*[$€£¥₹]/.test(text) ||
  [...text.matchAll(/\b([A-Z]{3})\s*\d|\d\s*([A-Z]{3})\b/g)].some(([, before, after]) =>
    isCurrencyCode(before ?? after ?? ""),
  );

/* A percentage and a figure with a unit are of what was bought as well. */
const toSoldText = (text: string): string => (/\d/.test(text) ? ON_REQUEST : text);

const rebuild = (
  offer: QuotedCarrierOffer,
  visited: readonly VisitedCharge[],
  unitOf: UnitOf,
  fee: Money | null,
): QuotedCarrierOffer => {
  const inContainers = visited.filter(({ counted }) => counted.basis === "per-container");
  const [only = null] = inContainers.map(({ counted }) => counted.equipment);
  const listCharges = ({ equipment }: CarrierEquipmentPrice): readonly VisitedCharge[] => {
    const size = equipment === null ? only : (readEquipment(equipment) ?? equipment);
    return inContainers.filter(({ counted }) => counted.equipment === size);
  };
  const onTheBill = visited.filter(({ counted }) => counted.basis === "per-bill-of-lading");
  return {
    ...offer,
    equipmentPrices: offer.equipmentPrices.flatMap((price) => {
      const charges = listCharges(price);
      return charges.length === 0 ? [] : [toPrice(price, charges, unitOf)];
    }),
    billOfLadingSurcharges: [
      ...onTheBill.map((one) => toSurcharge(one, unitOf)),
      ...(fee === null ? [] : [toFeeSurcharge(fee)]),
    ],
    textSurcharges: offer.textSurcharges.map((one) => ({ ...one, text: toSoldText(one.text) })),
    comment: offer.comment !== null && hasAmount(offer.comment) ? null : offer.comment,
  };
};

const hasSeveralPrices = ({ equipmentPrices }: QuotedCarrierOffer): boolean => {
  const sizes = equipmentPrices.map(({ equipment }) => (equipment === null ? null : readEquipment(equipment)));
  return new Set(sizes).size < sizes.length;
};

/** The charges of an offer with buying prices, as they are sold. */
export interface SoldOffer {
  readonly offer: QuotedCarrierOffer;
  readonly margins: OfferMargins;
}

/**
 * A carrier's offer with buying prices as it is sold. The charges of the load are sold, and nothing else of its prices is left
 * in it: prices of other sizes, the carrier's conversions, amounts of included charges and in comments, and texts with figures.
 * Free time and fees for changes are passed on as the carrier states them.
 */
export const sellCarrierOffer = (
  offer: QuotedCarrierOffer,
  context: Pick<RateContext, "load" | "memo">,
  { margins, exchange, subject }: CarrierSelling,
): Result<SoldOffer, SaleRefusal> => {
  if (hasSeveralPrices(offer)) return err({ kind: "several-prices" });
  const all: VisitedCharge[] = [];
  visitCharges({ ...offer, offerId: "", askedAt: null }, { ...context, exchange, now: null }, COLLECTOR, all);
  const visited = all.filter((one) => !isRounding(one));
  return priceWithMargins(visited.flatMap(toLine), margins, subject, exchange, context.memo?.createConverter).map(
    (price) => {
      const sold = new Map(price.lines.map(({ line, unit }) => [line.key, unit]));
      const units = new Map(visited.map((one, index) => [one, sold.get(String(index)) ?? null]));
      const toName = (key: string): string => visited[Number(key)]?.charge.name ?? key;
      return {
        offer: rebuild(offer, visited, (one) => units.get(one) ?? null, price.fee?.fee ?? null),
        margins: toOfferMargins(subject, price, toName),
      };
    },
  );
};
