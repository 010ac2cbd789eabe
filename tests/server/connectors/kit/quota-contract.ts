import fc from "fast-check";
import { err, ok } from "neverthrow";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { closeQuota, countLeft, findClosing, findOpening, takeCalls } from "#server/connectors/kit/quota.ts";
import { type Database, openDatabase } from "#server/platform/database/database.ts";
import { type MakePlace, openTestDatabase } from "#tests/server/support/database.ts";

const MINUTE = 60_000;
const PER_MINUTE = [{ calls: 10, spanMs: MINUTE }];

/** How processes that share a database share what a carrier allows. */
export const describeQuota = (name: string, makePlace: MakePlace): void => {
  describe(`calls that a carrier allows (${name})`, () => {
    let database: Awaited<ReturnType<typeof openTestDatabase>>;
    let now = 0;
    beforeEach(async () => {
      now = 1_000_000;
      database = await openTestDatabase(makePlace);
    });
    afterEach(() => database.remove());
    const take = (allowances = PER_MINUTE, quota = "Carrier") => takeCalls(database.db, () => now, quota, allowances);

    it("are counted in any span, not from one full minute to the next", async () => {
      await take();
      now += 59_000;
      for (let call = 0; call < 9; call += 1) expect(await take()).toEqual(ok([now]));
      expect(await take()).toEqual(err({ until: 1_000_000 + 61_000 }));
      now += 2_000;
      expect(await take()).toEqual(ok([now]));
      expect(await take()).toEqual(err({ until: 1_000_000 + 59_000 + 61_000 }));
    });

    it("are counted for each carrier and for each span", async () => {
      const both = [...PER_MINUTE, { calls: 11, spanMs: 60 * MINUTE }];
      for (let call = 0; call < 10; call += 1) await take(both);
      now += 62_000;
      expect(await take(both)).toEqual(ok([now]));
      expect(await take(both)).toEqual(err({ until: 1_000_000 + 60 * MINUTE + 1_000 }));
      expect(await take(both, "Other")).toEqual(ok([now]));
      expect(await countLeft(database.db, () => now, "Carrier", both)).toEqual([
        { calls: 10, spanMs: MINUTE, left: 9 },
        { calls: 11, spanMs: 60 * MINUTE, left: 0 },
      ]);
    });

    it("are never more than allowed when many are taken at the same moment", async () => {
      const taken = await Promise.all(Array.from({ length: 40 }, () => take()));
      expect(taken.filter((one) => one.isOk())).toHaveLength(10);
    });

    it("never exceed an allowance, however many are taken and waited for", async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.record({ step: fc.integer({ min: 0, max: 15_000 }), count: fc.integer({ min: 1, max: 4 }) }), {
            minLength: 10,
            maxLength: 25,
          }),
          fc.uuid(),
          async (asked, quota) => {
            const allowances = [
              { calls: 5, spanMs: MINUTE },
              { calls: 2, spanMs: 3_000 },
            ];
            const made: number[] = [];
            for (const { step, count } of asked) {
              now += step;
              const taken = await takeCalls(database.db, () => now, quota, allowances, { count, maxWaitMs: 20_000 });
              made.push(...taken.unwrapOr([]));
            }
            const isFull = ({ calls, spanMs }: (typeof allowances)[number], at: number) =>
              made.filter((other) => other > at - spanMs && other <= at).length > calls;
            expect(made.filter((at) => allowances.some((allowance) => isFull(allowance, at)))).toEqual([]);
            expect(made.length).toBeGreaterThan(3);
          },
        ),
        { seed: 29, numRuns: 20 },
      );
    });

    it("are never more than allowed for three servers of one database together", async () => {
      const { place, remove } = await makePlace();
      const servers: Database[] = [];
      for (let server = 0; server < 3; server += 1) servers.push((await openDatabase(place))._unsafeUnwrap());
      const taken = await Promise.all(
        servers.flatMap(({ db }) =>
          Array.from({ length: 12 }, () => takeCalls(db, () => now, "Carrier", PER_MINUTE, { count: 2 })),
        ),
      );
      expect(taken.filter((one) => one.isOk())).toHaveLength(5);
      for (const server of servers) await server.close();
      await remove();
    });

    it("are closed for all servers of one database until the moment that the carrier has stated last", async () => {
      const { place, remove } = await makePlace();
      const [one, other] = [(await openDatabase(place))._unsafeUnwrap(), (await openDatabase(place))._unsafeUnwrap()];
      const clock = () => now;
      const takeOther = (allowances = PER_MINUTE) => takeCalls(other.db, clock, "Carrier", allowances);
      expect(await findClosing(other.db, clock, "Carrier")).toBeNull();
      await closeQuota(one.db, clock, "Carrier", now + 30_000);
      await closeQuota(one.db, clock, "Carrier", now + 90_000);
      expect(await takeOther()).toEqual(err({ until: 1_090_000 }));
      expect(await takeOther([])).toEqual(err({ until: 1_090_000 }));
      expect(await findOpening(other.db, clock, "Carrier", PER_MINUTE)).toBe(1_090_000);
      expect(await countLeft(other.db, clock, "Carrier", PER_MINUTE)).toEqual([
        { calls: 10, spanMs: MINUTE, left: 10 },
      ]);
      now += 90_000;
      expect(await findClosing(other.db, clock, "Carrier")).toBeNull();
      expect(await takeOther()).toEqual(ok([now]));
      expect(await takeOther([])).toEqual(ok([now]));
      for (const server of [one, other]) await server.close();
      await remove();
    });

    it("are not closed by a carrier that answered while a clock was days ahead", async () => {
      await closeQuota(database.db, () => now, "Carrier", now + 72 * 60 * MINUTE);
      expect(await take()).toEqual(ok([now]));
    });

    it("are free again when a clock that was a day ahead is set back", async () => {
      now += 24 * 60 * MINUTE;
      for (let call = 0; call < 10; call += 1) await take();
      now -= 24 * 60 * MINUTE;
      expect(await take()).toEqual(ok([now]));
    });

    it("are all taken, or none of them", async () => {
      const takeSome = (count: number) => takeCalls(database.db, () => now, "Carrier", PER_MINUTE, { count });
      expect(await takeSome(8)).toEqual(ok(Array.from({ length: 8 }, () => 1_000_000)));
      now += 5_000;
      expect(await takeSome(3)).toEqual(err({ until: 1_000_000 + 61_000 }));
      expect(await takeSome(2)).toEqual(ok([1_005_000, 1_005_000]));
      expect(await takeSome(11)).toEqual(err({ until: 1_000_000 + 2 * 61_000 }));
    });

    it("are made one after the other where they may not be made at once, in the order in which they are taken", async () => {
      const apart = [...PER_MINUTE, { calls: 1, spanMs: 1_000 }];
      const takeApart = (count: number) =>
        takeCalls(database.db, () => now, "Carrier", apart, { count, maxWaitMs: 5_000 });
      expect(await takeApart(3)).toEqual(ok([1_000_000, 1_002_000, 1_004_000]));
      now += 3_000;
      expect(await takeApart(1)).toEqual(ok([1_006_000]));
      expect(await takeApart(2)).toEqual(err({ until: 1_010_000 }));
      expect(await takeApart(1)).toEqual(ok([1_008_000]));
    });

    it("never exceed an allowance in any span, whenever they are made", async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.integer({ min: 0, max: 20_000 }), { minLength: 20, maxLength: 40 }),
          fc.uuid(),
          async (steps, quota) => {
            const made: number[] = [];
            for (const step of steps) {
              now += step;
              if ((await take([{ calls: 3, spanMs: MINUTE }], quota)).isOk()) made.push(now);
            }
            expect(made.filter((at) => made.filter((other) => other > at - MINUTE && other <= at).length > 3)).toEqual(
              [],
            );
          },
        ),
        { seed: 29, numRuns: 12 },
      );
    });
  });
};
