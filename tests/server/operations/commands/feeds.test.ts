import { once } from "node:events";
import { createServer } from "node:http";
import { ok } from "neverthrow";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startSimulator } from "#simulators/index.ts";
import type { Simulator } from "#simulators/kit/server.ts";
import { noteProblems } from "#server/modules/tracking/problem-store.ts";
import { trackingFeature } from "#server/modules/tracking/routes.ts";
import { findShipmentEvents } from "#server/modules/tracking/store.ts";
import { connectorCommands } from "#server/operations/commands/connectors.ts";
import { createPrint } from "#server/operations/kit/print.ts";
import { readCarrierFeeds } from "#server/tracking-sources/settings.ts";
import { addShipper, START, startTestApp, type TestApp } from "#tests/server/support/app.ts";
import { addTestBooking } from "#tests/server/support/carrier.ts";
import { runStaffCommand, staffOperations } from "#tests/server/support/staff.ts";

const [OLD, NEW] = ["the old secret of it", "the new secret of it"].map((text) => Buffer.from(text).toString("base64"));
const KEY = "simulator-key";
const EVENT = { code: "DEPA", at: "2026-11-28T06:20:00+05:30", place: "INNSA", booking: "HLCUa", voyage: "017W" };

describe("operations connectors, for a tracking feed", () => {
  let carrier: Simulator;
  let server: TestApp;
  let site: string;
  beforeEach(async () => {
    carrier = await startSimulator("tracking", { clock: () => new Date(START), version: "3.0", retryDelaysMs: [] });
  });
  afterEach(async () => {
    await server.close();
    await carrier.stop();
  });

  const headers = { "API-Key": KEY };
  const toFeeds = (push: object, pull: object = { url: `${carrier.url}/v2/events`, headers }) => {
    const subscriptions = { url: `${carrier.url}/v2/event-subscriptions`, headers };
    const settings = { line: { lines: ["Line"], pull, push: { subscriptions, ...push } } };
    return readCarrierFeeds(settings, (value) => ok(String(value)))._unsafeUnwrap();
  };
  const serve = async (push: object): Promise<void> => {
    const trackingFeeds = toFeeds(push).map((feed) => ({ ...feed, pull: null }));
    server = await startTestApp({ config: { trackingFeeds }, features: [trackingFeature()] });
    await addShipper(server.database);
    site = await server.app.listen({ port: 0, host: "127.0.0.1" });
  };
  const runWith = async (feeds: ReturnType<typeof toFeeds>, words: readonly string[]): Promise<readonly string[]> => {
    const printed: string[] = [];
    const print = createPrint((...lines) => printed.push(...lines));
    const operations = staffOperations(server.database, {
      readFeeds: () => feeds,
      readSite: async () => site,
      say: print,
      note: print,
      reportError: print,
    });
    await runStaffCommand([connectorCommands], operations, ["connectors", ...words]);
    return printed.map((line) => line.replaceAll(site, "SITE").replaceAll(/\d+\.\d s/g, "0.0 s"));
  };
  const run = (push: object, ...words: readonly string[]) => runWith(toFeeds(push), words);
  const happen = async (event: object): Promise<readonly unknown[]> => {
    await fetch(`${carrier.url}/simulator/events`, { method: "POST", body: JSON.stringify({ add: event }) });
    const deliveries: readonly { readonly attempts: unknown }[] = await (
      await fetch(`${carrier.url}/simulator/deliveries`)
    ).json();
    return deliveries.map(({ attempts }) => attempts);
  };

  it("subscribe, list, rotate the secret and unsubscribe, without a secret on the screen", async () => {
    await serve({ secret: NEW, oldSecret: OLD });
    await addTestBooking(server.database.db, "a", { providerName: "Line" });
    const both = { secret: NEW, oldSecret: OLD };
    const printed = [
      await run({ secret: OLD }, "subscriptions", "line"),
      await run({ secret: OLD }, "subscribe", "Line"),
      await run({ secret: OLD }, "subscribe", "line"),
      await run({ secret: OLD }, "subscriptions", "line"),
      await run({ secret: OLD }, "rotate-secret", "line"),
    ];
    expect(await happen(EVENT)).toEqual([[204]]);
    printed.push(await run(both, "rotate-secret", "line"));
    expect(await happen({ ...EVENT, code: "ARRI", place: "NLRTM" })).toEqual([[204], [204]]);
    printed.push(await run(both, "unsubscribe", "line"), await run(both, "unsubscribe", "line", "--yes"));
    printed.push(await run(both, "unsubscribe", "line", "SUB-1", "--yes"));
    expect(printed).toEqual([
      ["No subscriptions."],
      ["SUB-1 delivers to SITE/inbound/line/events."],
      ["SUB-1 delivers to SITE/inbound/line/events already."],
      ["SUB-1  SITE/inbound/line/events  this server"],
      [
        "Move the present secret to tracking.line.push.oldSecret, set the new one as secret and restart the server first: it accepts both meanwhile.",
      ],
      ["SUB-1 is signed with the new secret from now on."],
      [
        "SUB-1 delivers to SITE/inbound/line/events.",
        "Nothing is ended yet. To end it: npm run operations -- connectors unsubscribe line --yes",
      ],
      ["SUB-1 is ended."],
      ["line has no subscription SUB-1."],
    ]);
    await expect.poll(async () => (await findShipmentEvents(server.database.db, "a"))?.events.length).toBe(2);
    expect(await happen({ ...EVENT, code: "ARRI", place: "DEHAM" })).toHaveLength(2);
  });

  it("tell a carrier no secret that the server does not accept yet", async () => {
    await serve({ secret: OLD });
    const both = { secret: NEW, oldSecret: OLD };
    expect(await run(both, "subscribe", "line")).toEqual([
      "SITE/inbound/line/events does not accept deliveries with this secret (status 401): restart the server with these settings first.",
    ]);
    expect(await run(both, "rotate-secret", "line")).toEqual([
      "SITE/inbound/line/events does not accept deliveries with this secret (status 401): restart the server with these settings first.",
    ]);
    expect(await run({ secret: OLD }, "subscriptions", "line")).toEqual(["No subscriptions."]);
  });

  it("say why a carrier does not do it", async () => {
    await serve({ secret: OLD });
    const access = { url: `${carrier.url}/v2/event-subscriptions`, headers: { "API-Key": "wrong" } };
    expect(await run({ secret: OLD, subscriptions: access }, "subscribe", "line")).toEqual([
      "line did not do it: it answered with status 401: Unknown key.",
    ]);
    expect(await run({ secret: OLD, subscriptions: undefined }, "subscribe", "line")).toEqual([
      "tracking.line.push.subscriptions is not set: make the subscription at the carrier's site.",
    ]);
    expect(await run({ secret: OLD }, "subscribe", "other")).toEqual([
      "There is no tracking feed other. There are line.",
    ]);
    site = "http://127.0.0.1:1";
    expect(await run({ secret: OLD }, "subscribe", "line")).toEqual([
      "line did not do it: it answered with status 400: callbackUrl did not answer HEAD with 2xx.",
    ]);
  });

  it("list a feed among the carriers, and test it by the name that the list shows", async () => {
    await serve({ secret: OLD });
    await happen(EVENT);
    expect(await run({ secret: OLD }, "list")).toEqual([
      "line tracking  0 queries every 30 minutes, 0 due, 1800 calls left, deliveries: none waits",
    ]);
    expect(await run({ secret: OLD }, "test", "line")).toEqual([
      "There is no connector line. There are line tracking.",
    ]);
    expect(await run({ secret: OLD }, "test", "Line tracking")).toEqual([
      "No shipment under way is asked about at line. Say --query carrierBookingReference=<number>.",
    ]);
    expect(await run({ secret: OLD }, "test", "line tracking", "--query", "carrierBookingReference=HLCUa")).toEqual([
      "line: carrierBookingReference=HLCUa",
      "1 events.",
      "  tracking: answered, 0.0 s",
      "  1800 calls left in each round, the next one from 2026-11-20T08:00:01.000Z",
      '  line 1: there is no booking "HLCUa"',
    ]);
    const listed = await run({ secret: OLD }, "list", "--json");
    expect(JSON.parse(listed.join("\n"))).toMatchObject([
      { name: "line tracking", feed: { name: "line", push: { waiting: 0 } } },
    ]);
  });

  it("list feeds with what they found unreadable, and ask one once within its quota", async () => {
    await serve({ secret: OLD });
    await addTestBooking(server.database.db, "a", { providerName: "Line" });
    expect(await run({ secret: OLD }, "query", "line")).toEqual([
      "No shipment under way is asked about at line. Say --query carrierBookingReference=<number>.",
    ]);
    await happen(EVENT);
    await happen({ ...EVENT, code: "HOVR" });
    expect(await run({ secret: OLD }, "query", "line", "--query", "carrierBookingReference=HLCUa")).toEqual([
      "line: carrierBookingReference=HLCUa",
      "2 events.",
      "  tracking: answered, 0.0 s",
      "  1800 calls left in each round, the next one from 2026-11-20T08:00:01.000Z",
      "  line 2: the code HOVR of EQUIPMENT is unknown",
    ]);
    expect(await run({ secret: OLD }, "query", "line", "--query", "carrierBookingReference=HLCUa")).toEqual([
      "line may be called next at 2026-11-20T08:00:01.000Z, by its quota or because it is paused after a failure.",
    ]);
    expect((await findShipmentEvents(server.database.db, "a")) ?? null).toBe(null);
    await run({ secret: OLD }, "subscribe", "line");
    await happen({ ...EVENT, code: "HOVR" });
    await happen({ ...EVENT, booking: "HLCU-later" });
    await expect
      .poll(() => run({ secret: OLD }, "feeds"))
      .toEqual([
        "line  0 queries every 30 minutes, 0 due, 1800 calls left  deliveries: 1 wait, the oldest since 2026-11-20T08:00:00.000Z",
        "  2026-11-20T08:00:00.000Z: the code HOVR of EQUIPMENT is unknown",
      ]);
  });

  it("print what a carrier writes on one line, without characters that control the terminal", async () => {
    const hostile = "\u001b[2J\u202eevil\u200b\r\nFORGED";
    const hostileCarrier = createServer(({ url = "", method }, response) => {
      const known = [hostile, `${site}/inbound/line/events`].map((callbackUrl) => ({
        subscriptionID: hostile,
        callbackUrl,
      }));
      const events = [{ eventID: hostile, eventType: hostile, eventClassifierCode: hostile, eventDateTime: hostile }];
      const isRefused = method !== "GET";
      response.writeHead(isRefused ? 409 : 200, { "content-type": "application/json" });
      response.end(
        JSON.stringify(isRefused ? { message: hostile } : url.startsWith("/v2/event-subscriptions") ? known : events),
      );
    }).listen(0, "127.0.0.1");
    await once(hostileCarrier, "listening");
    const secrets = { secret: NEW, oldSecret: OLD };
    await serve(secrets);
    const address = hostileCarrier.address();
    const url = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
    await noteProblems(server.database.db, "line", [hostile], START);
    const push = { ...secrets, subscriptions: { url: `${url}/v2/event-subscriptions`, headers } };
    const pull = { url: `${url}/v2/events`, headers };
    const printed = [
      await run(push, "subscriptions", "line"),
      await run(push, "subscribe", "line"),
      await run(push, "rotate-secret", "line"),
      await run(push, "unsubscribe", "line", hostile, "--yes"),
      await runWith(toFeeds(push, pull), ["query", "line", "--query", "carrierBookingReference=HLCUa"]),
      await run(push, "feeds"),
    ];
    hostileCarrier.close();
    expect(printed.map((lines) => lines.some((line) => line.includes("evil")))).toEqual(printed.map(() => true));
    expect(printed.flat().filter((line) => /[\p{Cc}\p{Cf}]/u.test(line) || line.startsWith("FORGED"))).toEqual([]);
  });

  it.each([5, -5])("receive what a carrier whose clock is %s minutes off corrects and withdraws", async (minutes) => {
    await serve({ secret: OLD });
    await addTestBooking(server.database.db, "a", { providerName: "Line" });
    await run({ secret: OLD }, "subscribe", "line");
    const control = (path: string, method: string, body: object) =>
      fetch(`${carrier.url}/simulator/${path}`, { method, body: JSON.stringify(body) });
    const stored = async () => (await findShipmentEvents(server.database.db, "a"))?.events ?? [];
    let eventID = "";
    for (const [index, change] of [
      () => ({ add: EVENT }),
      () => ({ correct: eventID, change: { at: "2026-11-28T08:00:00+05:30" } }),
      () => ({ retract: eventID }),
    ].entries()) {
      await control("clock", "PUT", { offsetMs: (minutes + index) * 60_000 });
      const changed: { readonly eventID: string } = await (await control("events", "POST", change())).json();
      eventID = changed.eventID;
      await expect.poll(async () => (await stored()).length).toBe(index + 1);
      server.clock.advance(60_000);
    }
    const last = (await stored()).at(-1);
    expect([last?.eventDateTime, last?.isRetracted]).toEqual(["2026-11-28T08:00:00+05:30", true]);
    expect(await run({ secret: OLD }, "feeds")).toEqual([
      "line  0 queries every 30 minutes, 0 due, 1800 calls left  deliveries: none waits",
    ]);
  });
});
