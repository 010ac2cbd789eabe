import type { FastifyInstance } from "fastify";
import { err } from "neverthrow";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { GrowingRatesAnswer } from "#api/schema.d.ts";
import { createApp } from "#server/app.ts";
import { freightFeature } from "#server/features.ts";
import { sessionFeature } from "#server/modules/accounts/routes.ts";
import { type Database, openDatabase } from "#server/platform/database/database.ts";
import type { Feature } from "#server/platform/feature.ts";
import type { Ids } from "#server/platform/time.ts";
import type { RateSource } from "#server/rate-sources/rate-source.ts";
import { addShipper, type CredentialHeaders, signInAs, START, testConfig } from "#tests/server/support/app.ts";
import { controlledSource, offersOf } from "#tests/server/support/controlled-source.ts";
import type { MakePlace, TestPlace } from "#tests/server/support/database.ts";
import { freightFeatures, SEARCH } from "#tests/server/support/freight.ts";
import { parsed } from "#tests/server/support/parsed.ts";

interface Server {
  readonly app: FastifyInstance;
  readonly database: Database;
}

const idsOf = (name: string): Ids => {
  let last = 0;
  return {
    id: () => `${name}-${++last}`,
    secret: () => `${name}-secret-${++last}`.padEnd(43, "x"),
  };
};

