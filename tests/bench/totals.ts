/**
 * Complete totals and order of 500 offers for a search from the door, against the same offers in the order of their plain
 * totals. Routes are read once with the answer, for the filters, and are in neither figure; the totals are worked out anew in
 * every round.
 * Run with `npx node tests/bench/totals.ts`.
 */
import { calculateTotals, type ListedRate, getRouteFacts, sortRates } from "#domain/rates";
import { aSearch } from "../support/searches.ts";
import { givenRates } from "./available-rates/offers.ts";
import { report } from "./support/figure.ts";

const OFFERS = 500;
const ROUNDS = 1000;
const GOAL = 2;
const { rates, exchange } = givenRates(OFFERS);
const scope = { search: aSearch(), exchange };
for (const rate of rates) getRouteFacts(rate);

interface PlainKey {
  readonly rank: number;
  readonly value: number;
}

const plainKey = ({ availability, price: { converted } }: ListedRate): PlainKey => {
  if (availability.kind === "not-bookable") return { rank: 2, value: 0 };
  return converted.kind === "converted" ? { rank: 0, value: converted.total.minor } : { rank: 1, value: 0 };
};

const comparePlain = (one: PlainKey, other: PlainKey): number => {
  if (one.rank !== other.rank) return one.rank - other.rank;
  if (one.value === other.value) return 0;
  return one.value < other.value ? -1 : 1;
};

/** The floor: bookable offers by their converted totals, and nothing else. */
const sortPlain = (): readonly ListedRate[] => {
  const keyed = rates.map((rate) => ({ rate, key: plainKey(rate) }));
  keyed.sort((one, other) => comparePlain(one.key, other.key));
  return keyed.map(({ rate }) => rate);
};

const sortComplete = (): readonly ListedRate[] =>
  sortRates(rates, "lowest-total", { totals: calculateTotals(rates, scope), basis: "complete" }).flatMap(
    (section) => section.rates,
  );

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

const time = (work: () => readonly ListedRate[]): number => {
  const start = performance.now();
  work();
  return performance.now() - start;
};

/* In turn, so that other work on the machine slows both down. */
const inTurn = (): readonly { readonly plain: number; readonly complete: number }[] =>
  Array.from({ length: ROUNDS }, () => ({ plain: time(sortPlain), complete: time(sortComplete) }));

inTurn();
const rounds = inTurn();
const plain = median(rounds.map((round) => round.plain));
const complete = median(rounds.map((round) => round.complete));

report({
  name: "complete totals and order of 500 offers",
  measured: `${complete.toFixed(3)} ms`,
  floor: `${plain.toFixed(3)} ms in the order of plain totals`,
  ratio: complete / plain,
  goal: { kind: "at-most", value: GOAL },
});
