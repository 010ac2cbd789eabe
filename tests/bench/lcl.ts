/*
 * What it costs to read, price and sort 5 000 lanes of the demo's LCL tariff for one load, against a plain loop that is
 * given the amounts already read, multiplies and adds the same ones in minor units per currency, converts, makes as many
 * charge lines with nothing decided, and sorts. Beside it: the same loop without the lines. Processor time of all
 * threads, results kept. Run with `npx node tests/bench/lcl.ts`.
 */
import type { Charge } from "#domain/charges";
import {
  type LclContext,
  createLclMemo,
  priceLclRecord,
  type LclRate,
  type LclRecord,
  sortLclRates,
} from "#domain/lcl";
import { getMinorDigits } from "#domain/money";
import { demoExchange } from "#server/demo/freight/exchange.ts";
import { seaMiles } from "#server/demo/freight/ports.ts";
import { LCL_ORIGINS, lclDestinations, lclCells } from "#server/demo/lcl/prices.ts";
import { placeSeeds } from "#server/modules/places/place-seeds.ts";
import { report } from "./support/figure.ts";

/* 20 November 2026, noon in India. */
const NOON = Date.parse("2026-11-20T06:30:00Z") / 60_000;

const LANES = 5_000;
const ROUNDS = 15;
const GOAL = 5;
const LOAD = {
  mode: "lcl",
  portOfLoading: "Nhava Sheva",
  portOfDischarge: "Rotterdam",
  weightKg: 1200,
  cbm: 3.25,
} as const;
const context: LclContext = {
  forwarder: "Keelson",
  search: LOAD,
  exchange: demoExchange("2026-11-20"),
  now: NOON,
  memo: createLclMemo(),
};

const places = new Map(placeSeeds().map((place) => [place.code, place]));
const demoLanes = LCL_ORIGINS.flatMap((origin) => lclDestinations(places).map((to) => ({ origin, to })));

/** A lane of the demo; once they are used up, the same lanes at other prices. */
const recordOf = (index: number): LclRecord => {
  const { origin, to } = demoLanes[index % demoLanes.length] ?? { origin: "", to: { port: null, station: null } };
  if (to.port === null || to.station === null) throw new Error("The demo has no lanes.");
  const level = 1 + Math.floor(index / demoLanes.length) / 10;
  const cells = lclCells(origin, to, seaMiles(origin, to.port.code) ?? 0, { freight: level, destination: level });
  return {
    id: `LCL-${index}`,
    provider: null,
    portOfLoading: places.get(origin)?.name ?? origin,
    portOfDischarge: to.port.name,
    destinationCfs: to.station.name,
    originCode: origin,
    destinationCountry: to.station.countryName,
    transit: "26 DAYS",
    departures: [],
    originCharges: cells.origin,
    destinationCharges: cells.destination,
    warehouseCharges: cells.warehouse,
    currency: "INR",
    wmRatio: "1 CBM = 1000 KG",
    wmMinimum: "1 W/M",
    wmRounding: null,
    validFrom: "2026-11-16",
    validTill: "2026-11-30",
    validFor: null,
    validityZone: null,
    loadingZone: null,
    sheetName: "LCL",
    sheetDate: "2026-11-16",
    remarks: null,
    fees: [],
  };
};

/** What the plain loop is given of a lane: unit, quantity and currency of every amount. */
interface GivenLane {
  readonly id: string;
  readonly amounts: readonly { readonly minor: number; readonly quantity: number; readonly currency: string }[];
}

const givenOf = ({ id, charges }: LclRate): GivenLane => ({
  id,
  amounts: charges.flatMap(({ price }) =>
    price.kind === "priced"
      ? [{ minor: price.unit.minor, quantity: price.quantity * 1000, currency: price.unit.currency }]
      : [],
  ),
});

const rates = new Map(
  (context.exchange?.quotes ?? []).map(({ currency, unitsPerBase }) => [currency, Number(unitsPerBase)]),
);
const perDollar = (currency: string): number => (rates.get(currency) ?? 1) * 10 ** (getMinorDigits(currency) - 2);

interface Added {
  readonly id: string;
  readonly totals: ReadonlyMap<string, number>;
  readonly dollars: number;
}

const addOnly = ({ id, amounts }: GivenLane): Added => {
  const totals = new Map<string, number>();
  let dollars = 0;
  for (const { minor, quantity, currency } of amounts) {
    const amount = Math.round((minor * quantity) / 1000);
    totals.set(currency, (totals.get(currency) ?? 0) + amount);
    dollars += Math.round(amount / perDollar(currency));
  }
  return { id, totals, dollars };
};

/** The floor: the same, and a charge line made of each amount, with nothing read and nothing decided. */
const makeToo = (lane: GivenLane): Added & { readonly charges: readonly Charge[] } => ({
  ...addOnly(lane),
  charges: lane.amounts.map(({ minor, quantity, currency }) => {
    const amount = { currency, minor: Math.round((minor * quantity) / 1000) };
    const price = { kind: "priced", unit: { currency, minor }, quantity: quantity / 1000, amount } as const;
    const place = { group: "freight", costItem: "ocean-freight", basis: "per-wm" } as const;
    return { code: null, name: lane.id, ...place, equipment: null, payment: "unknown", price };
  }),
});

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

const timed = <T>(work: () => readonly T[]): { readonly ms: number; readonly kept: readonly T[] } => {
  const rounds: number[] = [];
  let kept: readonly T[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = process.cpuUsage();
    kept = work();
    const { user, system } = process.cpuUsage(start);
    rounds.push((user + system) / 1000);
  }
  return { ms: median(rounds), kept };
};

const records = Array.from({ length: LANES }, (_, index) => recordOf(index));
const given = records.map((record) => givenOf(priceLclRecord(record, context)));
const added = timed(() => given.map(addOnly).toSorted((one, other) => one.dollars - other.dollars));
const made = timed(() => given.map(makeToo).toSorted((one, other) => one.dollars - other.dollars));
const priced = timed(() => sortLclRates(records.map((record) => priceLclRecord(record, context))));

const addedById = new Map(added.kept.map((lane) => [lane.id, lane]));
const isAsAdded = priced.kept.every(({ id, price }) =>
  price.perCurrency.every(({ currency, minor }) => addedById.get(id)?.totals.get(currency) === minor),
);
if (!isAsAdded || priced.kept.length !== LANES) throw new Error("Both must come to the same totals.");

const charges = priced.kept.reduce((sum, rate) => sum + rate.charges.length, 0);
console.log(`${LANES} lanes, ${charges} charges; ${((priced.ms * 1000) / charges).toFixed(2)} µs a charge`);
console.log(
  `the same loop without charge lines: ${added.ms.toFixed(1)} ms; ${(priced.ms / added.ms).toFixed(1)} × of that`,
);
report({
  name: "read, price and sort 5 000 LCL lanes",
  measured: `${priced.ms.toFixed(1)} ms`,
  floor: `${made.ms.toFixed(1)} ms multiplying and adding the same amounts, making their lines, and sorting`,
  ratio: priced.ms / made.ms,
  goal: { kind: "at-most", value: GOAL },
});