/** A search that is continued at another process than the one that began it. */
export const describeDistantSearches = (name: string, makePlace: MakePlace): void => {
  describe(`a search of another process (${name})`, () => {
    let place: TestPlace;
    let one: Server;
    let two: Server;
    let headers: CredentialHeaders;
    let now = START;
    const badAnswers: string[] = [];
    const closed = new Set<Server>();

    const startServer = async (server: string, features: readonly Feature[]): Promise<Server> => {
      const database = (await openDatabase(place.place))._unsafeUnwrap();
      const app = await createApp({
        database,
        clock: () => now,
        ids: idsOf(server),
        config: { ...testConfig, logLevel: "silent" },
        features,
        siteFolder: null,
        onBadAnswer: (problem) => badAnswers.push(problem),
      });
      return { app, database };
    };
    const start = async (...sources: readonly RateSource[]): Promise<void> => {
      one = await startServer(
        "one",
        freightFeatures(() => sources),
      );
      await addShipper(one.database);
      two = await startServer("two", [sessionFeature, freightFeature({ amendSources: () => sources })]);
      headers = await signInAs(one.app);
    };
    const close = async (server: Server): Promise<void> => {
      if (closed.has(server)) return;
      closed.add(server);
      await server.app.close();
      await server.database.close();
    };
    beforeEach(async () => {
      now = START;
      badAnswers.length = 0;
      closed.clear();
      place = await makePlace();
    });
    afterEach(async () => {
      await close(one);
      await close(two);
      await place.remove();
      expect(badAnswers).toEqual([]);
    });

    const send = async (
      { app }: Server,
      method: "GET" | "POST" | "DELETE",
      path: string,
      { body, as = headers }: { readonly body?: object; readonly as?: CredentialHeaders } = {},
    ) => {
      const url = `/api/resource/rates/searches${path}`;
      const answer = await app.inject({ method, url, headers: as, ...(body === undefined ? {} : { payload: body }) });
      return { status: answer.statusCode, body: parsed<GrowingRatesAnswer>(answer.body) };
    };
    type Answered = Awaited<ReturnType<typeof send>>;
    const begin = () => send(one, "POST", "", { body: SEARCH });
    const next = (server: Server, { body: { searchId, position } }: Answered) =>
      send(server, "GET", `/${searchId}?after=${position}`);
    const askAgain = (server: Server, { body: { searchId } }: Answered, source: string) =>
      send(server, "POST", `/${searchId}/asked-again`, { body: { source } });
    const logos = ({ body }: Answered) => body.result[0]?.api?.map(({ logo }) => logo);
    const states = ({ body }: Answered) => body.progress.map(({ state }) => state);

    it("goes on with what its sources answer, in the same positions", async () => {
      const [pelagia, norrvik] = [controlledSource("Pelagia"), controlledSource("Norrvik Line")];
      await start(pelagia.source, norrvik.source);
      const starting = begin();
      await expect.poll(() => norrvik.asked.length).toBe(1);
      norrvik.asked[0]?.answer(offersOf("Norrvik Line", "n1", "n2"));
      const first = await starting;
      expect([first.body.position, first.body.isComplete]).toEqual(["2", false]);
      const waiting = next(two, first);
      now += 12_300;
      pelagia.asked[0]?.answer(offersOf("Pelagia", "p1"));
      const second = await waiting;
      const atFirst = await next(one, first);
      expect(second.body).toEqual(atFirst.body);
      const { searchId } = first.body;
      expect(second.body).toMatchObject({
        status: true,
        searchId,
        position: "3",
        isComplete: true,
        removed: [],
        exchangeRates: { base: "USD" },
        progress: [
          { name: "Pelagia", state: "answered", seconds: 12.3, offers: 1, pricedAt: "2026-11-20T08:00:12.300Z" },
          { name: "Norrvik Line", state: "answered", seconds: 0, offers: 2 },
        ],
        result: [{ api: [{ offerId: `${searchId}.2`, logo: "p1" }], excel: [] }],
      });
      const whole = await next(two, { ...first, body: { ...first.body, position: "0" } });
      expect(logos(whole)).toEqual(["n1", "n2", "p1"]);
      expect(logos(await next(two, second))).toEqual([]);
    });

    it("answers a part only once its offers are stored", async () => {
      const pelagia = controlledSource("Pelagia");
      await start(pelagia.source);
      const starting = begin();
      await expect.poll(() => pelagia.asked.length).toBe(1);
      pelagia.asked[0]?.answer(offersOf("Pelagia", "p1"));
      const { searchId } = (await starting).body;
      const stored = await one.database.db.selectFrom("quotedSearch").selectAll().executeTakeFirstOrThrow();
      await one.database.db.deleteFrom("quotedSearch").execute();
      const early = await send(two, "GET", `/${searchId}?after=1`);
      expect([early.body.position, early.body.isComplete, logos(early)]).toEqual(["1", false, []]);
      await one.database.db.insertInto("quotedSearch").values(stored).execute();
      const whole = await next(two, early);
      expect([whole.body.position, whole.body.isComplete, logos(whole)]).toEqual(["2", true, ["p1"]]);
    });

    it("states the seconds until now for a source that is asked", async () => {
      const pelagia = controlledSource("Pelagia", { budgetMs: 60_000 });
      await start(pelagia.source);
      const first = await begin();
      now += 7_000;
      const again = await send(two, "GET", `/${first.body.searchId}?after=0`);
      expect(again.body.progress).toMatchObject([{ name: "Pelagia", state: "asking", seconds: 7 }]);
      pelagia.asked[0]?.answer(offersOf("Pelagia"));
    });

    it("belongs to its account, and has only its own positions", async () => {
      const pelagia = controlledSource("Pelagia");
      await start(pelagia.source);
      await addShipper(one.database, "ravi@menon.example");
      const other = await signInAs(two.app, "ravi@menon.example");
      const first = await begin();
      const path = `/${first.body.searchId}`;
      const stranger = { as: other };
      expect((await send(two, "GET", `${path}?after=0`, stranger)).status).toBe(404);
      expect((await send(two, "DELETE", path, stranger)).status).toBe(404);
      const again = { ...stranger, body: { source: "Pelagia" } };
      expect((await send(two, "POST", `${path}/asked-again`, again)).status).toBe(404);
      expect((await send(two, "GET", `${path}?after=9`)).status).toBe(400);
      expect((await send(two, "GET", `${path}?after=x`)).status).toBe(400);
      expect((await send(two, "GET", "/unknown?after=0")).status).toBe(404);
      now += 3_600_001;
      expect((await send(two, "GET", `${path}?after=0`)).status).toBe(404);
    });

    it("is stopped by its own process", async () => {
      const pelagia = controlledSource("Pelagia");
      await start(pelagia.source);
      const first = await begin();
      const stopped = await send(two, "DELETE", `/${first.body.searchId}`);
      expect([stopped.body.message, stopped.body.isComplete, states(stopped)]).toEqual([
        "Search stopped",
        true,
        ["stopped"],
      ]);
      expect(pelagia.asked[0]?.signal.aborted).toBe(true);
      expect(states(await next(one, first))).toEqual(["stopped"]);
    });

    it("asks a source again, once, and both processes have the new offers", async () => {
      const pelagia = controlledSource("Pelagia", { keepMs: 300_000 });
      await start(pelagia.source);
      const starting = begin();
      await expect.poll(() => pelagia.asked.length).toBe(1);
      pelagia.asked[0]?.answer(offersOf("Pelagia", "p1"));
      const first = await starting;
      now += 60_000;
      const again = await askAgain(two, first, "Pelagia");
      expect([again.status, states(again), again.body.position]).toEqual([200, ["asking"], "3"]);
      await expect.poll(() => pelagia.asked.length).toBe(2);
      pelagia.asked[1]?.answer(offersOf("Pelagia", "p2"));
      for (const server of [two, one]) {
        const answered = await next(server, again);
        expect([logos(answered), answered.body.removed, answered.body.position]).toEqual([
          ["p2"],
          [`${first.body.searchId}.0`],
          "4",
        ]);
        expect(answered.body.progress).toMatchObject([{ state: "answered", pricedAt: "2026-11-20T08:01:00.000Z" }]);
      }
      expect(pelagia.asked).toHaveLength(2);
      expect((await askAgain(two, first, "Kestrel")).status).toBe(422);
    });

    it("keeps the offers of a source that fails when it is asked again", async () => {
      const pelagia = controlledSource("Pelagia");
      await start(pelagia.source);
      const starting = begin();
      await expect.poll(() => pelagia.asked.length).toBe(1);
      pelagia.asked[0]?.answer(offersOf("Pelagia", "p1"));
      const again = await askAgain(two, await starting, "Pelagia");
      pelagia.asked[1]?.answer(err({ reason: "500" }));
      const failed = await next(two, again);
      expect([failed.body.removed, failed.body.progress]).toEqual([
        [],
        [expect.objectContaining({ state: "failed", offers: 1 })],
      ]);
    });

    it("ends with what it has found when its process stops", async () => {
      const [pelagia, norrvik] = [controlledSource("Pelagia"), controlledSource("Norrvik Line")];
      await start(pelagia.source, norrvik.source);
      const starting = begin();
      await expect.poll(() => norrvik.asked.length).toBe(1);
      norrvik.asked[0]?.answer(offersOf("Norrvik Line", "n1"));
      const first = await starting;
      const waiting = next(two, first);
      await close(one);
      expect(states(await waiting)).toEqual(["stopped", "answered"]);
      const whole = await next(two, { ...first, body: { ...first.body, position: "0" } });
      expect([logos(whole), whole.body.isComplete]).toEqual([["n1"], true]);
    });
  });
};
