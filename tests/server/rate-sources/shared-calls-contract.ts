import fc from "fast-check";
import { err, ok, type Result } from "neverthrow";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Database, openDatabase } from "#server/platform/database/database.ts";
import { createPresence, type Presence } from "#server/platform/presence.ts";
import type { QuotedOffer, RateRequest, RateSource, SourceFailure } from "#server/rate-sources/rate-source.ts";
import { createSharedAnswers } from "#server/rate-sources/shared-answers.ts";
import { createSharedCalls } from "#server/rate-sources/shared-calls.ts";
import { createCallStore, isKeepable } from "#server/rate-sources/running-calls.ts";
import { type AskedSource, createSourceCalls, type SourceCalls } from "#server/rate-sources/source-calls.ts";
import { offersOf } from "#tests/server/support/controlled-source.ts";
import type { MakePlace, TestPlace } from "#tests/server/support/database.ts";

const START = Date.parse("2026-11-20T08:00:00Z");
const MINUTE = 60_000;
/* Long enough for a machine that is busy. */
const ALIVE_MS = 2_000;

type Answer = Result<readonly QuotedOffer[], SourceFailure>;

interface Asking {
  readonly isNew?: boolean;
  readonly waitMs?: number;
  readonly change?: Partial<RateRequest>;
}

