/*
 * What it costs to turn 10 000 live offers of 20 charges each into comparable rates, against a loop that only adds the
 * same amounts. Beside it: the same with every term and charge line written, as if each offer were opened, and a loop
 * that only makes as many charge objects. Processor time of all threads, results kept, as a rate list keeps them; each
 * work in a row of its own, so that none pays for another's garbage. Run with `npx node tests/bench/normalise.ts`.
 */
import type { Charge } from "#domain/charges";
import { getMinorDigits } from "#domain/money";
import {
  type CarrierOffer,
  type CarrierSurcharge,
  createRateMemo,
  toListedRate,
  normaliseCarrierOffer,
  type RatePrice,
} from "#domain/rates";
import { aCarrierOffer, railLeg, rateContext, seaLeg } from "../domain/rates/fixtures.ts";
import { report } from "./support/figure.ts";

const OFFERS = 10_000;
const ROUNDS = 15;
const GOAL = 3;

const CODES = ["OTH00", "BAF00", "ETS00", "WRS00", "PSS00", "DTH00", "ISP00", "SEA00", "OIH00"];
const CURRENCIES = ["INR", "USD", "USD", "USD", "USD", "EUR", "EUR", "INR", "INR"];

const surcharge = (at: number, cents: number): CarrierSurcharge => ({
  code: CODES[at] ?? "ZZZ00",
  name: `Charge ${at}`,
  amount: cents / 100,
  currency: CURRENCIES[at] ?? "USD",
  conversion: null,
  percent: null,
  isIncluded: false,
  paymentMethod: "P",
  comment: null,
});

const centsOf = (seed: number, at: number): number => 1000 + ((seed * 7 + at * 113) % 90_000);

/** A box whose all-in rate is, as in the reference tariffs, the sum of what is stated in its own currency. */
const boxOf = (equipment: string, seed: number) => {
  const surcharges = [0, 1, 2, 3, 4, 5, 6, 7].map((at) => surcharge(at, centsOf(seed, at)));
  const basic = 98_000 + (seed % 5000);
  const own = [1, 2, 3, 4].reduce((sum, at) => sum + centsOf(seed, at), basic);
  return { equipment, currency: "USD", allInRate: own / 100, basicOceanFreightRate: basic / 100, surcharges };
};

/** 2 boxes × (freight + 8 surcharges) + 2 on the bill of lading = 20 charges, two legs, three free times. */
const offerOf = (seed: number): CarrierOffer =>
  aCarrierOffer({
    offerId: `NRV-${seed}`,
    legs: [{ ...railLeg }, { ...seaLeg }],
    equipments: [
      { equipment: "20GP", quantity: 2, maxNetWeightTons: 21.7, isAvailable: null },
      { equipment: "40HC", quantity: 1, maxNetWeightTons: 26.5, isAvailable: null },
    ],
    equipmentPrices: [boxOf("20GP", seed), boxOf("40HC", seed + 1)],
    billOfLadingSurcharges: [surcharge(8, 450_000 + seed), surcharge(3, 6500)],
  });

const quantityOf = (offer: CarrierOffer, equipment: string | null): number =>
  offer.equipments.find((line) => line.equipment === equipment)?.quantity ?? 0;

/** The floor: the same amounts, exactly, in minor units per currency, and nothing else. */
const addOnly = (offer: CarrierOffer): Map<string, number> => {
  const totals = new Map<string, number>();
  const add = (amount: CarrierSurcharge["amount"], currency: string | null, quantity: number): void => {
    if (amount === null || currency === null) return;
    const minor = Math.round(Number(amount) * 10 ** getMinorDigits(currency));
    totals.set(currency, (totals.get(currency) ?? 0) + minor * quantity);
  };
  for (const price of offer.equipmentPrices) {
    const quantity = quantityOf(offer, price.equipment);
    add(price.basicOceanFreightRate, price.currency, quantity);
    for (const { amount, currency } of price.surcharges) add(amount, currency, quantity);
  }
  for (const { amount, currency } of offer.billOfLadingSurcharges) add(amount, currency, 1);
  return totals;
};

/** The other floor: a charge object for each amount, with nothing read and nothing decided. */
const makeOnly = (offer: CarrierOffer): readonly Charge[] => {
  const charges: Charge[] = [];
  const make = (minor: number, quantity: number): void => {
    const unit = { currency: "USD", minor };
    const amount = { currency: "USD", minor: minor * quantity };
    const price = { kind: "priced", unit, quantity, amount } as const;
    const place = { group: "freight", costItem: "ocean-freight", basis: "per-container" } as const;
    charges.push({ code: "FRT00", name: offer.offerId, ...place, equipment: null, payment: "prepaid", price });
  };
  for (let at = 0; at < 20; at += 1) make(at, 2);
  return charges;
};

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** Milliseconds of processor time, all threads, for one pass over all offers: the median of the rounds, and the last results. */
const timed = <T>(work: (offer: CarrierOffer) => T): { readonly ms: number; readonly kept: readonly T[] } => {
  const rounds: number[] = [];
  let kept: readonly T[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = process.cpuUsage();
    kept = offers.map(work);
    const { user, system } = process.cpuUsage(start);
    rounds.push((user + system) / 1000);
  }
  return { ms: median(rounds), kept };
};

/** As a rate list is normalised: with a memo for all offers of the answer. */
const context = { ...rateContext, memo: createRateMemo() };
const offers = Array.from({ length: OFFERS }, (_, seed) => offerOf(seed));
const added = timed(addOnly);
const listed = timed((offer) => toListedRate(offer, context));
const made = timed(makeOnly).ms;
const whole = timed((offer) => normaliseCarrierOffer(offer, context));

const isAsAdded = (prices: readonly { readonly price: RatePrice }[]): boolean =>
  prices.every(({ price }, at) =>
    price.perCurrency.every(({ currency, minor }) => added.kept[at]?.get(currency) === minor),
  );
const lines = whole.kept.reduce((sum, { charges }) => sum + charges.length, 0);
if (!isAsAdded(listed.kept) || !isAsAdded(whole.kept) || lines !== OFFERS * 20)
  throw new Error("All must come to the same totals over 20 charges.");

console.log(`making as many charge objects and nothing else: ${made.toFixed(1)} ms`);
console.log(`every term and charge line written too: ${whole.ms.toFixed(1)} ms, ${(whole.ms / added.ms).toFixed(1)} ×`);
report({
  name: "normalise 10 000 offers of 20 charges",
  measured: `${listed.ms.toFixed(1)} ms`,
  floor: `${added.ms.toFixed(1)} ms adding the same amounts`,
  ratio: listed.ms / added.ms,
  goal: { kind: "at-most", value: GOAL },
});
