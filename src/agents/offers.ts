import { writeSentence } from "#domain/formatting";
import { type Charge, toPriceBreakdown } from "#domain/charges";
import { type ExchangeRates, type Money, toDecimalText } from "#domain/money";
import {
  type Availability,
  type ChangeFee,
  expandRate,
  getRouteFacts,
  type ListedRate,
  type RateList,
  type RatePrice,
  type Validity,
} from "#domain/rates";

/** An amount as data: `{ currency: "USD", amount: "1234.50" }`. */
export const toAmount = (money: Money): { readonly currency: string; readonly amount: string } => ({
  currency: money.currency,
  amount: toDecimalText(money),
});

/** A carrier may require that no date of its prices is shown. */
export const toValidity = ({ from, till, isHidden }: Validity) => (isHidden === true ? null : { from, till });

/** Whether an offer can be booked, and why not. */
export const toAvailability = (availability: Availability) => ({
  isBookable: availability.kind === "bookable",
  reason: availability.kind === "bookable" ? null : writeSentence(availability.reason),
});

/** The total of an offer converted, and in the currencies of its charges. */
export const describeOfferPrice = ({ converted, perCurrency, unpricedCount }: RatePrice) => ({
  total: converted.kind === "converted" ? toAmount(converted.total) : null,
  totalPerCurrency: perCurrency.map(toAmount),
  chargesWithoutPrice: unpricedCount,
});

/** An offer as a program compares it: the total of the whole load, what is not in it, and the sailing. */
const describeOffer = (rate: ListedRate) => {
  const { portOfLoading, portOfDischarge, transhipments } = getRouteFacts(rate);
  const notQuoted = Object.entries(rate.coverage).filter(([, state]) => state === "not-quoted" || state === "unpriced");
  return {
    offerId: rate.id,
    carrier: rate.carrier.name,
    rateType: rate.commitment,
    source: rate.source,
    ...toAvailability(rate.availability),
    ...describeOfferPrice(rate.price),
    notInPrice: notQuoted.map(([item]) => item),
    portOfLoading: portOfLoading?.code ?? portOfLoading?.name ?? null,
    portOfDischarge: portOfDischarge?.code ?? portOfDischarge?.name ?? null,
    departure: rate.departure,
    arrival: rate.arrival,
    transitDays: rate.transit.kind === "days" ? rate.transit.days : null,
    transhipments,
    validity: toValidity(rate.validity),
  };
};

const byTotal = (one: ListedRate, other: ListedRate): number => {
  const [first, second] = [one.price.converted, other.price.converted];
  if (first.kind === "converted" && second.kind === "converted") return first.total.minor - second.total.minor;
  return Number(second.kind === "converted") - Number(first.kind === "converted");
};

/** The cheapest offers, and what else the answer states. */
export const describeList = ({ rates, sources, warning }: RateList, most: number) => ({
  offers: rates.toSorted(byTotal).slice(0, most).map(describeOffer),
  offersFound: rates.length,
  sources: sources.map(({ name, outcome }) => ({ name, outcome })),
  warning,
});

const describeCharge = ({ code, name, basis, equipment, price, note }: Charge, converted: Money | null) => ({
  code,
  name,
  basis,
  size: equipment,
  ...(price.kind === "priced"
    ? { state: "priced", unit: toAmount(price.unit), quantity: price.quantity, amount: toAmount(price.amount) }
    : { state: price.kind, text: price.kind === "unpriced" ? price.text : null }),
  converted: converted === null ? null : toAmount(converted),
  note: note ?? null,
});

/** Charges in the groups of the price breakdown, and what they were converted with. */
export const explainCharges = (charges: readonly Charge[], exchange: ExchangeRates | null) => {
  const { groups, totals, converted } = toPriceBreakdown(charges, exchange);
  return {
    total: converted === null ? null : toAmount(converted),
    totalPerCurrency: totals.perCurrency.map(toAmount),
    groups: groups.map(({ group, lines, perCurrency }) => ({
      group,
      perCurrency: perCurrency.map(toAmount),
      charges: lines.map(({ charge, converted: inTotal }) => describeCharge(charge, inTotal)),
    })),
    exchange:
      exchange === null
        ? null
        : { base: exchange.base, date: exchange.date, source: exchange.source, rates: exchange.quotes },
  };
};

export const describeFees = (fees: readonly ChangeFee[]) =>
  fees.map(({ kind, fee, basis, untilDaysBefore }) => ({
    kind,
    basis,
    untilDaysBefore,
    fee: fee === null ? null : toAmount(fee),
  }));

/** Every charge of an offer, in the groups of the price breakdown; they add up to its total. */
export const explainOffer = (listed: ListedRate, exchange: ExchangeRates | null) => {
  const rate = expandRate(listed);
  return {
    ...describeOffer(listed),
    ...explainCharges(rate.charges, exchange),
    cutOffs: rate.cutOffs,
    fees: describeFees(rate.fees),
    remarks: rate.remarks,
  };
};
