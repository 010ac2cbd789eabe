import { setImmediate as nextTurn } from "node:timers/promises";
import fc from "fast-check";
import { err, ok } from "neverthrow";
import { afterEach, describe, expect, it } from "vitest";
import type { GrowingRatesAnswer } from "#api/schema.d.ts";
import type { Feature } from "#server/platform/feature.ts";
import type { RateSource } from "#server/rate-sources/rate-source.ts";
import { addShipper, type CredentialHeaders, signInAs, startTestApp, type TestApp } from "#tests/server/support/app.ts";
import { controlledSource, offerOf, offersOf } from "#tests/server/support/controlled-source.ts";
import { freightFeatures, SEARCH } from "#tests/server/support/freight.ts";
import { parsed } from "#tests/server/support/parsed.ts";

let server: TestApp;
let url: string;
let headers: CredentialHeaders;
let requests: { running: number };

const start = (...sources: readonly RateSource[]): Promise<void> => startWith([], sources);

/** A server with these sources only. */
const startWith = async (before: readonly Feature[], sources: readonly RateSource[]): Promise<void> => {
  server = await startTestApp({ features: [...before, ...freightFeatures(() => sources)] });
  await addShipper(server.database);
  headers = await signInAs(server.app);
  url = await server.app.listen({ port: 0, host: "127.0.0.1" });
  const counted = { running: 0 };
  server.app.server.on("request", (_request, response) => {
    counted.running += 1;
    response.once("close", () => (counted.running -= 1));
  });
  requests = counted;
};
afterEach(() => server.close());

interface Answered {
  readonly status: number;
  readonly body: GrowingRatesAnswer;
}

interface Sending {
  readonly body?: object;
  readonly as?: CredentialHeaders;
  readonly signal?: AbortSignal;
}

