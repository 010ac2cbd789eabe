import { err } from "neverthrow";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { authoriseByHeaders, authoriseBySignature, authoriseByToken } from "#server/connectors/kit/authorise.ts";
import type { CallRecord } from "#server/connectors/kit/call-records.ts";
import { type CarrierCall, type CarrierSettings, createCarrierClient } from "#server/connectors/kit/carrier-client.ts";
import { openTestDatabase, sqlitePlace } from "#tests/server/support/database.ts";
import { type Answer, type ReceivedCall, startCarrier } from "../support/carrier-server.ts";

const SEARCH: CarrierCall = {
  operation: "search",
  method: "POST",
  path: "/prices",
  body: { from: "INNSA" },
  isRepeatable: true,
  answers: [200, 409],
};
const OFFERS: Answer = { body: `{"offers":[1]}` };
const KEYS = authoriseByHeaders({ "x-key": "key-of-the-forwarder" });

describe("a client of a carrier", () => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>;
  let now = 0;
  const records: Omit<CallRecord, "seconds">[] = [];
  const pauses: number[] = [];
  let whilePaused = async (): Promise<unknown> => undefined;
  const stops: (() => void)[] = [];

  beforeEach(async () => {
    now = Date.parse("2026-11-20T08:00:00.000Z");
    records.length = 0;
    pauses.length = 0;
    whilePaused = async () => undefined;
    database = await openTestDatabase(sqlitePlace);
  });
  afterEach(async () => {
    for (const stop of stops.splice(0)) stop();
    await database.remove();
  });

  const open = async (
    answerTo: (call: ReceivedCall, at: number) => Answer,
    authorise = KEYS,
    settings: Partial<CarrierSettings> = {},
  ) => {
    const carrier = await startCarrier(answerTo);
    stops.push(carrier.stop);
    const client = createCarrierClient(
      {
        name: "Norrvik Line",
        baseUrl: carrier.url,
        timeoutMs: 5_000,
        allowances: [{ calls: 10, spanMs: 60_000 }],
        maxConcurrent: 5,
        billed: [200, 400],
        ...settings,
      },
      authorise,
      {
        db: database.db,
        clock: () => now,
        record: ({ seconds: _, ...record }) => records.push(record),
        pause: async (ms) => {
          pauses.push(ms);
          await whilePaused();
        },
      },
    );
    const call = async (given: Partial<CarrierCall> = {}, signal = new AbortController().signal) =>
      client.call({ ...SEARCH, ...given }, signal).map(({ status, body }) => ({ status, body }));
    const callAll = (operations: readonly string[]) =>
      client
        .callAll(
          operations.map((operation) => ({ ...SEARCH, operation, path: `/${operation}` })),
          new AbortController().signal,
        )
        .map((answers) => answers.map(({ body }) => body));
    return { carrier, call, callAll };
  };

  it("sends keys, type and body, answers status and JSON, and records the call without them", async () => {
    const { carrier, call } = await open(() => OFFERS);
    expect((await call())._unsafeUnwrap()).toEqual({ status: 200, body: { offers: [1] } });
    const [{ method, path, headers, body } = { method: "", path: "", headers: {}, body: "" }] = carrier.calls;
    expect([method, path, headers["x-key"], headers["content-type"], body]).toEqual([
      "POST",
      "/prices",
      "key-of-the-forwarder",
      "application/json",
      `{"from":"INNSA"}`,
    ]);
    expect(records).toEqual([{ source: "Norrvik Line", operation: "search", outcome: "200", isBilled: true }]);
  });

  it("repeats a call that may be repeated once after a fault of the carrier, and no other", async () => {
    const { carrier, call } = await open((_, at) => (at === 0 ? { status: 503 } : OFFERS));
    expect((await call())._unsafeUnwrap().status).toBe(200);
    expect([carrier.calls.length, pauses]).toEqual([2, [500]]);

    const failing = await open(() => ({ status: 500 }));
    expect(await failing.call({ isRepeatable: false })).toEqual(
      err({
        reason: "it answered with status 500",
        cause: "fault",
        sentence: "Norrvik Line has a fault at the moment.",
      }),
    );
    expect(failing.carrier.calls).toHaveLength(1);
  });

  it("repeats no call while the carrier fails since the call before, and again once it has answered", async () => {
    let status = 503;
    const { carrier, call } = await open(() => ({ status, body: "{}" }), KEYS, {
      allowances: [{ calls: 20, spanMs: 3_600_000 }],
    });
    const count = async () => {
      const before = carrier.calls.length;
      await call();
      return carrier.calls.length - before;
    };
    expect([await count(), await count(), await count()]).toEqual([2, 1, 1]);
    status = 409;
    expect(await count()).toBe(1);
    status = 503;
    expect([await count(), await count()]).toEqual([2, 1]);
    const gone = await open(() => OFFERS, KEYS, { name: "Pelagia" });
    gone.carrier.stop();
    records.length = 0;
    for (const isRepeatable of [true, true, false]) {
      await gone.call({ isRepeatable });
      expect(new Set(records.map(({ outcome }) => outcome))).toEqual(new Set(["unreachable"]));
    }
    expect(records).toHaveLength(2 + 1 + 2);
  });

  it("repeats no call without an answer that may be billed, and one of a carrier that bills nothing", async () => {
    const cut: Answer = (response) => response.destroy();
    const billed = await open((_, at) => (at === 0 ? cut : OFFERS));
    expect((await billed.call())._unsafeUnwrapErr().reason).toBe("its connection ended before its answer");
    expect([billed.carrier.calls.length, pauses]).toEqual([1, []]);

    const within = await open(() => (response) => {
      response.writeHead(200, { "content-length": "100" });
      response.write("{", () => response.destroy());
    });
    expect((await within.call())._unsafeUnwrapErr().reason).toBe("its connection ended before its answer");
    expect(within.carrier.calls).toHaveLength(1);

    const free = await open((_, at) => (at === 0 ? cut : OFFERS), KEYS, { billed: [] });
    expect((await free.call())._unsafeUnwrap().status).toBe(200);
    expect(free.carrier.calls).toHaveLength(2);
  });

  it("repeats any call of which nothing was sent", async () => {
    const { carrier, call } = await open(() => OFFERS);
    carrier.stop();
    expect((await call({ isRepeatable: false }))._unsafeUnwrapErr().reason).toBe("it cannot be reached");
    expect([records.map(({ outcome }) => outcome), pauses]).toEqual([["unreachable", "unreachable"], [500]]);
  });

  it("repeats no fault that is billed", async () => {
    const { carrier, call } = await open(() => ({ status: 500 }), KEYS, { billed: [200, 500] });
    expect((await call()).isErr()).toBe(true);
    expect(carrier.calls).toHaveLength(1);
  });

  it("makes several calls apart, and answers them in their order", async () => {
    const { carrier, callAll } = await open(({ path }) => ({ body: JSON.stringify(path) }), KEYS, {
      allowances: [{ calls: 1, spanMs: 1_000 }],
      maxWaitMs: 5_000,
    });
    expect((await callAll(["one", "two", "three"]))._unsafeUnwrap()).toEqual(["/one", "/two", "/three"]);
    expect([carrier.calls.length, pauses]).toEqual([3, [2_000, 4_000]]);
    expect((await callAll(["four"]))._unsafeUnwrapErr().kind).toBe("used-up");
    expect(carrier.calls).toHaveLength(3);
  });

  it("makes none of several calls where not all of them are allowed", async () => {
    const { carrier, callAll } = await open(() => OFFERS, KEYS, { allowances: [{ calls: 2, spanMs: 60_000 }] });
    expect((await callAll(["one", "two", "three"]))._unsafeUnwrapErr().kind).toBe("used-up");
    expect(carrier.calls).toEqual([]);
    expect((await callAll(["one", "two"])).isOk()).toBe(true);
  });

  it("ends several calls with the first failure", async () => {
    const { callAll } = await open(({ path }) => (path === "/two" ? { status: 404 } : () => undefined));
    expect(await callAll(["one", "two", "three"])).toEqual(
      err({
        reason: "it answered with status 404",
        cause: "not-accepted",
        sentence: "Norrvik Line did not accept the question.",
      }),
    );
  });

  it("gives an answer that a carrier means, such as a 409, to its connector", async () => {
    const { call } = await open(() => ({ status: 409, body: `{"reason":"CAPACITY"}` }));
    expect((await call())._unsafeUnwrap()).toEqual({ status: 409, body: { reason: "CAPACITY" } });
  });

  it.each<[string, Answer, string, string, string]>([
    [
      "a page of a sign-in",
      { body: "<html>" },
      "its answer is no JSON",
      "unreadable",
      "gave an answer that cannot be read.",
    ],
    [
      "a redirect",
      { status: 302, headers: { location: "http://127.0.0.1:9/" } },
      "it answered with a redirect, which is not followed",
      "unreadable",
      "gave an answer that cannot be read.",
    ],
    [
      "more than 5 MB",
      { body: `"${"x".repeat(6_000_000)}"` },
      "its answer is longer than 5 MB",
      "unreadable",
      "gave an answer that cannot be read.",
    ],
    [
      "a refused key",
      { status: 403 },
      "it answered with status 403: it does not accept our access",
      "access",
      "does not accept our access at the moment.",
    ],
    [
      "a refused request",
      { status: 422 },
      "it answered with status 422",
      "not-accepted",
      "did not accept the question.",
    ],
    [
      "a cut connection",
      (response) => response.destroy(),
      "its connection ended before its answer",
      "no-answer",
      "did not answer at the moment.",
    ],
  ])("says what %s means", async (_, answer, reason, cause, sentence) => {
    const { call } = await open(() => answer);
    expect(await call({ isRepeatable: false })).toEqual(err({ reason, cause, sentence: `Norrvik Line ${sentence}` }));
  });

  it("stops waiting after its time, and when nobody waits for it", async () => {
    const { call } = await open(() => () => undefined, KEYS, { timeoutMs: 30 });
    expect((await call())._unsafeUnwrapErr().reason).toBe("it did not answer in time");
    const ended = new AbortController();
    ended.abort();
    const patient = await open(() => () => undefined);
    expect((await patient.call({}, ended.signal))._unsafeUnwrapErr().reason).toBe("nobody waits for it any more");
    expect(patient.carrier.calls).toEqual([]);
  });

  it("makes no call beyond what the carrier allows, and says when it may", async () => {
    const { carrier, call } = await open(() => OFFERS, KEYS, { allowances: [{ calls: 2, spanMs: 60_000 }] });
    await call();
    await call();
    expect(await call()).toEqual(
      err({
        kind: "used-up",
        cause: "used-up",
        reason: "it allows no more calls for now",
        sentence: "Norrvik Line allows no more searches for now.",
        until: Date.parse("2026-11-20T08:02:00.000Z") / 60_000,
      }),
    );
    expect(carrier.calls).toHaveLength(2);
  });

  it("asks no more until the end of Retry-After", async () => {
    const { carrier, call } = await open((_, at) =>
      at === 0 ? { status: 429, headers: { "retry-after": "120" } } : OFFERS,
    );
    const refused = { kind: "used-up", until: Date.parse("2026-11-20T08:02:00.000Z") / 60_000 };
    expect((await call())._unsafeUnwrapErr()).toMatchObject(refused);
    now += 119_000;
    expect((await call())._unsafeUnwrapErr()).toMatchObject(refused);
    expect(carrier.calls).toHaveLength(1);
    now += 1_000;
    expect((await call()).isOk()).toBe(true);
  });

  it("asks no more until the end of Retry-After of another client of the database, with or without allowances", async () => {
    const limited = await open(() => ({ status: 429, headers: { "retry-after": "120" } }));
    const tokens = { asked: 0 };
    const others = [
      await open(
        () => OFFERS,
        (request) => {
          tokens.asked += 1;
          return KEYS(request);
        },
      ),
      await open(() => OFFERS, KEYS, { allowances: [] }),
    ];
    const elsewhere = await open(() => OFFERS, KEYS, { name: "Pelagia" });
    await limited.call();
    now += 119_000;
    const refused = { kind: "used-up", until: Date.parse("2026-11-20T08:02:00.000Z") / 60_000 };
    for (const { call, callAll, carrier } of others) {
      expect((await call())._unsafeUnwrapErr()).toMatchObject(refused);
      expect((await callAll(["one", "two"]))._unsafeUnwrapErr()).toMatchObject(refused);
      expect(carrier.calls).toEqual([]);
    }
    expect(tokens.asked).toBe(0);
    expect((await elsewhere.call()).isOk()).toBe(true);
    now += 1_000;
    for (const { call } of others) expect((await call()).isOk()).toBe(true);
  });

  it("makes no call that waits for its moment when the carrier closes meanwhile", async () => {
    const limited = await open(() => ({ status: 429, headers: { "retry-after": "120" } }), KEYS, { allowances: [] });
    const { carrier, callAll } = await open(() => OFFERS, KEYS, {
      allowances: [{ calls: 1, spanMs: 1_000 }],
      maxWaitMs: 5_000,
    });
    whilePaused = () => limited.call();
    expect((await callAll(["one", "two"]))._unsafeUnwrapErr().kind).toBe("used-up");
    expect(carrier.calls.map(({ path }) => path)).not.toContain("/two");
  });

  it("counts the date of Retry-After from the time of its carrier", async () => {
    const { carrier, call } = await open((_, at) => {
      const ahead = (seconds: number) => new Date(now + 300_000 + seconds * 1_000).toUTCString();
      return at === 0 ? { status: 429, headers: { date: ahead(0), "retry-after": ahead(120) } } : OFFERS;
    });
    const refused = { kind: "used-up", until: Date.parse("2026-11-20T08:02:00.000Z") / 60_000 };
    expect((await call())._unsafeUnwrapErr()).toMatchObject(refused);
    now += 120_000;
    expect((await call()).isOk()).toBe(true);
    expect(carrier.calls).toHaveLength(2);
  });

  it("makes at most as many calls at once as it may", async () => {
    let running = 0;
    let most = 0;
    const waiting: (() => void)[] = [];
    const { call } = await open(
      () => (response) => {
        running += 1;
        most = Math.max(most, running);
        waiting.push(() => {
          running -= 1;
          response.end("{}");
        });
        if (waiting.length === 2) for (const answer of waiting.splice(0)) answer();
      },
      KEYS,
      { maxConcurrent: 2 },
    );
    await Promise.all([call(), call(), call(), call()]);
    expect(most).toBe(2);
  });

  describe("with an access token", () => {
    const credentials = (url: string) => ({
      tokenUrl: `${url}/token`,
      clientId: "keelson",
      clientSecret: "not for the log",
      scope: "instantquote:read:be",
    });
    const issue = (at: number, seconds = 299): Answer => ({
      body: JSON.stringify({ access_token: `token-${at}`, expires_in: seconds }),
    });
    const openWithTokens = async (answerTo: (call: ReceivedCall, at: number) => Answer, issueAt = issue) => {
      let issued = 0;
      const identity = await startCarrier(() => {
        issued += 1;
        return issueAt(issued);
      });
      stops.push(identity.stop);
      const opened = await open(
        answerTo,
        authoriseByToken("Norrvik Line", credentials(identity.url), {
          clock: () => now,
          record: ({ seconds: _, ...record }) => records.push(record),
        }),
        {
          allowances: [{ calls: 1_000, spanMs: 60_000 }],
        },
      );
      return { ...opened, identity };
    };

    it("fetches one token for 100 searches at the same moment", async () => {
      const { carrier, call, identity } = await openWithTokens(() => OFFERS);
      const answers = await Promise.all(Array.from({ length: 100 }, () => call()));
      expect(answers.filter((answer) => answer.isOk())).toHaveLength(100);
      expect(identity.calls.map(({ headers, body }) => [headers.authorization, body])).toEqual([
        [
          `Basic ${Buffer.from("keelson:not%20for%20the%20log").toString("base64")}`,
          "grant_type=client_credentials&scope=instantquote%3Aread%3Abe",
        ],
      ]);
      expect(new Set(carrier.calls.map(({ headers }) => headers.authorization))).toEqual(new Set(["Bearer token-1"]));
    });

    it("fetches the next one a third of its life before its end", async () => {
      const { carrier, call } = await openWithTokens(() => OFFERS);
      for (const seconds of [0, 199, 1]) {
        now += seconds * 1_000;
        await call();
      }
      expect(carrier.calls.map(({ headers }) => headers.authorization)).toEqual([
        "Bearer token-1",
        "Bearer token-1",
        "Bearer token-2",
      ]);
    });

    it("fetches one after its clock was set back, as the end of the last one is not known", async () => {
      const { carrier, call } = await openWithTokens(() => OFFERS);
      await call();
      now -= 3_600_000;
      await call();
      expect(carrier.calls.map(({ headers }) => headers.authorization)).toEqual(["Bearer token-1", "Bearer token-2"]);
    });

    it("fetches a new one once when the carrier refuses it, and then says that access is refused", async () => {
      const once = await openWithTokens((_, at) => (at === 0 ? { status: 401 } : OFFERS));
      expect((await once.call())._unsafeUnwrap().status).toBe(200);
      expect(once.carrier.calls.map(({ headers }) => headers.authorization)).toEqual([
        "Bearer token-1",
        "Bearer token-2",
      ]);

      const revoked = await openWithTokens(() => ({ status: 401 }));
      expect(await revoked.call()).toEqual(
        err({
          reason: "it answered with status 401: it does not accept our access",
          cause: "access",
          sentence: "Norrvik Line does not accept our access at the moment.",
        }),
      );
      expect(revoked.carrier.calls).toHaveLength(2);
    });

    it("is recorded as a call of its own, that costs nothing", async () => {
      const { call } = await openWithTokens(() => OFFERS);
      await call();
      await call();
      expect(records).toEqual([
        { source: "Norrvik Line", operation: "token", outcome: "200", isBilled: false },
        { source: "Norrvik Line", operation: "search", outcome: "200", isBilled: true },
        { source: "Norrvik Line", operation: "search", outcome: "200", isBilled: true },
      ]);
    });

    it("names a wrong secret without repeating it, and makes no call", async () => {
      const { carrier, call } = await openWithTokens(
        () => OFFERS,
        () => ({ status: 401, body: `{"error":"invalid_client"}` }),
      );
      expect(await call()).toEqual(
        err({
          reason: "its identity provider refused the client id or secret",
          cause: "access",
          sentence: "Norrvik Line does not accept our access at the moment.",
          isUnsent: true,
        }),
      );
      expect(carrier.calls).toEqual([]);
      expect(records).toEqual([{ source: "Norrvik Line", operation: "token", outcome: "401", isBilled: false }]);
    });
  });

  it("signs each call with a keyed hash", async () => {
    const { carrier, call } = await open(
      () => OFFERS,
      authoriseBySignature(
        "secret",
        "sha1",
        () => now,
        ({ method, body }, hash) => ({
          "x-signature": hash(`${method}\n${body}`),
        }),
      ),
    );
    await call();
    expect(carrier.calls[0]?.headers["x-signature"]).toBe("lxjmi7quo/+/Z8AOk7LcqIPBU7A=");
  });

  describe("with a date in its signature", () => {
    const MINUTE_MS = 60_000;
    const bySignedDate = () =>
      authoriseBySignature(
        "secret",
        "sha1",
        () => now,
        (_request, hash, date) => ({
          "x-date": date.toISOString(),
          "x-signature": hash(date.toISOString()),
        }),
      );
    /* A carrier whose clock is ahead, and which takes dates that are at most four minutes off. */
    const openAhead = (aheadMs: number, settings: Partial<CarrierSettings> = {}) =>
      open(
        ({ headers }) => {
          const time = now + aheadMs;
          const isNear = Math.abs(Date.parse(String(headers["x-date"])) - time) <= 4 * MINUTE_MS;
          const date = { date: new Date(time).toUTCString() };
          return isNear ? { body: `{"offers":[1]}`, headers: date } : { status: 401, headers: date };
        },
        bySignedDate(),
        settings,
      );

    it.each([5, -5, 90])(
      "repeats a call once with the carrier's time, and keeps to it, %s minutes off",
      async (minutes) => {
        const { carrier, call } = await openAhead(minutes * MINUTE_MS);
        expect((await call({ isRepeatable: false }))._unsafeUnwrap().status).toBe(200);
        expect((await call())._unsafeUnwrap().status).toBe(200);
        expect(carrier.calls).toHaveLength(3);
      },
    );

    it("does not repeat a call with the same time, nor one that was billed", async () => {
      const refused = {
        reason: "it answered with status 401: it does not accept our access",
        cause: "access",
        sentence: "Norrvik Line does not accept our access at the moment.",
      };
      const wrongSecret = await open(
        () => ({ status: 401, headers: { date: new Date(now + 20_000).toUTCString() } }),
        bySignedDate(),
      );
      expect(await wrongSecret.call()).toEqual(err(refused));
      expect(wrongSecret.carrier.calls).toHaveLength(1);
      const billed = await openAhead(5 * MINUTE_MS, { billed: [200, 401] });
      expect((await billed.call())._unsafeUnwrapErr().sentence).toBe(refused.sentence);
      expect(billed.carrier.calls).toHaveLength(1);
    });

    it("states in the log how far the clocks differ where the carrier still refuses", async () => {
      const { carrier, call } = await open(
        () => ({ status: 401, headers: { date: new Date(now + 5 * MINUTE_MS).toUTCString() } }),
        bySignedDate(),
      );
      expect(await call()).toEqual(
        err({
          reason:
            "it answered with status 401: it does not accept our access; our clock differs by 300 seconds from the carrier's",
          cause: "access",
          sentence: "Norrvik Line does not accept our access at the moment.",
        }),
      );
      expect(carrier.calls).toHaveLength(2);
    });

    it("makes no use of a time that no clock can have", async () => {
      for (const date of ["Thu, 01 Jan 1970 00:00:00 GMT", "soon"]) {
        const { carrier, call } = await open(() => ({ status: 401, headers: { date } }), bySignedDate());
        expect((await call()).isErr()).toBe(true);
        expect(carrier.calls).toHaveLength(1);
      }
    });
  });
});
