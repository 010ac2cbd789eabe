import { setImmediate as nextTurn } from "node:timers/promises";
import fc from "fast-check";
import { ok } from "neverthrow";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createGrowingSearch } from "#server/modules/rates/growing-search.ts";
import type { RateRequest, RateSource } from "#server/rate-sources/rate-source.ts";
import { createCallStore } from "#server/rate-sources/running-calls.ts";
import { createSourceCalls } from "#server/rate-sources/source-calls.ts";
import { offersOf } from "#tests/server/support/controlled-source.ts";

const START = Date.parse("2026-11-20T08:00:00Z");
const LIMIT_MS = 1_000;
const STEP_MS = 10;

const REQUEST: RateRequest = {
  origin: { place: null, port: null, service: "Ramp" },
  destination: { place: null, port: null, service: "Ramp" },
  containers: [{ equipment: "20GP", quantity: 2, weightKg: 18_000 }],
  ready: "2026-11-20",
  originToday: "2026-11-20",
  today: "2026-11-20",
  askedAt: "2026-11-20T08:00:00.000Z",
  now: START / 60_000,
  cooling: null,
};

/** When a source answers, in milliseconds after the search, and whether it has an offer then. */
interface Timing {
  readonly ms: number;
  readonly hasOffer?: boolean;
  readonly isInternal?: boolean;
}

const toSource = ({ ms, hasOffer = true, isInternal = false }: Timing, index: number): RateSource => {
  const name = `Source ${index}`;
  const answer = hasOffer ? offersOf(name, String(index)) : ok([]);
  return { name, isInternal, quote: () => new Promise((resolve) => void setTimeout(() => resolve(answer), ms)) };
};

/** Lets everything happen that waits for no timer. */
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 12; turn++) await nextTurn();
};

/** When a search is answered first, and the sources whose offers it has then. */
const findFirstAnswer = async (timings: readonly Timing[]) => {
  const calls = createSourceCalls({ clock: () => START, store: createCallStore(), breaker: null, measure: null });
  const search = createGrowingSearch(
    {
      id: "search",
      sources: timings.map(toSource),
      calls,
      sell: (offers) => ({ offers, reasons: [] }),
      exchange: null,
      clock: () => START,
      findUsualSeconds: () => null,
      save: () => Promise.resolve(),
      saveState: () => Promise.resolve(),
      onFailure: () => undefined,
    },
    REQUEST,
  );
  const answered: { at: number | null } = { at: null };
  let now = 0;
  void search.waitForOffers(LIMIT_MS, new AbortController().signal).then(() => (answered.at = now));
  await settle();
  while (answered.at === null) {
    now += STEP_MS;
    vi.advanceTimersByTime(STEP_MS);
    await settle();
  }
  const sources = search.read(0).offers.map(({ source }) => source);
  await search.stop();
  calls.close();
  vi.clearAllTimers();
  return { at: answered.at, sources };
};

describe("the first answer of a search", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] }));
  afterEach(() => void vi.useRealTimers());

  it("waits no longer than 450 ms after its first offers for the forwarder's other prices", async () => {
    expect(
      await findFirstAnswer([{ ms: 40, isInternal: true }, { ms: 5_000, isInternal: true }, { ms: 20_000 }]),
    ).toEqual({ at: 490, sources: ["Source 0"] });
  });

  it("has the forwarder's other prices that come within 300 ms, and waits 150 ms for the others", async () => {
    expect(await findFirstAnswer([{ ms: 300, isInternal: true }, { ms: 40 }, { ms: 20_000 }])).toEqual({
      at: 450,
      sources: ["Source 1", "Source 0"],
    });
  });

  it("waits for the forwarder's prices no longer than a second", async () => {
    expect(await findFirstAnswer([{ ms: 5_000, isInternal: true }, { ms: 900 }])).toEqual({
      at: 1_150,
      sources: ["Source 1"],
    });
  });

  it("comes at most half a second after the first source with offers, with those of the forwarder that are near", async () => {
    const timing = fc.record({
      ms: fc.integer({ min: 0, max: 160 }).map((steps) => steps * STEP_MS),
      hasOffer: fc.boolean(),
      isInternal: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(timing, { minLength: 1, maxLength: 5 }), async (timings) => {
        const { at, sources } = await findFirstAnswer(timings);
        const withOffers = timings.filter(({ hasOffer }) => hasOffer);
        const fastest = Math.min(...withOffers.map(({ ms }) => ms));
        expect(at).toBeLessThanOrEqual(LIMIT_MS + 150);
        if (fastest > LIMIT_MS) return;
        expect(at).toBeLessThanOrEqual(fastest + 500);
        const near = timings.flatMap(({ ms, hasOffer, isInternal }, index) =>
          hasOffer && isInternal && ms < Math.min(fastest + 300, LIMIT_MS) ? [`Source ${index}`] : [],
        );
        expect(sources).toEqual(expect.arrayContaining(near));
      }),
      { numRuns: 100, seed: 29 },
    );
  });
});
