import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readDocument } from "#server/platform/http/document.ts";
import { createLimiter } from "#server/platform/throttling/limiter.ts";
import { createCallLimits } from "#server/platform/throttling/call-limits.ts";
import { freightFeatures } from "#tests/server/support/freight.ts";
import { startTestApp } from "#tests/server/support/app.ts";
import { openTestDatabase, sqlitePlace } from "#tests/server/support/database.ts";

const NETWORK = "203.0.113.7";
const MINUTE = 60_000;
const { operations } = readDocument(new URL("../../../../openapi/keelson.openapi.yaml", import.meta.url));
const SHARED_CALLS = [
  "openSharedBooking",
  "markSharedDeadline",
  "sharedFile",
  "openSharedQuote",
  "sharedQuotePdf",
  "commentSharedQuote",
  "decideSharedQuote",
] as const;

describe("limits of calls", () => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>;
  let now = 0;
  beforeEach(async () => {
    now = 0;
    database = await openTestDatabase(sqlitePlace);
  });
  afterEach(() => database.remove());

  const process = (factor = 1) => createCallLimits(database.db, () => now, factor).limitCalls;
  const accepted = async (limiter: ReturnType<typeof process>, calls: number, account = "a", from = NETWORK) => {
    const answers = await Promise.all(Array.from({ length: calls }, () => limiter("searchRates", account, from)));
    return answers.filter((answer) => answer.isOk()).length;
  };

  it("accepts 1,000 searches of an account in ten minutes, then answers with Retry-After", async () => {
    const limiter = process();
    expect(await accepted(limiter, 1_200)).toBe(1_000);
    now += 4 * MINUTE;
    expect((await limiter("lclRates", "a", NETWORK))._unsafeUnwrapErr()).toEqual({
      kind: "too-many",
      message: "Too many searches. Please wait 6 minutes.",
      retryAfterSeconds: 360,
    });
    expect((await limiter("bookOffer", "a", NETWORK)).isOk()).toBe(true);
    expect((await limiter("searchRates", "b", NETWORK)).isOk()).toBe(true);
    now += 6 * MINUTE;
    expect((await limiter("searchRates", "a", NETWORK)).isOk()).toBe(true);
  });

  it("counts the calls of all processes together", async () => {
    const [one, other] = [process(), process()];
    expect((await accepted(one, 600)) + (await accepted(other, 600))).toBe(1_000);
    expect((await process()("searchRates", "a", NETWORK)).isErr()).toBe(true);
  });

  it("accepts five times as many from one network", async () => {
    const limiter = process(0.01);
    const answers: number[] = [];
    for (const account of ["a", "b", "c", "d", "e", "f"]) answers.push(await accepted(limiter, 12, account));
    expect(answers).toEqual([10, 10, 10, 10, 10, 0]);
    expect(await accepted(limiter, 1, "g", "198.51.100.9")).toBe(1);
  });

  it("has the calls of visitors with a link in the list of this test", () => {
    const ofLinks = operations.filter(({ needs, url }) => needs === "nobody" && url.includes("/shared/"));
    expect(ofLinks.map(({ id }) => id)).toEqual(SHARED_CALLS);
  });

  it.each(SHARED_CALLS)("counts %s of visitors with a link, by network", async (operation) => {
    const limiter = process(1 / 60);
    const answers = [];
    for (let call = 0; call < 6; call += 1) answers.push((await limiter(operation, null, NETWORK)).isOk());
    expect(answers).toEqual([true, true, true, true, true, false]);
  });

  it("counts the place searches of visitors by network, and no other call of visitors", async () => {
    const limiter = process(0.01);
    const calls = Array.from({ length: 32 }, () => limiter("findPublicPlaces", null, NETWORK));
    const answers = await Promise.all(calls);
    expect(answers.filter((answer) => answer.isOk())).toHaveLength(30);
    expect(answers.at(-1)?._unsafeUnwrapErr()).toEqual({
      kind: "too-many",
      message: "Too many place searches. Please wait 10 minutes.",
      retryAfterSeconds: 600,
    });
    expect((await limiter("findPublicPlaces", null, "198.51.100.9")).isOk()).toBe(true);
    expect((await limiter("signIn", null, NETWORK)).isOk()).toBe(true);
    const keys = await database.db.selectFrom("rateLimit").select("key").orderBy("key").execute();
    expect(keys.map(({ key }) => key)).toEqual([
      "public places network 198.51.100.9",
      `public places network ${NETWORK}`,
    ]);
  });

  it("refuses place searches of visitors over HTTP with the time to wait", async () => {
    const server = await startTestApp({ features: freightFeatures(), config: { callLimitFactor: 0.002 } });
    const url = "/api/resource/places?searchWith=mundra";
    const statuses: number[] = [];
    for (let call = 0; call < 8; call++) statuses.push((await server.app.inject({ method: "GET", url })).statusCode);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
    const refused = await server.app.inject({ method: "GET", url });
    expect([refused.headers["retry-after"], refused.json()]).toEqual([
      "600",
      { status: false, code: 4290, message: "Too many place searches. Please wait 10 minutes.", result: [] },
    ]);
    await server.close();
  });

  it.each(["getProfile", "searchRates"] as const)(
    "answers %s while the database is locked, and counts it afterwards",
    async (operation) => {
      const { promise: unlocked, resolve: unlock } = Promise.withResolvers<void>();
      const locked = database.db.transaction().execute(() => unlocked);
      const limiter = process(operation === "getProfile" ? 0.01 : 0.06);
      const answers = await Promise.all(Array.from({ length: 6 }, () => limiter(operation, "a", NETWORK)));
      expect(answers.every((answer) => answer.isOk())).toBe(true);
      unlock();
      await locked;
      const later = await Promise.all(Array.from({ length: 60 }, () => limiter(operation, "a", NETWORK)));
      expect(later.filter((answer) => answer.isOk())).toHaveLength(54);
    },
  );

  it("writes for few of the calls that follow one another, and for no refused call", async () => {
    const writes: string[] = [];
    const { db } = database;
    const counted = db.withPlugin({
      transformQuery: ({ node }) => {
        if (node.kind !== "SelectQueryNode") writes.push(node.kind);
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const { limitCalls } = createCallLimits(counted, () => now, 1);
    const isAccepted = async (): Promise<boolean> => (await limitCalls("searchRates", "a", NETWORK)).isOk();
    let accepted = 0;
    for (let call = 0; call < 1_000; call++) if (await isAccepted()) accepted += 1;
    expect([accepted, writes.length < 150]).toEqual([1_000, true]);
    expect(await isAccepted()).toBe(false);
    writes.length = 0;
    for (let call = 0; call < 5_000; call++) await isAccepted();
    expect(writes).toEqual([]);
    const rows = await db.selectFrom("rateLimit").selectAll().where("key", "=", "searches account a").execute();
    expect(rows).toEqual([{ key: "searches account a", hits: 1_000, windowEndsAt: 10 * MINUTE }]);
  });
});

describe("limits counted one by one", () => {
  it("write nothing for a refused hit, are shared between processes, and restart after the window or a reset", async () => {
    const database = await openTestDatabase(sqlitePlace);
    let now = 0;
    const process = () => createLimiter(database.db, () => now);
    const limit = { name: "enquiries", hits: 3, windowMs: MINUTE };
    const [one, other] = [process(), process()];
    const kinds = async (limiter: typeof one, times: number) => {
      const found: string[] = [];
      for (let hit = 0; hit < times; hit++) found.push((await limiter.hit(limit, "x")).kind);
      return found;
    };
    const stored = () => database.db.selectFrom("rateLimit").select("hits").execute();
    expect(await kinds(one, 4)).toEqual(["within", "within", "within", "exceeded"]);
    const locked = Promise.withResolvers<void>();
    const writing = database.db.transaction().execute(() => locked.promise);
    expect(await kinds(other, 50)).toEqual(Array.from({ length: 50 }, () => "exceeded"));
    locked.resolve();
    await writing;
    expect(await stored()).toEqual([{ hits: 3 }]);
    expect(await one.hit(limit, "x")).toEqual({ kind: "exceeded", retryAfterSeconds: 60 });
    await other.reset(limit, "x");
    expect(await kinds(one, 1)).toEqual(["within"]);
    now += MINUTE;
    expect(await kinds(one, 4)).toEqual(["within", "within", "within", "exceeded"]);
    await database.remove();
  });
});
