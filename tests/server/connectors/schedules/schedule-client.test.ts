import { afterEach, describe, expect, it } from "vitest";
import { readSecret } from "#server/connectors/kit/fields.ts";
import { createScheduleClient } from "#server/connectors/schedules/schedule-client.ts";
import { readScheduleSettings } from "#server/connectors/schedules/settings.ts";
import { startSimulator } from "#simulators/index.ts";
import { type Answer, type ReceivedCall, startCarrier } from "#tests/server/connectors/support/carrier-server.ts";
import { openTestDatabase, sqlitePlace } from "#tests/server/support/database.ts";
import route from "../../../simulators/schedules-route.json" with { type: "json" };

const NOW = Date.parse("2026-11-20T08:00:00.000Z");
const ENVIRONMENT = { KEY: "the-key", SECRET: "the-secret" };
const PAGE = { body: JSON.stringify([route]) };

describe("the client of a carrier's schedules", () => {
  const ends: (() => unknown)[] = [];
  afterEach(async () => {
    for (const end of ends.splice(0)) await end();
  });

  const askBy = async (entry: object) => {
    const database = await openTestDatabase(sqlitePlace);
    ends.push(database.remove);
    const [settings] = readScheduleSettings([entry], (value) => readSecret(value, ENVIRONMENT))._unsafeUnwrap();
    if (settings === undefined) throw new Error("There is no entry.");
    const client = createScheduleClient(
      settings,
      { db: database.db, clock: () => NOW, record: () => undefined, pause: async () => undefined },
      () => null,
    );
    const lane = { portOfLoading: "INNSA", portOfDischarge: "NLRTM", cargo: "dry" } as const;
    return client(lane, new AbortController().signal);
  };

  const ask = async (
    answer: (call: ReceivedCall, at: number) => Answer,
    changes: (url: string) => object = () => ({}),
  ) => {
    const carrier = await startCarrier(answer);
    ends.push(carrier.stop);
    const entry = {
      carrier: "Castellan",
      url: `${carrier.url}/routes`,
      headers: { "X-Key": "${KEY}" },
      ...changes(carrier.url),
    };
    return { received: carrier.calls, answered: await askBy(entry) };
  };

  it("asks for a lane and the days ahead, by the carrier's own codes of places", async () => {
    const { received } = await ask(
      () => PAGE,
      () => ({ placeCodes: { INNSA: "INNAV" }, days: 30, limit: 50 }),
    );
    expect(received.map(({ path }) => path)).toEqual([
      "/routes?placeOfReceipt=INNAV&placeOfDelivery=NLRTM&departureStartDate=2026-11-20&departureEndDate=2026-12-20&receiptTypeAtOrigin=CY&deliveryTypeAtDestination=CY&limit=50",
    ]);
  });

  it("sends its headers and an access token together, and fetches another one after a 401", async () => {
    const tokens = ["first", "second"];
    const { received, answered } = await ask(
      ({ path, headers }) => {
        if (path === "/token") return { body: JSON.stringify({ access_token: tokens.shift(), expires_in: 299 }) };
        return headers["authorization"] === "Bearer second" ? PAGE : { status: 401 };
      },
      (url) => ({ token: { url: `${url}/token`, clientId: "${KEY}", clientSecret: "${SECRET}" } }),
    );
    expect(answered._unsafeUnwrap().sailings).toHaveLength(1);
    const calls = received.filter(({ path }) => path.startsWith("/routes"));
    expect(calls.map(({ headers }) => [headers["x-key"], headers["authorization"]])).toEqual([
      ["the-key", "Bearer first"],
      ["the-key", "Bearer second"],
    ]);
  });

  it("asks for the next page at the configured address, whatever address a link names", async () => {
    const next = "https://elsewhere.example/v9/routes?cursor=two&limit=100";
    const { received, answered } = await ask((_, at) =>
      at === 0 ? { ...PAGE, headers: { "next-page": next } } : PAGE,
    );
    expect(received.map(({ path }) => path).at(1)).toBe("/routes?cursor=two&limit=100");
    expect(answered._unsafeUnwrap()).toMatchObject({ sailings: [{}], unreadable: [] });
  });

  it("stops after its pages, if the carrier always names a next one", async () => {
    const { received, answered } = await ask(
      () => ({ ...PAGE, headers: { "next-page": "again" } }),
      () => ({ pages: 4 }),
    );
    expect(received).toHaveLength(4);
    expect(answered._unsafeUnwrap().unreadable).toEqual(["it has more than 4 pages; the rest is left out"]);
  });

  it.each([
    ["no list", { body: `{"routes":[]}` }, "its answer cannot be read: it is no list of routes"],
    ["only routes that cannot be read", { body: "[{}]" }, "its answer cannot be read: route 1: it has no legs"],
    ["a mistake in the query", { status: 400, body: "{}" }, "it answered with status 400"],
  ])("fails for %s", async (_title, answer, reason) => {
    expect((await ask(() => answer)).answered._unsafeUnwrapErr().reason).toBe(reason);
  });

  it("has no sailing for an answer without a body", async () => {
    expect((await ask(() => ({ status: 204, body: "" }))).answered._unsafeUnwrap()).toEqual({
      sailings: [],
      unreadable: [],
    });
  });

  it("asks Hapag-Lloyd by version 1.0.1, at its own path and by its two keys", async () => {
    const simulator = await startSimulator("hapag-lloyd", { clock: () => new Date(NOW) });
    ends.push(simulator.stop);
    const answered = await askBy({
      carrier: "Hapag-Lloyd",
      scac: "HLCU",
      url: `${simulator.url}/hlag/external/v1/point-to-point-routes`,
      headers: { "X-IBM-Client-Id": "simulator", "X-IBM-Client-Secret": "simulator-secret" },
      days: 14,
    });
    const { sailings, unreadable } = answered._unsafeUnwrap();
    expect(unreadable).toEqual([]);
    expect(sailings.map(({ departure, legs }) => [departure, legs.map(({ to }) => to.code)])).toEqual([
      ["2026-11-21T18:00", ["NLRTM"]],
      ["2026-11-28T18:00", ["AEJEA", "NLRTM"]],
    ]);
  });
});
