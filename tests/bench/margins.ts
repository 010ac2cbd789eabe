/*
 * What margins add to a search of 500 offers: 200 rules over offers with buying prices against the same offers without a rule, and
 * against offers with selling prices. Offers of a connector with ten charges each, searched, sold, priced and written as they are
 * stored and answered, in one process, by processor time. Run with `npx node tests/bench/margins.ts`.
 */
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { ok } from "neverthrow";
import type { RateSearchRequest } from "#api/schema.d.ts";
import type { MarginRule, MarginTable } from "#domain/margins";
import type { QuotedCarrierOffer } from "#domain/rates";
import { demoExchange } from "#server/demo/freight/exchange.ts";
import { placeSeeds } from "#server/modules/places/place-seeds.ts";
import { quoteRates } from "#server/modules/rates/index.ts";
import { createCallStore } from "#server/rate-sources/running-calls.ts";
import type { RateSource } from "#server/rate-sources/rate-source.ts";
import { createSourceCalls } from "#server/rate-sources/source-calls.ts";
import { report } from "./support/figure.ts";
import { rateSearchBody } from "./support/rate-search-body.ts";

setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");

const OFFERS = 500;
const RULES = 200;
const ROUNDS = 40;
const MOST_RATIO = 1.5;
const NOON = Date.parse("2026-11-20T06:30:00Z");

const places = new Map(placeSeeds().map((place) => [place.code, place]));
const exchange = demoExchange("2026-11-20");

const surcharge = (code: string, amount: number, currency = "USD") => ({
  code,
  name: code,
  amount,
  currency,
  conversion: null,
  percent: null,
  isIncluded: false,
  paymentMethod: "P",
  comment: null,
});

const toPlace = (code: string) => ({ name: code, code, country: null, countryCode: code.slice(0, 2) });

const toOffer = (index: number): QuotedCarrierOffer => ({
  providerName: `Carrier ${index % 25}`,
  message: null,
  logo: null,
  rateType: "Spot",
  validityZone: "Asia/Kolkata",
  loadingZone: "Asia/Kolkata",
  departureDate: "2026-12-03",
  arrivalDate: "2026-12-28",
  transitTime: 25,
  serviceType: "Direct",
  routingDetails: null,
  supportContact: null,
  validityFrom: "2026-11-20",
  validityTo: "2026-12-03",
  validFor: null,
  exportHaulageMode: "P",
  importHaulageMode: "P",
  exportModeOfTransport: null,
  importModeOfTransport: null,
  legs: [
    {
      from: toPlace("INNSA"),
      to: toPlace("NLRTM"),
      departureDate: "2026-12-03",
      arrivalDate: "2026-12-28",
      mode: "VESSEL",
      vesselName: `VESSEL ${index}`,
      voyageReference: `${index}W`,
      serviceName: "IEX",
      portCutOffDate: null,
      vgmCutOffDate: null,
      bookingCutOffDate: null,
    },
  ],
  equipments: [{ equipment: "20GP", quantity: 2, maxNetWeightTons: 21, isAvailable: true }],
  equipmentPrices: [
    {
      equipment: "20GP",
      currency: "USD",
      allInRate: null,
      basicOceanFreightRate: 900 + index,
      surcharges: ["BAF00", "ETS00", "LSS00", "PSS00", "OTH00", "DTH00"].map((code, at) =>
        surcharge(code, 20 + at, at > 3 ? "EUR" : "USD"),
      ),
    },
  ],
  billOfLadingSurcharges: ["ODF00", "DDO00", "SEC00"].map((code) => surcharge(code, 45, "EUR")),
  textSurcharges: [],
  freeTime: [{ movement: "I", tariff: "DET", equipment: "20GP", days: 7, calculation: "Calendar" }],
  allocations: [],
  potentialFees: [],
  comment: null,
});

const CHARGES = ["origin", "freight", "surcharges", "destination"] as const;