const send = async (method: string, path: string, { body, as = headers, signal }: Sending = {}): Promise<Answered> => {
  const answer = await fetch(`${url}/api/resource/rates${path}`, {
    method,
    headers: { ...as, ...(body === undefined ? {} : { "content-type": "application/json" }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal === undefined ? {} : { signal }),
  });
  return { status: answer.status, body: parsed(await answer.text()) };
};

const begin = (change: object = {}, sending: Sending = {}) =>
  send("POST", "/searches", { body: { ...SEARCH, ...change }, ...sending });
const next = ({ body: { searchId, position } }: Answered, sending: Sending = {}) =>
  send("GET", `/searches/${searchId}?after=${position}`, sending);
const stop = ({ body: { searchId } }: Answered) => send("DELETE", `/searches/${searchId}`);
const askAgain = ({ body: { searchId } }: Answered, source: string) =>
  send("POST", `/searches/${searchId}/asked-again`, { body: { source } });

const logos = ({ body }: Answered) => body.result[0]?.api?.map(({ logo }) => logo);
const states = ({ body }: Answered) => body.progress.map(({ state }) => state);
const progressOf = ({ body }: Answered, name: string) => body.progress.find((one) => one.name === name);

const REFUSED = { kind: "refused", reason: "409", sentence: "Pelagia has no offer for this route." } as const;

/** Of requests that wait: a poll has one, and so has its time limit. */
const countTimers = (): number => process.getActiveResourcesInfo().filter((kind) => kind === "Timeout").length;

describe("a search whose answer grows", () => {
  it("is answered with the first offers while other sources are being asked, then with what comes in its order", async () => {
    const [pelagia, norrvik] = [controlledSource("Pelagia"), controlledSource("Norrvik Line")];
    await start(pelagia.source, norrvik.source);
    const starting = begin();
    await expect.poll(() => norrvik.asked.length).toBe(1);
    norrvik.asked[0]?.answer(offersOf("Norrvik Line", "n1", "n2"));
    const first = await starting;
    const { searchId } = first.body;
    expect(first).toEqual({
      status: 200,
      body: {
        status: true,
        code: 2000,
        message: "OK",
        answeredAt: "2026-11-20T08:00:00.000Z",
        exchangeRates: expect.objectContaining({ base: "USD" }),
        searchId,
        position: "2",
        isComplete: false,
        removed: [],
        progress: [
          { name: "Pelagia", state: "asking", seconds: 0, offers: 0, reason: null, until: null, pricedAt: null },
          {
            name: "Norrvik Line",
            state: "answered",
            seconds: 0,
            offers: 2,
            reason: null,
            until: null,
            pricedAt: "2026-11-20T08:00:00.000Z",
          },
        ],
        sources: [{ name: "Norrvik Line", outcome: "answered" }],
        result: [
          {
            api: [
              expect.objectContaining({ offerId: `${searchId}.0`, logo: "n1", askedAt: "2026-11-20T08:00:00.000Z" }),
              expect.objectContaining({ offerId: `${searchId}.1`, logo: "n2" }),
            ],
            excel: [],
          },
        ],
      },
    });
    const waiting = next(first);
    server.clock.advance(12_300);
    pelagia.asked[0]?.answer(offersOf("Pelagia", "p1"));
    const second = await waiting;
    expect([
      second.body.position,
      second.body.isComplete,
      logos(second),
      second.body.result[0]?.api?.[0]?.offerId,
    ]).toEqual(["3", true, ["p1"], `${searchId}.2`]);
    expect(progressOf(second, "Pelagia")).toEqual({
      name: "Pelagia",
      state: "answered",
      seconds: 12.3,
      offers: 1,
      reason: null,
      until: null,
      pricedAt: "2026-11-20T08:00:12.300Z",
    });
    expect(logos(await next(second))).toEqual([]);
    expect(logos(await next({ ...first, body: { ...first.body, position: "0" } }))).toEqual(["n1", "n2", "p1"]);
  });

  it("states how long a source that is being asked usually takes, if that was measured", async () => {
    const [slow, unknown] = [controlledSource("Pelagia", { keepMs: 60_000 }), controlledSource("Norrvik Line")];
    const addAnswers: Feature = async ({ database }) => {
      for (const seconds of [17, 18.2, 40])
        await database.db
          .insertInto("sharedAnswer")
          .values({
            key: `Pelagia ${seconds}`,
            source: "Pelagia",
            call: "1",
            isAwaited: 0,
            calledAt: 0,
            askedAt: "2026-11-20T07:00:00.000Z",
            answeredAt: Date.parse("2026-11-20T07:00:00Z") + seconds * 1_000,
            length: 0,
          })
          .execute();
      return [];
    };
    await startWith([addAnswers], [slow.source, unknown.source]);
    const first = await begin();
    expect(first.body.progress.map(({ name, state, usualSeconds }) => [name, state, usualSeconds])).toEqual([
      ["Pelagia", "asking", 18.2],
      ["Norrvik Line", "asking", undefined],
    ]);
    slow.asked[0]?.answer(offersOf("Pelagia", "p1"));
    expect(progressOf(await next(first), "Pelagia")).not.toHaveProperty("usualSeconds");
  });

  it("says of a source that its prices have no rate of exchange, to the shipper and in the log", async () => {
    const [bolivars, dollars] = [controlledSource("Pelagia"), controlledSource("Norrvik Line")];
    await start(bolivars.source, dollars.source);
    const starting = begin();
    await expect.poll(() => dollars.asked.length).toBe(1);
    bolivars.asked[0]?.answer(ok([offerOf("Pelagia", "p1", 980, "VES")]));
    dollars.asked[0]?.answer(offersOf("Norrvik Line", "n1"));
    const { progress } = (await starting).body;
    expect(progress.map(({ name, state, offers, reason }) => [name, state, offers, reason])).toEqual([
      ["Pelagia", "answered", 1, "Pelagia has prices in VES, for which there is no rate of exchange."],
      ["Norrvik Line", "answered", 1, null],
    ]);
    expect(server.logLines.join("")).toContain("its prices in VES have no rate of exchange");
  });

  it("is answered with all prices of the forwarder together, and with kept ones", async () => {
    const [own, live, kept] = [
      controlledSource("Rate sheets", { isInternal: true }),
      controlledSource("Pelagia"),
      controlledSource("Norrvik Line", { keepMs: 60_000 }),
    ];
    await start(own.source, live.source, kept.source);
    const before = begin();
    await expect.poll(() => kept.asked.length).toBe(1);
    kept.asked[0]?.answer(offersOf("Norrvik Line", "kept"));
    own.asked[0]?.answer(offersOf("Rate sheets", "own"));
    expect(logos(await before)?.toSorted()).toEqual(["kept", "own"]);

    const again = begin();
    await expect.poll(() => own.asked.length).toBe(2);
    own.asked[1]?.answer(offersOf("Rate sheets", "own again"));
    expect(logos(await again)?.toSorted()).toEqual(["kept", "own again"]);
  });

  it("is answered after a second if no source has answered, and at once if all have without an offer", async () => {
    const pelagia = controlledSource("Pelagia");
    await start(pelagia.source);
    const before = performance.now();
    const first = await begin();
    const seconds = (performance.now() - before) / 1_000;
    expect([states(first), seconds > 0.99, seconds < 3]).toEqual([["asking"], true, true]);
    const other = begin({ departureDate: "2026-11-22" });
    await expect.poll(() => pelagia.asked.length).toBe(2);
    pelagia.asked[1]?.answer(ok([]));
    expect((await other).body).toMatchObject({ isComplete: true, progress: [{ state: "answered", offers: 0 }] });
  });

  it("states why sources have no offers, and when they are asked again", async () => {
    const failures = {
      Pelagia: REFUSED,
      "Norrvik Line": {
        kind: "used-up",
        reason: "quota",
        sentence: "No more calls today.",
        until: Date.parse("2026-11-21T00:00:00Z") / 60_000,
      },
      Amberline: { kind: "paused", reason: "circuit open", until: Date.parse("2026-11-20T08:01:00Z") / 60_000 },
      Halcyon: { reason: "password is secret" },
    } as const;
    await start(
      ...Object.entries(failures).map(([name, failure]): RateSource => ({ name, quote: async () => err(failure) })),
    );
    const { status, body } = await begin();
    expect([status, body.isComplete, body.errorMessage, body.sources]).toEqual([
      200,
      true,
      "3 of 4 sources did not answer: Norrvik Line, Amberline, Halcyon.",
      [
        { name: "Pelagia", outcome: "answered" },
        { name: "Norrvik Line", outcome: "failed" },
        { name: "Amberline", outcome: "timed-out" },
        { name: "Halcyon", outcome: "failed" },
      ],
    ]);
    const nothing = { seconds: 0, offers: 0, reason: null, until: null, pricedAt: null };
    expect(body.progress).toEqual([
      { ...nothing, name: "Pelagia", state: "refused", reason: "Pelagia has no offer for this route." },
      {
        ...nothing,
        name: "Norrvik Line",
        state: "used-up",
        reason: "No more calls today.",
        until: "2026-11-21T00:00:00.000Z",
      },
      { ...nothing, name: "Amberline", state: "paused", until: "2026-11-20T08:01:00.000Z" },
      { ...nothing, name: "Halcyon", state: "failed" },
    ]);
    expect(server.logLines.join("")).toContain("password is secret");
  });

  it("waits for a source as long as its budget, and the next equal search has the late answer with its age", async () => {
    const pelagia = controlledSource("Pelagia", { budgetMs: 5, keepMs: 300_000 });
    await start(pelagia.source);
    const first = await begin();
    expect([states(first), first.body.isComplete]).toEqual([["late"], true]);
    server.clock.advance(20_000);
    pelagia.asked[0]?.answer(offersOf("Pelagia", "p1"));
    await expect.poll(async () => states(await begin())).toEqual(["answered"]);
    server.clock.advance(60_000);
    const second = await begin();
    expect(second.body.progress).toEqual([
      {
        name: "Pelagia",
        state: "answered",
        seconds: null,
        offers: 1,
        reason: null,
        until: null,
        pricedAt: "2026-11-20T08:00:20.000Z",
      },
    ]);
    expect(second.body.result[0]?.api?.[0]).toMatchObject({ logo: "p1", askedAt: "2026-11-20T08:00:00.000Z" });
    expect(pelagia.asked).toHaveLength(1);
  });

  it("has every offer stored before it is answered, and each can be booked", async () => {
    const [pelagia, norrvik] = [controlledSource("Pelagia"), controlledSource("Norrvik Line")];
    await start(pelagia.source, norrvik.source);
    const starting = begin();
    await expect.poll(() => norrvik.asked.length).toBe(1);
    norrvik.asked[0]?.answer(offersOf("Norrvik Line", "n1"));
    const first = await starting;
    pelagia.asked[0]?.answer(offersOf("Pelagia", "p1"));
    const offers = [first, await next(first)].flatMap(({ body }) => body.result[0]?.api ?? []);
    const booked = await Promise.all(
      offers.map(({ offerId, providerName }) =>
        send("PUT", "/spot-on", {
          body: { offerId, providerName, routing: null, arrivalDate: null, departureDate: null },
        }),
      ),
    );
    expect(booked.map(({ status }) => status)).toEqual([200, 200]);
    const rows = await server.database.db
      .selectFrom("quotation")
      .select("providerName")
      .orderBy("providerName")
      .execute();
    expect(rows).toEqual([{ providerName: "Norrvik Line" }, { providerName: "Pelagia" }]);
    expect(await server.database.db.selectFrom("quotedSearch").select("id").execute()).toHaveLength(1);
    expect(await server.database.db.selectFrom("lastSearch").select("accountId").execute()).toHaveLength(1);
  });

  it("asks no source any further when it is stopped", async () => {
    const [pelagia, norrvik] = [controlledSource("Pelagia"), controlledSource("Norrvik Line")];
    await start(pelagia.source, norrvik.source);
    const starting = begin();
    await expect.poll(() => norrvik.asked.length).toBe(1);
    norrvik.asked[0]?.answer(offersOf("Norrvik Line", "n1"));
    const first = await starting;
    const waiting = next(first);
    const stopped = await stop(first);
    expect([stopped.body.message, stopped.body.isComplete, states(stopped), logos(stopped)]).toEqual([
      "Search stopped",
      true,
      ["stopped", "answered"],
      [],
    ]);
    expect(states(await waiting)).toEqual(["stopped", "answered"]);
    expect(pelagia.asked[0]?.signal.aborted).toBe(true);
  });

  it("asks one source again, whose new answer takes the place of its offers", async () => {
    const [pelagia, norrvik] = [controlledSource("Pelagia", { keepMs: 300_000 }), controlledSource("Norrvik Line")];
    await start(pelagia.source, norrvik.source);
    const starting = begin();
    await expect.poll(() => norrvik.asked.length).toBe(1);
    const soldOut = (providerName: string, logo: string) => ({
      ...offerOf(providerName, logo),
      refusal: "Sold-out",
    });
    norrvik.asked[0]?.answer(ok([soldOut("Norrvik Line", "n1")]));
    const first = await starting;
    pelagia.asked[0]?.answer(ok([offerOf("Pelagia", "p1"), soldOut("Pelagia", "p2")]));
    const second = await next(first);
    const { searchId } = first.body;
    server.clock.advance(60_000);
    const again = await askAgain(second, "Pelagia");
    expect([again.body.isComplete, states(again), progressOf(again, "Pelagia")?.offers, logos(again)]).toEqual([
      false,
      ["asking", "answered"],
      2,
      [],
    ]);
    await expect.poll(() => pelagia.asked.length).toBe(2);
    pelagia.asked[1]?.answer(offersOf("Pelagia", "p3"));
    const third = await next(again);
    expect([third.body.removed, logos(third), third.body.result[0]?.api?.map(({ offerId }) => offerId)]).toEqual([
      [`${searchId}.1`, "Sold-out"],
      ["n1", "p3"],
      ["Sold-out", `${searchId}.3`],
    ]);
    expect(third.body.result[0]?.api?.[1]?.askedAt).toBe("2026-11-20T08:01:00.000Z");
    expect((await askAgain(third, "Kestrel")).status).toBe(422);
  });

  it("keeps the offers of a source that fails when it is asked again", async () => {
    const pelagia = controlledSource("Pelagia");
    await start(pelagia.source);
    const starting = begin();
    await expect.poll(() => pelagia.asked.length).toBe(1);
    pelagia.asked[0]?.answer(offersOf("Pelagia", "p1"));
    const again = await askAgain(await starting, "Pelagia");
    pelagia.asked[1]?.answer(err({ reason: "500" }));
    const failed = await next(again);
    expect([failed.body.removed, progressOf(failed, "Pelagia")]).toEqual([
      [],
      { name: "Pelagia", state: "failed", seconds: 0, offers: 1, reason: null, until: null, pricedAt: null },
    ]);
  });

  it("does not ask a source again that is paused until later", async () => {
    const quote = async () =>
      err({ kind: "used-up", reason: "quota", until: Date.parse("2026-11-20T09:00:00Z") / 60_000 } as const);
    let asked = 0;
    await start({ name: "Pelagia", quote: async () => (asked++, quote()) });
    const first = await begin();
    expect(states(await askAgain(first, "Pelagia"))).toEqual(["used-up"]);
    expect(asked).toBe(1);
    server.clock.advance(3_600_000);
    expect((await askAgain(first, "Pelagia")).status).toBe(200);
    expect(asked).toBe(2);
  });

  it("ends the oldest search of an account that has more than a hundred", async () => {
    await start({ name: "Pelagia", quote: async () => ok([]) });
    const first = await begin();
    for (let count = 0; count < 99; count += 1) await begin();
    expect((await next(first)).status).toBe(200);
    await begin();
    expect((await next(first)).status).toBe(404);
  });

  it("ends after an hour", async () => {
    await start({ name: "Pelagia", quote: async () => ok([]) });
    const first = await begin();
    server.clock.advance(3_600_000);
    await begin();
    expect((await next(first)).status).toBe(200);
    server.clock.advance(1);
    await begin();
    expect((await next(first)).status).toBe(404);
  });

  it("answers fifty searches at once as fast as their sources, whatever another source does", async () => {
    const [pelagia, norrvik] = [controlledSource("Pelagia"), controlledSource("Norrvik Line")];
    await start(pelagia.source, norrvik.source);
    const searches = Array.from({ length: 50 }, (_, index) =>
      begin({
        requestedEquipments: [{ equipmentGroupIsoCode: "20GP", numberOfContainers: index + 1, weightPerContainer: 0 }],
      }),
    );
    await expect.poll(() => norrvik.asked.length).toBe(50);
    for (const [index, { answer }] of norrvik.asked.entries()) answer(offersOf("Norrvik Line", String(index)));
    /* On a machine that is busy, a search may be answered after its second before its source has. */
    const first = await Promise.all(searches);
    const answers = await Promise.all(first.map(async (one) => (logos(one)?.length === 0 ? next(one) : one)));
    expect(new Set(answers.map((one) => JSON.stringify([states(one), logos(one)?.length])))).toEqual(
      new Set([JSON.stringify([["asking", "answered"], 1])]),
    );
    expect(new Set(answers.flatMap(logos)).size).toBe(50);
  });

  it("belongs to its account, and is unknown to others", async () => {
    await start(controlledSource("Pelagia").source);
    await addShipper(server.database, "ravi@menon.example");
    const other = await signInAs(server.app, "ravi@menon.example");
    const first = await begin();
    const { searchId } = first.body;
    const answers = await Promise.all([
      next(first, { as: other }),
      send("DELETE", `/searches/${searchId}`, { as: other }),
      send("POST", `/searches/${searchId}/asked-again`, { as: other, body: { source: "Pelagia" } }),
      send("GET", "/searches/unknown?after=1"),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect((await send("GET", `/searches/${searchId}?after=99`)).status).toBe(400);
  });

  it("asks a source once for two equal searches of two accounts, each with offers of its own", async () => {
    const pelagia = controlledSource("Pelagia");
    await start(pelagia.source);
    await addShipper(server.database, "ravi@menon.example");
    const other = await signInAs(server.app, "ravi@menon.example");
    const both = [begin(), begin({}, { as: other })];
    const [first, second] = await Promise.all(both);
    pelagia.asked[0]?.answer(offersOf("Pelagia", "p1"));
    if (first === undefined || second === undefined) throw new Error("Two searches were begun.");
    const found = [await next(first), await next(second, { as: other })];
    expect(found.map(logos)).toEqual([["p1"], ["p1"]]);
    expect(new Set(found.map(({ body }) => body.result[0]?.api?.[0]?.offerId)).size).toBe(2);
    expect(pelagia.asked).toHaveLength(1);
  });

  it("goes on after its client has gone away, and holds no request open", async () => {
    const pelagia = controlledSource("Pelagia");
    await start(pelagia.source);
    const first = await begin();
    const before = countTimers();
    const leaving = new AbortController();
    const left = next(first, { signal: leaving.signal }).catch(() => "left");
    await expect.poll(() => requests.running).toBe(1);
    expect(countTimers()).toBeGreaterThan(before);
    const leavingAt = performance.now();
    leaving.abort();
    expect(await left).toBe("left");
    while (countTimers() > before) await nextTurn();
    expect(performance.now() - leavingAt).toBeLessThan(10_000);
    pelagia.asked[0]?.answer(offersOf("Pelagia", "p1"));
    expect(logos(await next(first))).toEqual(["p1"]);
  });

  it("is answered at once when the server stops", async () => {
    const pelagia = controlledSource("Pelagia", { keepMs: 300_000 });
    await start(pelagia.source);
    const first = await begin();
    const waiting = next(first);
    const before = performance.now();
    await expect.poll(() => requests.running).toBe(1);
    const closing = server.app.close();
    expect(states(await waiting)).toEqual(["asking"]);
    await closing;
    expect(performance.now() - before).toBeLessThan(5_000);
    expect(pelagia.asked[0]?.signal.aborted).toBe(true);
  });
});

type Group = NonNullable<GrowingRatesAnswer["result"][number]>;
const texts = ({ api = [], excel = [] }: Group): readonly string[] => [
  ...api.map(({ offerId: _, ...offer }) => JSON.stringify(offer)),
  ...excel.map(({ _id: _, ...line }) => JSON.stringify(line)),
];

it("has the offers of the answer that does not grow, whatever the order in which sources answer", async () => {
  const names = ["Pelagia", "Norrvik Line", "Amberline", "Halcyon"];
  const sources = names.map((name) => controlledSource(name));
  await start(...sources.map(({ source }) => source));
  const answers = [offersOf("Pelagia", "p1", "p2"), err(REFUSED), offersOf("Amberline", "a1"), ok([])];
  const answerIn = (order: readonly number[]) => async (): Promise<void> => {
    for (const index of order) {
      const answer = answers[index];
      if (answer !== undefined) sources[index]?.asked.at(-1)?.answer(answer);
      await nextTurn();
    }
  };
  const asked = (): number => sources.reduce((sum, one) => sum + one.asked.length, 0);
  let day = 21;
  const searchOnce = async (departureDate: string) => {
    const before = asked();
    const whole = send("POST", "/spot-on", { body: { ...SEARCH, departureDate } });
    await expect.poll(asked).toBe(before + names.length);
    await answerIn([0, 1, 2, 3])();
    return (await whole).body.result.flatMap(texts);
  };
  await fc.assert(
    fc.asyncProperty(fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 }), async (order) => {
      const departureDate = `2026-11-${day}`;
      const whole = await searchOnce(departureDate);
      const before = asked();
      const starting = begin({ departureDate });
      await expect.poll(asked).toBe(before + names.length);
      void answerIn(order)();
      const parts = [await starting];
      for (let last = parts.at(-1); last !== undefined && !last.body.isComplete; last = parts.at(-1))
        parts.push(await next(last));
      const found = parts.flatMap(({ body }) => body.result.flatMap(texts));
      expect(found.toSorted()).toEqual(whole.toSorted());
      expect(found).toHaveLength(3);
      expect(states(parts.at(-1) ?? (await starting))).toEqual(["answered", "refused", "answered", "answered"]);
      day = day === 29 ? 21 : day + 1;
    }),
    { numRuns: 24, seed: 29 },
  );
});
