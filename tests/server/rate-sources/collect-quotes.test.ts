import { err, ok, type Result } from "neverthrow";
import { describe, expect, it, vi } from "vitest";
import { collectQuotes } from "#server/rate-sources/collect-quotes.ts";
import { type CircuitBreaker, circuitBreaker } from "#server/rate-sources/circuit-breaker.ts";
import type { QuotedOffer, RateRequest, RateSource, SourceFailure } from "#server/rate-sources/rate-source.ts";
import { createCallStore } from "#server/rate-sources/running-calls.ts";
import { createSourceCalls } from "#server/rate-sources/source-calls.ts";
import { toWarning } from "#server/modules/rates/presenter.ts";
import { quotedOffer } from "../support/quoted.ts";

const request: RateRequest = {
  origin: { place: null, port: null, service: "Ramp" },
  destination: { place: null, port: null, service: "Ramp" },
  containers: [],
  ready: "2026-11-20",
  originToday: "2026-11-20",
  today: "2026-11-20",
  askedAt: "2026-11-20T08:00:00.000Z",
  now: Date.parse("2026-11-20T08:00:00Z") / 60_000,
  cooling: null,
};
const offer = quotedOffer({
  providerName: "Norrvik Line",
  instantConfirmation: false,
  validityZone: "Asia/Kolkata",
  quoteLine: {},
});
const FOUND = { quoted: offer, askedAt: "2026-11-20T08:00:00.000Z", source: "Norrvik Line" };
const callsWith = (breaker: CircuitBreaker) =>
  createSourceCalls({ clock: () => 0, store: createCallStore(), breaker, measure: null });
const withLogo = (logo: string): QuotedOffer => ({ ...offer, offer: { ...offer.offer, logo } });
/** An offer whose source keeps no types. */
const changed = (changes: object) => ({ ...offer, offer: { ...offer.offer, ...changes } });

const answers: RateSource = { name: "Norrvik Line", quote: async () => ok([offer]) };
/** What a source that keeps no types answers. */
const untyped = (answer: unknown): Result<readonly QuotedOffer[], SourceFailure> => {
  const held: object = { answer };
  return Reflect.get(held, "answer");
};

const CIRCLE: { self?: object } = {};
CIRCLE.self = CIRCLE;

const refuses: RateSource = { name: "Pelagia", quote: async () => err({ reason: "tariff closed" }) };
const throws: RateSource = {
  name: "Amberline",
  quote: async () => {
    throw new Error("no connection");
  },
};