/** Rules of which a handful are about each offer, as those of a forwarder are. */
const toRule = (index: number): MarginRule => ({
  id: `M-${index}`,
  customers: index % 3 === 0 ? { kind: "all" } : { kind: "group", name: index % 3 === 1 ? "Gold" : "Silver" },
  from:
    index % 2 === 0 ? { kind: "country", code: "IN" } : { kind: "place", code: index % 4 === 1 ? "INNSA" : "INMUN" },
  to: { kind: "all" },
  carrier: `Carrier ${index % 25}`,
  mode: "fcl",
  size: index % 5 === 0 ? "20GP" : null,
  charge: CHARGES[index % 4] ?? null,
  margin: { kind: "amount", money: { currency: "USD", minor: 5_000 + index }, per: "container" },
  rounding: { step: "5", direction: "up" },
  validFrom: "2026-11-01",
  validTo: null,
  owner: "Jan Visser",
});
const TABLE: MarginTable = {
  rules: Array.from({ length: RULES }, (_, index) => toRule(index)),
  floors: [
    {
      ...toRule(0),
      id: "F-01",
      carrier: null,
      least: { kind: "percent", percent: "4" },
    },
  ],
};

const offers = Array.from({ length: OFFERS }, (_, index) => ({
  kind: "api" as const,
  refusal: null,
  offer: toOffer(index),
}));

const searcher = (prices: "buy" | "sell", margins: MarginTable, isKept: boolean) => {
  /* A live carrier answers new offers each time; one whose answers are kept the same again. */
  let answer = offers;
  const source: RateSource = { name: "Bench", isInternal: true, prices, quote: async () => ok(answer) };
  const selling = { findCustomer: async (company: string) => ({ company, group: "Gold" }), margins, exchange };
  let ids = 0;
  const search = quoteRates({
    readActiveSources: async () => ({ sources: [source], exchange, selling, haulageEstimates: () => [] }),
    readTaxTerms: async () => null,
    findPlace: (code) => places.get(code),
    bookedSailings: async () => [],
    batcher: {
      write: async () => Promise.reject(new Error("not used")),
      createBatchWriter: () => () => Promise.reject(new Error("not used")),
      flush: async () => undefined,
    },
    searches: {
      save: async () => undefined,
      waitBriefly: (work) => work,
      settle: async () => undefined,
      flush: async () => undefined,
    },
    clock: () => NOON,
    ids: { id: () => `search-${(ids += 1)}`, secret: () => "" },
    deadlineMs: 30_000,
    calls: createSourceCalls({ clock: () => NOON, store: createCallStore(), breaker: null, measure: null }),
    onFailure: (_source, reason) => {
      throw new Error(reason);
    },
  });
  const body: RateSearchRequest = JSON.parse(rateSearchBody("INNSA", "NLRTM"));
  return async (): Promise<number> => {
    if (!isKept) answer = structuredClone(offers);
    collectGarbage();
    const started = process.cpuUsage();
    const found = await search(body, "company");
    if (found.isErr() || found.value.offers.length !== OFFERS) throw new Error("The search has not found the offers.");
    const { user, system } = process.cpuUsage(started);
    return (user + system) / 1_000;
  };
};

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;

const NO_RULES: MarginTable = { rules: [], floors: [] };

const compare = async (isKept: boolean): Promise<void> => {
  const searches = [
    searcher("buy", TABLE, isKept),
    searcher("buy", NO_RULES, isKept),
    searcher("sell", NO_RULES, isKept),
  ] as const;
  const taken: [number[], number[], number[]] = [[], [], []];
  /* Each begins a round in turn, so that none pays for what another one has left to collect. */
  for (let round = 0; round < ROUNDS; round += 1)
    for (let turn = 0; turn < searches.length; turn += 1) {
      const index = (round + turn) % searches.length;
      taken[index]?.push((await searches[index]?.()) ?? 0);
    }
  const [withRules = 0, without = 1, selling = 1] = taken.map(median);
  const what = `${OFFERS} ${isKept ? "kept" : "new"} offers`;
  report({
    name: `${RULES} rules over ${what} with buying prices`,
    measured: `${withRules.toFixed(1)} ms`,
    floor: `${without.toFixed(1)} ms without rules`,
    ratio: withRules / without,
    goal: { kind: "at-most", value: MOST_RATIO },
  });
  console.log(`${what} with selling prices: ${selling.toFixed(1)} ms`);
};

await compare(false);
await compare(true);
