import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { GrowingRatesAnswer, RatesAnswer } from "#api/schema.d.ts";
import { createApp } from "#server/app.ts";
import { freightFeature } from "#server/features.ts";
import { sessionFeature } from "#server/modules/accounts/routes.ts";
import { cmaCgmConnector } from "#server/connectors/cma-cgm/cma-cgm-source.ts";
import { hapagLloydConnector } from "#server/connectors/hapag-lloyd/hapag-lloyd-source.ts";
import type { OpenConnector } from "#server/connectors/kit/connector.ts";
import { createFields } from "#server/connectors/kit/fields.ts";
import { applyEnd } from "#server/modules/connectors/store.ts";
import { randomIds } from "#server/platform/time.ts";
import { startSimulator } from "#simulators/index.ts";
import type { Simulator } from "#simulators/kit/server.ts";
import { addShipper, signInAs, startTestApp, type TestApp, testConfig } from "#tests/server/support/app.ts";
import type { MakePlace } from "#tests/server/support/database.ts";
import { addTestStaff, callDesk, signInToDesk } from "#tests/server/support/desk.ts";
import { freightFeatures, SEARCH } from "#tests/server/support/freight.ts";
import { parsed } from "#tests/server/support/parsed.ts";

const JAN = "jan.visser@keelson.example";
const RAVI = "ravi.pillai@keelson.example";
const DAY_MS = 86_400_000;
const ONE_BOX = {
  ...SEARCH,
  departureDate: null,
  requestedEquipments: [{ equipmentGroupIsoCode: "20GP", numberOfContainers: 1, weightPerContainer: 18_000 }],
};
const TEST = { from: "INNSA", to: "NLRTM", size: "20GP", day: "2026-12-01" };

const openFields = (entry: object, secret: string) =>
  createFields({ ...entry }, "rates[0]", { ID: "simulator", SECRET: secret }, (sentence) => {
    throw new Error(sentence);
  });