describe("collecting quotes from rate sources", () => {
  it("loses only the offers of those that fail, and names them", async () => {
    const asked = await collectQuotes([answers, refuses, throws], request, 1_000);
    expect(asked).toEqual({
      offers: [FOUND],
      sources: [
        { name: "Norrvik Line", outcome: "answered" },
        { name: "Pelagia", outcome: "failed" },
        { name: "Amberline", outcome: "failed" },
      ],
      reasons: [
        { source: "Pelagia", reason: "tariff closed" },
        { source: "Amberline", reason: "no connection" },
      ],
    });
    expect(toWarning(asked)).toBe("2 of 3 sources did not answer: Pelagia, Amberline.");
  });

  it("asks all sources at the same time, and aborts late ones", async () => {
    const started: string[] = [];
    let aborted = false;
    const late = (name: string): RateSource => ({
      name,
      quote: (_request, signal) => {
        started.push(name);
        return new Promise(() => {
          signal.addEventListener("abort", () => {
            aborted = true;
          });
        });
      },
    });
    const asked = await collectQuotes([late("Halcyon Ocean"), answers, late("Kestrel Container")], request, 20);
    expect(started).toEqual(["Halcyon Ocean", "Kestrel Container"]);
    expect(asked.offers).toEqual([FOUND]);
    expect(asked.sources.map(({ outcome }) => outcome)).toEqual(["timed-out", "answered", "timed-out"]);
    expect(aborted).toBe(true);
  });

  it.each<[string, unknown, string]>([
    ["null", null, "its answer is no result"],
    ["a list without a result", [offer], "its answer is no result"],
    ["a result without a list", ok(null), "its answer is no list"],
    ["a failure without a reason", err(null), "undefined"],
    ["a list of null", ok([null]), "no usable offer: it is no object"],
    ["a list of nothing", ok(Array.from({ length: 2 })), "no usable offer: it is no object"],
    [
      "an offer with a circle",
      ok([changed({ transitTime: CIRCLE })]),
      "no usable offer: its offer is not of the type that its kind needs",
    ],
    ["an offer of undefined", ok([{ ...offer, offer: undefined }]), "no usable offer: its offer is no object"],
    [
      "an offer without legs and prices",
      ok([{ ...offer, offer: { providerName: "x" } }]),
      "no usable offer: its offer is not of the type that its kind needs",
    ],
    [
      "a sheet offer without charges",
      ok([{ ...offer, kind: "excel" }]),
      "no usable offer: it cannot be read: charges: nothing is not an object",
    ],
    ["an unknown kind", ok([{ ...offer, kind: "video" }]), "no usable offer: its kind is unknown"],
    [
      "an offer without a provider",
      ok([changed({ providerName: undefined })]),
      "no usable offer: it cannot be read: providerName: nothing is not a text",
    ],
    ["a refusal that is no text", ok([{ ...offer, refusal: {} }]), "no usable offer: its refusal is no short text"],
    ["a field of 10 MB", ok([withLogo("x".repeat(10_000_000))]), "no usable offer: it is too long"],
  ])("loses only the offers of a source that answers %s", async (_what, answer, reason) => {
    const misbehaves: RateSource = { name: "Pelagia", quote: async () => untyped(answer) };
    const asked = await collectQuotes([misbehaves, answers], request, 30_000);
    expect(asked).toEqual({
      offers: [FOUND],
      sources: [
        { name: "Pelagia", outcome: "failed" },
        { name: "Norrvik Line", outcome: "answered" },
      ],
      reasons: [{ source: "Pelagia", reason }],
    });
  });

  it("keeps the valid offers of a list, without duplicates and foreign ids", async () => {
    const withIds = changed({ id: "x", offerId: "y", askedAt: "2026-11-20T08:00:00.000Z" });
    const list = [null, offer, withIds, ...Array.from({ length: 1_000 }, () => ({ ...offer }))];
    const asked = await collectQuotes([{ name: "Pelagia", quote: async () => untyped(ok(list)) }], request, 30_000);
    expect(asked).toEqual({
      offers: [{ ...FOUND, source: "Pelagia" }],
      sources: [{ name: "Pelagia", outcome: "answered" }],
      reasons: [{ source: "Pelagia", reason: "an offer is left out: it is no object" }],
    });
  });

  it("reads at most 200 different offers of a source, and a megabyte", async () => {
    const many = Array.from({ length: 300 }, (_, at) => withLogo(`${at}`));
    const long = Array.from({ length: 300 }, (_, at) => withLogo(`${at} ${"x".repeat(60_000)}`));
    const of = (list: readonly QuotedOffer[]): RateSource => ({ name: "Pelagia", quote: async () => ok(list) });
    expect((await collectQuotes([of(many)], request, 30_000)).offers).toHaveLength(200);
    const asked = await collectQuotes([of(long)], request, 30_000);
    expect(asked.offers).toHaveLength(18);
    expect(asked.reasons).toEqual([
      { source: "Pelagia", reason: "an offer is left out: it has more offers than are read" },
    ]);
  });

  it("does not validate offers of internal sources", async () => {
    const internal: RateSource = { ...answers, isInternal: true };
    const quotes = await collectQuotes([internal], request, 30_000);
    expect(quotes.offers[0]?.quoted).toBe(offer);
  });

  it("counts a carrier that refuses as answered", async () => {
    const refused: RateSource = {
      name: "Pelagia",
      quote: async () => err({ kind: "refused", reason: "409", sentence: "Pelagia has no offer for this route." }),
    };
    const asked = await collectQuotes([answers, refused], request, 30_000);
    expect(asked.sources).toEqual([
      { name: "Norrvik Line", outcome: "answered" },
      { name: "Pelagia", outcome: "answered" },
    ]);
    expect(asked.reasons).toEqual([{ source: "Pelagia", reason: "409" }]);
  });

  it("warns of nothing when all have answered", () => {
    expect(toWarning({ sources: [{ name: "Norrvik Line", outcome: "answered" }] })).toBeNull();
  });
});

