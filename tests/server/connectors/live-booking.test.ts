import { afterEach, describe, expect, it } from "vitest";
import type { BookingAnswer, RatesAnswer } from "#api/schema.d.ts";
import { cmaCgmConnector } from "#server/connectors/cma-cgm/cma-cgm-source.ts";
import type { OpenConnector } from "#server/connectors/kit/connector.ts";
import { createFields } from "#server/connectors/kit/fields.ts";
import { reconcilePrices } from "#server/modules/bookings/index.ts";
import { bookingCommands } from "#server/operations/commands/bookings.ts";
import { randomIds } from "#server/platform/time.ts";
import { startSimulator } from "#simulators/index.ts";
import type { Simulator } from "#simulators/kit/server.ts";
import { addShipper, type CredentialHeaders, signInAs, startTestApp, type TestApp } from "#tests/server/support/app.ts";
import { freightFeatures, SEARCH } from "#tests/server/support/freight.ts";
import { parsed } from "#tests/server/support/parsed.ts";
import { runStaffCommand, staffOperations } from "#tests/server/support/staff.ts";

const NEVER_MS = 2 ** 30;

describe("a live offer of SpotOn", () => {
  let server: TestApp;
  let simulator: Simulator;
  afterEach(async () => {
    await server.close();
    await simulator.stop();
  });

  let connector: OpenConnector;
  const start = async (change: object = {}, name = "CMA CGM") => {
    simulator = await startSimulator("cma-cgm", { clock: () => new Date(server.clock.now()) });
    const entry = {
      url: simulator.url,
      tokenUrl: `${simulator.url}/as/token.oauth2`,
      clientId: "${ID}",
      clientSecret: "${SECRET}",
      securesPrices: true,
      ...change,
    };
    const environment = { ID: "simulator", SECRET: "simulator-secret" };
    const fields = createFields(entry, "rates[0]", environment, (sentence) => {
      throw new Error(sentence);
    });
    connector = cmaCgmConnector(name, fields);
    server = await startTestApp({
      features: freightFeatures(undefined, { reconcileEveryMs: NEVER_MS }),
      config: { connectors: [connector], deskMail: "desk@keelson.example" },
    });
    await addShipper(server.database);
    return signInAs(server.app);
  };
  const show = async (number: string): Promise<readonly string[]> => {
    const printed: string[] = [];
    const print = (...lines: readonly string[]): void => {
      printed.push(...lines);
    };
    const operations = staffOperations(server.database, { say: print, reportError: print });
    await runStaffCommand([bookingCommands], operations, ["bookings", "show", number]);
    return printed;
  };

  const book = async (headers: CredentialHeaders, name = "CMA CGM") => {
    const url = "/api/resource/rates/spot-on";
    const found = await server.app.inject({ method: "POST", url, headers, payload: SEARCH });
    const offer = parsed<RatesAnswer>(found.body).result[0]?.api?.find(
      ({ providerName, carrierOfferId }) => providerName === name && carrierOfferId !== undefined,
    );
    const payload = { offerId: offer?.offerId, providerName: name };
    const booked = await server.app.inject({
      method: "PUT",
      url,
      headers: { ...headers, "idempotency-key": "live-booking-1" },
      payload: { ...payload, routing: null, arrivalDate: null, departureDate: null },
    });
    return { booked, carrierOfferId: offer?.carrierOfferId };
  };

  it("is searched, booked as a request, and secured at the carrier for the desk", async () => {
    const { booked, carrierOfferId } = await book(await start());
    expect(parsed<BookingAnswer>(booked.body)).toMatchObject({
      message: "Booking request received. My Bookings shows when it is confirmed.",
      result: [{ quotationId: "QTN-2026-000001", bookingId: null }],
    });
    const price = await server.database.db.selectFrom("securedPrice").selectAll().executeTakeFirstOrThrow();
    expect(price).toMatchObject({ source: "CMA CGM", outcome: "secured", reason: null });
    expect(price.number).toMatch(/^QSPOT1\d{6}$/);
    expect(await show("QTN-2026-000001")).toContain(
      `CMA CGM holds the price as ${price.number}. Book it there: ${price.bookingUrl}`,
    );
    const calls = await fetch(`${simulator.url}/simulator/calls`).then((answer) => answer.text());
    expect(calls.split(`/offers/${carrierOfferId}/quotations`)).toHaveLength(2);
  });

  it("is secured where the forwarder has a tariff under the name of the carrier as well", async () => {
    const headers = await start({}, "Norrvik Line");
    await book(headers, "Norrvik Line");
    const price = await server.database.db.selectFrom("securedPrice").selectAll().executeTakeFirstOrThrow();
    expect(price).toMatchObject({ source: "Norrvik Line", outcome: "secured", reason: null });
  });

  it("is secured by a second call after a lost answer, where the settings say that the quotation is the same", async () => {
    const headers = await start({ quotesOncePerOffer: true });
    const faults = JSON.stringify([{ fault: "drop-after", calls: 1, path: "/quotations" }]);
    await fetch(`${simulator.url}/simulator/faults`, { method: "PUT", body: faults });
    await book(headers);
    expect((await show("QTN-2026-000001")).join(" ")).toContain(
      "It is not known yet whether CMA CGM holds the price. More is known after 2026-11-20T08:00:30.000Z.",
    );
    server.clock.advance(31_000);
    const { database, clock } = server;
    const source = connector.createSource({ db: database.db, clock: clock.now, record: () => undefined });
    const { secure, isSecuredOnce = false } = "secure" in source ? source : {};
    if (secure === undefined) throw new Error("The source secures no price");
    await reconcilePrices({
      database,
      clock: clock.now,
      ids: randomIds,
      config: { deskMail: null },
      findCalls: async () => ({ secure, isSecuredOnce }),
      deadlineMs: 5_000,
      onFailure: () => undefined,
    });
    const price = await database.db.selectFrom("securedPrice").selectAll().executeTakeFirstOrThrow();
    expect(price).toMatchObject({ outcome: "secured", attempts: 2, dueAt: null });
  });
});