/** The connectors of the desk, over whichever database. */
export const connectorsContract = (make: MakePlace): void => {
  let server: TestApp;
  let simulator: Simulator;
  let admin: string;
  let clerk: string;
  let url: string;
  const stops: (() => Promise<void>)[] = [];

  const cmaCgm = (secret = "simulator-secret"): OpenConnector => ({
    ...cmaCgmConnector(
      "CMA CGM",
      openFields(
        {
          url: simulator.url,
          tokenUrl: `${simulator.url}/as/token.oauth2`,
          clientId: "${ID}",
          clientSecret: "${SECRET}",
          keepMinutes: 0,
        },
        secret,
      ),
    ),
    carrier: "cma-cgm",
    costPerCall: { currency: "USD", minor: 15 },
  });
  const startFor = async (carrier: "cma-cgm" | "hapag-lloyd", open: () => OpenConnector): Promise<void> => {
    simulator = await startSimulator(carrier, { clock: () => new Date(server.clock.now()) });
    stops.push(simulator.stop);
    server = await startTestApp({ make, features: freightFeatures(), config: { connectors: [open()] } });
    stops.push(server.close);
    await addTestStaff(server.database, JAN, "Jan Visser", "admin");
    await addTestStaff(server.database, RAVI, "Ravi Pillai", "desk");
    await addShipper(server.database);
    admin = await signInToDesk(server, JAN);
    clerk = await signInToDesk(server, RAVI);
  };
  beforeEach(() => {
    url = "/api/resource/rates";
  });
  afterEach(async () => {
    for (const stop of stops.splice(0).toReversed()) await stop();
  });

  /** Another process of the same database, with its own settings. */
  const startSecond = async (connectors: readonly OpenConnector[]): Promise<TestApp["app"]> => {
    const app = await createApp({
      database: server.database,
      clock: server.clock.now,
      ids: randomIds,
      config: { ...testConfig, connectors },
      features: [sessionFeature, freightFeature()],
      siteFolder: null,
      logTarget: { write: () => undefined },
    });
    stops.push(() => app.close());
    return app;
  };
  const search = async (app = server.app): Promise<RatesAnswer> => {
    const headers = await signInAs(app);
    return parsed((await app.inject({ method: "POST", url: `${url}/spot-on`, headers, payload: ONE_BOX })).body);
  };
  const call = async (method: "GET" | "POST" | "PUT", path: string, body?: object, cookie = admin) =>
    callDesk(server.app, method, path, body === undefined ? { cookie } : { cookie, body });
  const find = async (name: string) => {
    const { result } = await call("GET", "/connectors");
    return parsed<readonly { readonly id: string }[]>(JSON.stringify(result)).find(({ id }) => id === name);
  };
  const listWaiting = async () => {
    const { result } = await call("GET", "/inbox/items?kind=source-stopped");
    return parsed<readonly { readonly values: object; readonly revision: number }[]>(JSON.stringify(result)).map(
      ({ values }) => values,
    );
  };
  const countCalls = async (): Promise<number> => {
    const calls = await fetch(`${simulator.url}/simulator/calls`).then((answer) => answer.text());
    return parsed<readonly { readonly path: string }[]>(calls).filter(({ path }) => /search|prices/.test(path)).length;
  };
  /** Requests are stored after the answer of their search. */
  const whenStored = async (count: number): Promise<void> => {
    await expect
      .poll(async () => (await server.database.db.selectFrom("sourceRequest").select("id").execute()).length)
      .toBe(count);
  };

  it("are listed with their quota and cost before they are asked, beside carriers that are not set up", async () => {
    await startFor("cma-cgm", cmaCgm);
    expect(await find("CMA CGM")).toEqual({
      id: "CMA CGM",
      name: "CMA CGM",
      kind: "connector",
      state: "untried",
      until: null,
      pause: null,
      revision: 0,
      lastAnswer: null,
      error: null,
      recent: [],
      usualSeconds: null,
      allowances: [{ calls: 20, spanSeconds: 3_600, left: 20 }],
      cost: {
        perCall: { currency: "USD", minor: 15 },
        perTest: { currency: "USD", minor: 15 },
        today: { currency: "USD", minor: 0 },
        month: { currency: "USD", minor: 0 },
        billedToday: 0,
        billedMonth: 0,
      },
      asked: 0,
      answered: 0,
      sheet: null,
      isAsked: true,
      takesReference: false,
    });
    expect(await find("carrier cosco")).toMatchObject({ name: "COSCO", state: "not-set-up" });
    expect(await find("carrier cma-cgm")).toBeUndefined();
    expect((await callDesk(server.app, "GET", "/connectors")).status).toBe(401);
  });

  it("count what searches asked, what was answered and what it cost", async () => {
    await startFor("cma-cgm", cmaCgm);
    await search();
    await whenStored(1);
    expect(await find("CMA CGM")).toMatchObject({
      state: "live",
      asked: 1,
      answered: 1,
      error: null,
      lastAnswer: { seconds: expect.any(Number) },
      allowances: [{ left: 19 }],
      cost: { today: { minor: 15 }, month: { minor: 15 }, billedToday: 1 },
    });
    const { result } = await call("GET", "/connectors/CMA%20CGM");
    expect(result).toMatchObject([
      {
        settings: [
          { name: "host", value: simulator.url.replace("http://", "") },
          { name: "pages", value: 1 },
          { name: "securesPrices", value: false },
          { name: "weightKg", value: 10_000 },
        ],
        calls: [
          { operation: "search", outcome: "200", isBilled: true, isTest: false },
          { operation: "token", outcome: "200", isBilled: false, isTest: false },
        ],
      },
    ]);
    expect(JSON.stringify(result)).not.toContain("simulator-secret");
  });

  it("wait in the inbox once when the access is refused, until the carrier answers again", async () => {
    await startFor("cma-cgm", () => cmaCgm("wrong"));
    await search();
    await whenStored(1);
    await search();
    await whenStored(2);
    expect(await find("CMA CGM")).toMatchObject({
      state: "failing",
      error: { cause: "access", detail: "its identity provider refused the client id or secret" },
      asked: 2,
      answered: 0,
    });
    expect(await listWaiting()).toEqual([
      {
        source: "CMA CGM",
        kind: "connector",
        cause: "access",
        error: "its identity provider refused the client id or secret",
      },
    ]);
    const second = await startSecond([cmaCgm()]);
    server.clock.advance(1_000);
    const tested = await callDesk(second, "POST", "/connectors/CMA%20CGM/test", { cookie: clerk, body: TEST });
    expect(tested).toMatchObject({ status: 200, result: [{ failure: null, cost: { currency: "USD", minor: 15 } }] });
    expect(await listWaiting()).toEqual([]);
    expect(await find("CMA CGM")).toMatchObject({ state: "live", error: null, asked: 2, cost: { billedToday: 1 } });
  });

  it("are out of calls until the day of the carrier is over", async () => {
    await startFor("hapag-lloyd", () => ({
      ...hapagLloydConnector(
        "Hapag-Lloyd",
        openFields(
          {
            url: simulator.url,
            clientId: "${ID}",
            clientSecret: "${SECRET}",
            customerIdentifier: "desk@keelson.example",
            callsPerDay: 1,
            keepMinutes: 0,
          },
          "simulator-secret",
        ),
      ),
    }));
    await search();
    await whenStored(1);
    /* A search states whole minutes. */
    const until = new Date(server.clock.now() + DAY_MS + 60_000).toISOString();
    server.clock.advance(1_000);
    await search();
    await whenStored(2);
    expect(await find("Hapag-Lloyd")).toMatchObject({ state: "used-up", until, asked: 1, answered: 1, cost: null });
    expect(await listWaiting()).toMatchObject([{ source: "Hapag-Lloyd", cause: "used-up" }]);
    server.clock.advance(DAY_MS + 60_000);
    await search();
    await whenStored(3);
    admin = await signInToDesk(server, JAN);
    expect(await find("Hapag-Lloyd")).toMatchObject({ state: "used-up", asked: 1 });
    expect(await listWaiting()).toEqual([]);
  });

  it("are paused by a clerk for searches of all processes, and resumed by an admin", async () => {
    await startFor("cma-cgm", cmaCgm);
    const second = await startSecond([cmaCgm()]);
    const until = new Date(server.clock.now() + 3_600_000).toISOString();
    const body = { reason: "Wrong prices to Rotterdam", until, revision: 0 };
    expect(await call("PUT", "/connectors/CMA%20CGM/pause", body, clerk)).toMatchObject({
      status: 200,
      message: "Paused",
      result: [
        {
          state: "paused",
          until,
          revision: 1,
          pause: { reason: "Wrong prices to Rotterdam", by: "Ravi Pillai", until },
        },
      ],
    });
    expect((await search(second)).sources).toContainEqual({ name: "CMA CGM", outcome: "timed-out" });
    const begun = await second.inject({
      method: "POST",
      url: `${url}/searches`,
      headers: await signInAs(second),
      payload: ONE_BOX,
    });
    expect(parsed<GrowingRatesAnswer>(begun.body).progress).toContainEqual({
      name: "CMA CGM",
      state: "paused",
      seconds: 0,
      offers: 0,
      reason: "CMA CGM is not asked at the moment.",
      until,
      pricedAt: null,
    });
    expect(await countCalls()).toBe(0);
    const resume = { reason: "The carrier has corrected them", revision: 1 };
    expect(await call("POST", "/connectors/CMA%20CGM/resumption", resume, clerk)).toMatchObject({ status: 403 });
    expect(await call("POST", "/connectors/CMA%20CGM/resumption", resume)).toMatchObject({
      status: 200,
      result: [{ state: "untried", pause: null, revision: 2 }],
    });
    await search(second);
    expect(await countCalls()).toBe(1);
    const { result } = await call("GET", "/audit?subject=CMA%20CGM");
    expect(result).toMatchObject([
      {
        entries: [
          { action: "connector.resumed", reason: "The carrier has corrected them", actor: { name: "Jan Visser" } },
          { action: "connector.paused", reason: "Wrong prices to Rotterdam", actor: { name: "Ravi Pillai" } },
        ],
      },
    ]);
  });

  it("refuse what the second of two clerks changes, and say what the first one did", async () => {
    await startFor("cma-cgm", cmaCgm);
    const pause = (reason: string, revision: number) =>
      call("PUT", "/connectors/CMA%20CGM/pause", { reason, until: null, revision });
    await pause("Wrong prices", 0);
    expect(await pause("Too slow", 0)).toMatchObject({
      status: 409,
      message: "Somebody else has paused it (Wrong prices). Check it and try again.",
    });
    expect(await pause("Too slow", 1)).toMatchObject({ status: 200, result: [{ until: null, revision: 2 }] });
    const resume = (revision: number) =>
      call("POST", "/connectors/CMA%20CGM/resumption", { reason: "Right again", revision });
    expect(await resume(1)).toMatchObject({ status: 409 });
    expect(await resume(2)).toMatchObject({ status: 200 });
    expect(await resume(3)).toMatchObject({ status: 409, message: "It is not paused." });
    expect(await pause(" ", 3)).toMatchObject({ status: 422 });
    expect(await call("PUT", "/connectors/COSCO/pause", { reason: "x", until: null, revision: 0 })).toMatchObject({
      status: 404,
    });
  });

  it("are tested while they are paused, with an answer that no customer gets", async () => {
    await startFor("cma-cgm", cmaCgm);
    await call("PUT", "/connectors/CMA%20CGM/pause", { reason: "Wrong prices", until: null, revision: 0 });
    const tested = await call("POST", "/connectors/CMA%20CGM/test", TEST, clerk);
    expect(tested).toMatchObject({
      status: 200,
      result: [
        {
          failure: null,
          unreadable: [],
          calls: [
            { operation: "token", outcome: "200", isBilled: false, isTest: true },
            { operation: "search", outcome: "200", isBilled: true, isTest: true },
          ],
          cost: { currency: "USD", minor: 15 },
        },
      ],
    });
    expect(parsed<readonly { prices: readonly object[] }[]>(JSON.stringify(tested.result))[0]?.prices.length).not.toBe(
      0,
    );
    const carriers = (await search()).result[0]?.api?.map(({ providerName }) => providerName) ?? [];
    expect(carriers).not.toContain("CMA CGM");
    expect(await find("CMA CGM")).toMatchObject({ asked: 0, answered: 0, cost: { billedToday: 1 } });
    expect(await countCalls()).toBe(1);
  });

  it("refuse a test that cannot be asked, at its fields, and make no call", async () => {
    await startFor("cma-cgm", cmaCgm);
    const wrong = { from: "Mumbai", to: "ZZZZZ", size: "99XX", day: "2026-11-01" };
    expect(await call("POST", "/connectors/CMA%20CGM/test", wrong)).toMatchObject({
      status: 422,
      result: [{ field: "from" }, { field: "size" }, { field: "day" }],
    });
    expect(await call("POST", "/connectors/CMA%20CGM/test", { ...TEST, to: "ZZZZZ" })).toMatchObject({
      status: 422,
      result: [{ field: "to", message: "ZZZZZ is not in the list of places." }],
    });
    expect(await countCalls()).toBe(0);
  });

  describe("that are given up", () => {
    const HUNG = { outcome: "hung", cause: "no-answer", until: null, isDayUsedUp: false } as const;
    const apply = (change: object) =>
      server.database.db
        .transaction()
        .execute((transaction) =>
          applyEnd(transaction, "CMA CGM", { ...HUNG, endedAt: server.clock.now(), ...change }),
        );

    it("wait as one item for each source, however often, and no more once they answer", async () => {
      await startFor("cma-cgm", cmaCgm);
      const until = server.clock.now() + 15_000;
      await apply({ until });
      await apply({ until: until + 30_000 });
      expect(await find("CMA CGM")).toMatchObject({
        state: "paused",
        until: new Date(until + 30_000).toISOString(),
        error: { cause: "no-answer" },
      });
      expect(await listWaiting()).toMatchObject([{ source: "CMA CGM", cause: "hung" }]);
      await apply({ outcome: "answered", cause: null });
      expect(await listWaiting()).toEqual([]);
    });
  });
};