describe("a source that hangs", () => {
  /** A source whose answers the test sends; how often it was asked. */
  const controlled = () => {
    const asked: ((answer: Result<readonly QuotedOffer[], SourceFailure>) => void)[] = [];
    const source: RateSource = {
      name: "Pelagia",
      quote: () => new Promise((resolve) => void asked.push(resolve)),
    };
    return { source, asked };
  };
  const opened = async () => {
    let now = 0;
    const breaker = circuitBreaker(() => now);
    const calls = callsWith(breaker);
    const { source, asked } = controlled();
    const search = (deadlineMs: number, ...others: readonly RateSource[]) =>
      collectQuotes([source, ...others], request, deadlineMs, calls);
    for (let time = 0; time < 3; time++) await search(1, answers);
    const advance = (ms: number): void => {
      now += ms;
    };
    return { breaker, asked, search, advance };
  };
  const TIMED_OUT = [
    { name: "Pelagia", outcome: "timed-out" },
    { name: "Norrvik Line", outcome: "answered" },
  ];

  it("is skipped after three requests, and delays nobody", async () => {
    const { breaker, asked, search } = await opened();
    expect([...breaker.states()]).toEqual([
      ["Pelagia", "open"],
      ["Norrvik Line", "closed"],
    ]);
    const found = await search(3_600_000, answers);
    expect(asked).toHaveLength(3);
    expect(found.sources).toEqual(TIMED_OUT);
    expect(found.reasons).toEqual([{ source: "Pelagia", reason: "not asked: it has failed repeatedly" }]);
  });

  it("is probed once after a pause without delaying a search, and takes part again after an answer", async () => {
    const { breaker, asked, search, advance } = await opened();
    advance(14_999);
    expect(breaker.states().get("Pelagia")).toBe("open");
    advance(1);
    expect(breaker.states().get("Pelagia")).toBe("half-open");
    const [first, second] = await Promise.all([search(3_600_000, answers), search(3_600_000, answers)]);
    expect([first.sources, second.sources, asked.length]).toEqual([TIMED_OUT, TIMED_OUT, 4]);
    asked[3]?.(ok([offer]));
    await expect.poll(() => breaker.states().get("Pelagia")).toBe("closed");
    const third = search(3_600_000, answers);
    asked[4]?.(ok([{ ...offer, refusal: "Sold-out" }]));
    expect((await third).offers.map(({ quoted }) => quoted.refusal)).toEqual(["Sold-out", null]);
  });

  it("is skipped for another pause when the request after the pause hangs too", async () => {
    const { breaker, asked, search, advance } = await opened();
    advance(15_000);
    await search(1, answers);
    await expect.poll(() => breaker.states().get("Pelagia")).toBe("open");
    expect((await search(3_600_000, answers)).sources).toEqual(TIMED_OUT);
    expect(asked).toHaveLength(4);
  });

  it("is awaited if it is the only source after the pause", async () => {
    const { asked, search, advance } = await opened();
    advance(15_000);
    const only = search(3_600_000);
    asked[3]?.(ok([offer]));
    expect((await only).sources).toEqual([{ name: "Pelagia", outcome: "answered" }]);
  });

  it("is not paused if it fails immediately", async () => {
    const breaker = circuitBreaker(() => 0);
    const calls = callsWith(breaker);
    for (let time = 0; time < 5; time++) await collectQuotes([refuses, throws], request, 1_000, calls);
    expect([...breaker.states().values()]).toEqual(["closed", "closed"]);
  });
});