interface Process {
  readonly database: Database;
  readonly calls: SourceCalls;
  readonly presence: Presence;
  readonly prune: (limits: { readonly answers: number; readonly bytes: number }) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** How processes that share a database share requests to carriers, and their answers. */
export const describeSharedCalls = (name: string, makePlace: MakePlace): void => {
  describe(`equal requests of several processes (${name})`, () => {
    let place: TestPlace;
    let now = START;
    let asked: { readonly by: number; readonly answer: (answer: Answer) => void; readonly signal: AbortSignal }[] = [];
    let processes: Process[] = [];

    const startProcess = async (): Promise<Process> => {
      const database = (await openDatabase(place.place))._unsafeUnwrap();
      const presence = createPresence(database, () => undefined, ALIVE_MS);
      const clock = (): number => now;
      const answers = createSharedAnswers({ ...database, write: (work) => work(database.db) });
      const shared = createSharedCalls({ answers, presence, clock, isKeepable, onFailure: () => undefined });
      const calls = createSourceCalls({ clock, store: createCallStore(shared), breaker: null, measure: null });
      const stop = async (): Promise<void> => {
        calls.close();
        await shared.close();
        await presence.close();
      };
      return { database, calls, presence, stop, prune: (limits) => answers.prune(now, limits) };
    };
    beforeEach(async () => {
      now = START;
      asked = [];
      place = await makePlace();
      processes = [await startProcess(), await startProcess(), await startProcess()];
    });
    afterEach(async () => {
      for (const { stop } of processes) await stop();
      for (const { database } of processes) await database.close();
      await place.remove();
    });

    const request = (change: Partial<RateRequest> = {}): RateRequest => ({
      origin: { place: null, port: null, service: "Ramp" },
      destination: { place: null, port: null, service: "Ramp" },
      containers: [{ equipment: "20GP", quantity: 2, weightKg: 18_000 }],
      ready: "2026-11-20",
      originToday: "2026-11-20",
      today: "2026-11-20",
      askedAt: new Date(now).toISOString(),
      now: now / MINUTE,
      cooling: null,
      ...change,
    });
    const sources = [0, 1, 2].map(
      (by): RateSource => ({
        name: "Pelagia",
        keepMs: 5 * MINUTE,
        budgetMs: 30_000,
        quote: (_request, signal) => new Promise((answer) => void asked.push({ by, answer, signal })),
      }),
    );
    const ask = (by: number, { isNew = false, waitMs = 30_000, change = {} }: Asking = {}): AskedSource => {
      const [process, source] = [processes[by], sources[by]];
      if (process === undefined || source === undefined) throw new Error("There is no such process.");
      const call = process.calls.ask(source, request(change), { waitMs, isNew });
      if (call.kind === "paused") throw new Error("The source is paused.");
      return call;
    };
    const read = async ({ end }: AskedSource) => {
      const ended = await end;
      if (ended.kind !== "answered") return ended.kind;
      const { askedAt, isKept, result } = ended;
      return { askedAt, isKept, result: result.map(({ offers }) => offers) };
    };
    const whenAsked = async (times: number): Promise<void> => {
      await expect.poll(() => asked.length, { timeout: 5_000 }).toBe(times);
    };
    const whenAwaited = async (): Promise<void> => {
      await expect
        .poll(() => processes[0]?.database.db.selectFrom("sharedAnswer").select("isAwaited").execute())
        .toEqual([{ isAwaited: 1 }]);
    };

    it("are sent once, and all processes have the answer as the carrier gave it", async () => {
      const calls = [0, 1, 2, 0, 1, 2].map((by) => ask(by));
      await whenAsked(1);
      await whenAwaited();
      asked[0]?.answer(offersOf("Pelagia", "p1", "p2"));
      const answers = await Promise.all(calls.map(read));
      expect(asked).toHaveLength(1);
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
      expect(answers[0]).toEqual({
        askedAt: "2026-11-20T08:00:00.000Z",
        isKept: false,
        result: ok(
          ["p1", "p2"].map((logo) => ({
            kind: "api",
            refusal: null,
            offer: expect.objectContaining({ logo, providerName: "Pelagia" }),
          })),
        ),
      });
    });

    it("get the answer that another process has, with its age, until it is too old", async () => {
      const first = ask(0);
      await whenAsked(1);
      asked[0]?.answer(offersOf("Pelagia", "p1"));
      await first.end;
      now += 5 * MINUTE;
      expect(await read(ask(1))).toMatchObject({ askedAt: "2026-11-20T08:00:00.000Z", isKept: true });
      now += 1;
      void ask(1);
      await whenAsked(2);
    });

    it("get a refusal of another process, and share a failure only while it is awaited", async () => {
      const waiting = [ask(0), ask(1)];
      await whenAsked(1);
      await whenAwaited();
      asked[0]?.answer(err({ reason: "500" }));
      expect((await Promise.all(waiting.map(read))).map((answer) => JSON.stringify(answer))).toEqual(
        Array.from({ length: 2 }, () =>
          JSON.stringify({
            askedAt: "2026-11-20T08:00:00.000Z",
            isKept: false,
            result: err({ reason: "500", kind: "failed" }),
          }),
        ),
      );
      const again = ask(1);
      await whenAsked(2);
      const refusal = { kind: "refused", reason: "409", sentence: "Pelagia has no offer for this route." } as const;
      asked[1]?.answer(err(refusal));
      await again.end;
      expect(await read(ask(2))).toMatchObject({ isKept: true, result: err(refusal) });
      expect(asked).toHaveLength(2);
    });

    it("are sent again on demand, and every process has the new answer from then on", async () => {
      const first = ask(0);
      await whenAsked(1);
      asked[0]?.answer(offersOf("Pelagia", "p1"));
      await first.end;
      now += MINUTE;
      expect(await read(ask(2))).toMatchObject({ isKept: true });
      const again = ask(1, { isNew: true });
      await whenAsked(2);
      asked[1]?.answer(ok([]));
      await again.end;
      for (const by of [0, 1, 2])
        expect(await read(ask(by))).toEqual({ askedAt: "2026-11-20T08:01:00.000Z", isKept: true, result: ok([]) });
      expect(asked).toHaveLength(2);
    });

    it("keep the answer before if a refresh fails", async () => {
      const first = ask(0);
      await whenAsked(1);
      asked[0]?.answer(offersOf("Pelagia", "p1"));
      await first.end;
      const again = ask(0, { isNew: true });
      await whenAsked(2);
      asked[1]?.answer(err({ reason: "500" }));
      await again.end;
      expect(await read(ask(1))).toMatchObject({ isKept: true, askedAt: "2026-11-20T08:00:00.000Z" });
    });

    it("are sent again if the answer that is kept cannot be read, as one of another version", async () => {
      const first = ask(0);
      await whenAsked(1);
      asked[0]?.answer(offersOf("Pelagia", "p1"));
      await first.end;
      await processes[0]?.database.db
        .updateTable("sharedAnswer")
        .set({ answer: Buffer.from("other") })
        .execute();
      const again = ask(1);
      await whenAsked(2);
      asked[1]?.answer(ok([]));
      expect(await read(again)).toMatchObject({ isKept: false, result: ok([]) });
    });

    it("answer a search although the answer cannot be stored", async () => {
      const first = ask(0);
      await whenAsked(1);
      const [cut] = processes.splice(0, 1);
      await cut?.database.close();
      asked[0]?.answer(ok([]));
      expect(await read(first)).toEqual({ askedAt: "2026-11-20T08:00:00.000Z", isKept: false, result: ok([]) });
    });

    it("are made by a process that waits once the process that asked has died", async () => {
      void ask(0);
      await whenAsked(1);
      const waiting = ask(1);
      await whenAwaited();
      /* It cannot show any longer that it runs, and answers nobody. */
      const [dead] = processes.splice(0, 1);
      await dead?.database.close();
      await whenAsked(2);
      expect(asked[1]?.by).toBe(1);
      asked[1]?.answer(offersOf("Pelagia", "p1"));
      expect(await read(waiting)).toMatchObject({ isKept: false, result: { value: [{ kind: "api" }] } });
    });

    it("are made at once by a process that waits when the process that asked stops", async () => {
      const first = ask(0);
      await whenAsked(1);
      const waiting = ask(2);
      await whenAwaited();
      await processes[0]?.stop();
      expect(await read(first)).toBe("stopped");
      await whenAsked(2);
      asked[1]?.answer(ok([]));
      expect(await read(waiting)).toMatchObject({ result: ok([]) });
    });

    it("go on for another process that waits when the search that asked is stopped", async () => {
      const first = ask(0);
      await whenAsked(1);
      const waiting = ask(1);
      await whenAwaited();
      first.stop();
      asked[0]?.answer(ok([]));
      expect(await read(waiting)).toMatchObject({ result: ok([]) });
      expect([asked.length, asked[0]?.signal.aborted]).toEqual([1, false]);
    });

    it("are aborted and free for others when the only search that asked is stopped", async () => {
      const first = ask(0);
      await whenAsked(1);
      first.stop();
      await expect.poll(() => asked[0]?.signal.aborted).toBe(true);
      void ask(1);
      await whenAsked(2);
    });

    it("get a late answer of another process", async () => {
      expect(await read(ask(0, { waitMs: 1 }))).toBe("late");
      await whenAsked(1);
      asked[0]?.answer(offersOf("Pelagia", "p1"));
      await expect
        .poll(() => processes[1]?.database.db.selectFrom("sharedAnswer").select("owner").execute())
        .toEqual([{ owner: null }]);
      expect(await read(ask(1))).toMatchObject({ isKept: true });
      expect(asked).toHaveLength(1);
    });

    it("leave answers that are bounded in number and size, the newest", async () => {
      for (const [index, ready] of ["2026-11-20", "2026-11-21", "2026-11-22"].entries()) {
        now += 1_000;
        const call = ask(0, { change: { ready } });
        await whenAsked(index + 1);
        asked[index]?.answer(offersOf("Pelagia", ready));
        await call.end;
      }
      const count = async () =>
        (await processes[1]?.database.db.selectFrom("sharedAnswer").select("calledAt").execute())?.map(
          ({ calledAt }) => calledAt - START,
        );
      await processes[1]?.prune({ answers: 2, bytes: 1_000_000 });
      expect((await count())?.toSorted((left, right) => left - right)).toEqual([2_000, 3_000]);
      await processes[1]?.prune({ answers: 2, bytes: 0 });
      expect(await count()).toEqual([]);
    });

    it("are never sent twice at the same time, in whatever order processes ask and are answered", async () => {
      let weight = 0;
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.record({ by: fc.integer({ min: 0, max: 2 }), isNew: fc.boolean() }), {
            minLength: 2,
            maxLength: 6,
          }),
          async (wanted) => {
            asked = [];
            weight += 1;
            const change = { containers: [{ equipment: "20GP", quantity: 1, weightKg: weight }] } as const;
            const waiting = wanted.map(({ by, isNew }) => ask(by, { isNew, change }));
            await whenAsked(1);
            asked[0]?.answer(offersOf("Pelagia", "p1"));
            const answers = await Promise.all(waiting.map(async ({ end }) => (await end).kind));
            expect([asked.length, new Set(answers)]).toEqual([1, new Set(["answered"])]);
          },
        ),
        { seed: 29, numRuns: 12 },
      );
    });
  });
};
