import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type CallLimits, createCallLimits } from "#server/platform/throttling/call-limits.ts";
import { createSharedCounter } from "#server/platform/throttling/shared-counter.ts";
import { createLimiter } from "#server/platform/throttling/limiter.ts";
import { type MakePlace, openTestDatabase } from "#tests/server/support/database.ts";

const NETWORK = "203.0.113.7";
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const BOOKINGS = 300;

/** How processes that share a database share its limits. */
export const describeSharedLimits = (name: string, makePlace: MakePlace): void => {
  describe(`limits shared by processes (${name})`, () => {
    let database: Awaited<ReturnType<typeof openTestDatabase>>;
    let now = 0;
    beforeEach(async () => {
      now = 0;
      database = await openTestDatabase(makePlace);
    });
    afterEach(() => database.remove());

    const process = (factor = 1): CallLimits => createCallLimits(database.db, () => now, factor);
    const book = async ({ limitCalls }: CallLimits, times: number, account = "a"): Promise<number> => {
      let accepted = 0;
      for (let call = 0; call < times; call++)
        if ((await limitCalls("bookOffer", account, NETWORK)).isOk()) accepted += 1;
      return accepted;
    };
    const bookAtEach = async (processes: readonly CallLimits[], times: number): Promise<number> => {
      let accepted = 0;
      for (const each of processes) accepted += await book(each, times);
      return accepted;
    };
    const countedHits = async (key: string): Promise<number | undefined> =>
      (await database.db.selectFrom("rateLimit").select("hits").where("key", "=", key).executeTakeFirst())?.hits;

    it("accept the first booking at each of 40 processes, and at as many after a restart of all", async () => {
      const processes = Array.from({ length: 40 }, () => process());
      expect(await bookAtEach(processes, 1)).toBe(40);
      const restarted = Array.from({ length: 40 }, () => process());
      expect(await bookAtEach(restarted, 1)).toBe(40);
      expect(await countedHits("bookings account a")).toBe(80);
    });

    it("count what a process used after it has stopped, no more", async () => {
      let accepted = 0;
      for (let restart = 0; restart < 12; restart++) {
        const running = process();
        accepted += await book(running, 23);
        await running.giveBack();
        expect(await countedHits("bookings account a")).toBe(23 * (restart + 1));
      }
      const last = process();
      expect(accepted + (await book(last, 100))).toBe(BOOKINGS);
    });

    it("lose at most a quarter of what a killed process had used", async () => {
      await book(process(), 100);
      const afterwards = await book(process(), BOOKINGS);
      expect(afterwards).toBeGreaterThanOrEqual(175);
      expect(afterwards).toBeLessThanOrEqual(200);
    });

    it("accept exactly the limit of calls that reach twelve processes in turn", async () => {
      const processes = Array.from({ length: 12 }, () => process());
      let accepted = 0;
      for (let round = 0; round < 30; round++) accepted += await bookAtEach(processes, 1);
      expect(accepted).toBe(BOOKINGS);
      expect(await countedHits("bookings account a")).toBe(BOOKINGS);
    });

    it("accept exactly the limit of simultaneous calls at four processes", async () => {
      const processes = Array.from({ length: 4 }, () => process());
      const calls = processes.flatMap(({ limitCalls }) =>
        Array.from({ length: 100 }, () => limitCalls("bookOffer", "a", NETWORK)),
      );
      const answers = await Promise.all(calls);
      expect(answers.filter((answer) => answer.isOk())).toHaveLength(BOOKINGS);
    });

    it("accept again, a second later, what another process has given back", async () => {
      const [one, other] = [process(), process()];
      await book(one, 100);
      const accepted = await book(other, BOOKINGS);
      expect(accepted).toBeLessThan(200);
      await one.giveBack();
      expect(await book(other, 1)).toBe(0);
      now += 1_000;
      expect(accepted + (await book(other, BOOKINGS))).toBe(200);
    });

    it("give nothing back to a window that has begun since", async () => {
      const running = process();
      await book(running, 100);
      now += 10 * MINUTE;
      expect(await book(process(), 3)).toBe(3);
      await running.giveBack();
      expect(await countedHits("bookings account a")).toBe(3);
    });

    it("forget the oldest of many keys without losing their hits", async () => {
      const limit = { name: "bookings account", hits: BOOKINGS, windowMs: 10 * MINUTE };
      const { take, giveBack } = createSharedCounter(database.db, () => now, 20);
      for (let call = 0; call < 9; call++) await take(limit, "first");
      expect(await countedHits("bookings account first")).toBe(10);
      for (let account = 0; account < 40; account++) await take(limit, `${account}`);
      await giveBack();
      expect(await countedHits("bookings account first")).toBe(9);
    });

    it("end a window that began while the clock was a day ahead after its duration", async () => {
      const processes = [process(0.01), process(0.01)];
      now = DAY;
      expect(await bookAtEach(processes, 10)).toBe(3);
      now = 0;
      expect(await bookAtEach([...processes, process(0.01)], 10)).toBe(0);
      now = 10 * MINUTE - 1;
      expect(await bookAtEach(processes, 10)).toBe(0);
      now = 10 * MINUTE;
      expect(await bookAtEach(processes, 10)).toBe(3);
    });

    it("unlock sign-in after the duration of a lock that was set while the clock was a day ahead", async () => {
      const limit = { name: "sign-in", hits: 2, windowMs: 15 * MINUTE };
      const limiter = createLimiter(database.db, () => now);
      const kinds = async () => [await limiter.hit(limit, "x"), await limiter.hit(limit, "x")].map(({ kind }) => kind);
      now = DAY;
      expect(await kinds()).toEqual(["within", "within"]);
      now = 0;
      expect(await limiter.hit(limit, "x")).toEqual({ kind: "exceeded", retryAfterSeconds: 900 });
      now = 14 * MINUTE;
      expect(await limiter.hit(limit, "x")).toEqual({ kind: "exceeded", retryAfterSeconds: 60 });
      now = 15 * MINUTE;
      expect(await kinds()).toEqual(["within", "within"]);
    });
  });
};