describe("a source that is out", () => {
  type Ended = Result<readonly QuotedOffer[], SourceFailure>;
  const fail = (cause: SourceFailure["cause"]): Ended =>
    err({ reason: "it failed", ...(cause === undefined ? {} : { cause }) });
  const FAULT = fail("fault");
  const NO_OFFER: Ended = err({ kind: "refused", reason: "409", sentence: "Pelagia has no offer for this route." });

  /** A source that ends each request at once with what the test has set. */
  const open = (options: Pick<RateSource, "isInternal"> = {}) => {
    let [now, asked] = [0, 0];
    let ended = FAULT;
    const hangs: string[] = [];
    const breaker = circuitBreaker(
      () => now,
      (name) => void hangs.push(name),
    );
    const calls = callsWith(breaker);
    const source: RateSource = {
      name: "Pelagia",
      ...options,
      quote: async () => {
        asked += 1;
        return ended;
      },
    };
    const search = async (answer: Ended = FAULT) => {
      ended = answer;
      return collectQuotes([source], request, 1_000, calls);
    };
    return {
      search,
      hangs,
      countAsked: () => asked,
      state: () => breaker.states().get("Pelagia"),
      advance: (seconds: number) => {
        now += seconds * 1_000;
      },
    };
  };

  it.each(["fault", "unreachable", "access"] as const)(
    "is paused after three failures at once whose cause is %s, and is answered for as one that hangs",
    async (cause) => {
      const { search, countAsked, state, hangs } = open();
      for (let time = 0; time < 2; time++) await search(fail(cause));
      expect(state()).toBe("closed");
      for (let time = 0; time < 8; time++) await search(fail(cause));
      expect([countAsked(), state(), hangs]).toEqual([3, "open", []]);
      expect(await search()).toEqual({
        offers: [],
        sources: [{ name: "Pelagia", outcome: "timed-out" }],
        reasons: [{ source: "Pelagia", reason: "not asked: it has failed repeatedly" }],
      });
    },
  );

  it.each(["unreadable", "not-accepted", "other", undefined] as const)(
    "is not paused for failures of single requests, such as %s",
    async (cause) => {
      const { search, state } = open();
      for (let time = 0; time < 5; time++) await search(fail(cause));
      expect(state()).toBe("closed");
    },
  );

  it.each([
    ["not-accepted", "closed"],
    ["unreadable", "open"],
    ["no-answer", "open"],
    [undefined, "open"],
  ] as const)("that fails slowly, by %s, is %s after three failures", async (cause, expected) => {
    let moment = 0;
    const clock = vi.spyOn(performance, "now").mockImplementation(() => (moment += 2_000));
    const { search, state } = open();
    for (let time = 0; time < 3; time++) await search(fail(cause));
    clock.mockRestore();
    expect(state()).toBe(expected);
  });

  it("is not paused if it is internal", async () => {
    const { search, state } = open({ isInternal: true });
    for (let time = 0; time < 5; time++) await search();
    expect(state()).toBe("closed");
  });

  it("is not paused while it answers in between, also without an offer, or refuses all routes", async () => {
    const { search, state } = open();
    for (const answer of [FAULT, FAULT, NO_OFFER, FAULT, FAULT, ok([offer]), FAULT, FAULT]) await search(answer);
    for (let time = 0; time < 5; time++) await search(NO_OFFER);
    expect(state()).toBe("closed");
  });

  it("is asked once after 15 seconds, then after twice as long each time, and at the latest after five minutes", async () => {
    const { search, countAsked, advance, state } = open();
    for (let time = 0; time < 3; time++) await search();
    for (const seconds of [15, 30, 60, 120, 240, 300, 300]) {
      const before = countAsked();
      advance(seconds - 1);
      await search();
      expect([seconds, countAsked() - before]).toEqual([seconds, 0]);
      advance(1);
      await search();
      await search();
      expect([seconds, countAsked() - before]).toEqual([seconds, 1]);
    }
    advance(300);
    expect((await search(ok([offer]))).sources).toEqual([{ name: "Pelagia", outcome: "answered" }]);
    expect(state()).toBe("closed");
    for (let time = 0; time < 3; time++) await search();
    advance(15);
    expect(state()).toBe("half-open");
  });
});
