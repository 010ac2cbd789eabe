import { afterEach, describe, expect, it } from "vitest";
import type { BookingAnswer, RatesAnswer } from "#api/schema.d.ts";
import { cmaCgmConnector } from "#server/connectors/cma-cgm/cma-cgm-source.ts";
import { createFields } from "#server/connectors/kit/fields.ts";
import { bookingCommands } from "#server/operations/commands/bookings.ts";
import { startSimulator } from "#simulators/index.ts";
import type { Simulator } from "#simulators/kit/server.ts";
import { addShipper, signInAs, startTestApp, type TestApp } from "#tests/server/support/app.ts";
import { freightFeatures, SEARCH } from "#tests/server/support/freight.ts";
import { parsed } from "#tests/server/support/parsed.ts";
import { runStaffCommand, staffOperations } from "#tests/server/support/staff.ts";

describe("a live offer of SpotOn", () => {
  let server: TestApp;
  let simulator: Simulator;
  afterEach(async () => {
    await server.close();
    await simulator.stop();
  });

  const start = async () => {
    simulator = await startSimulator("cma-cgm", { clock: () => new Date(server.clock.now()) });
    const entry = {
      url: simulator.url,
      tokenUrl: `${simulator.url}/as/token.oauth2`,
      clientId: "${ID}",
      clientSecret: "${SECRET}",
      securesPrices: true,
    };
    const environment = { ID: "simulator", SECRET: "simulator-secret" };
    const fields = createFields(entry, "rates[0]", environment, (sentence) => {
      throw new Error(sentence);
    });
    server = await startTestApp({
      features: freightFeatures(),
      config: { connectors: [cmaCgmConnector("CMA CGM", fields)], deskMail: "desk@keelson.example" },
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

  it("is searched, booked as a request, and secured at the carrier for the desk", async () => {
    const headers = await start();
    const url = "/api/resource/rates/spot-on";
    const found = await server.app.inject({ method: "POST", url, headers, payload: SEARCH });
    const offer = parsed<RatesAnswer>(found.body).result[0]?.api?.find(
      ({ providerName, carrierOfferId }) => providerName === "CMA CGM" && carrierOfferId !== undefined,
    );
    const payload = { offerId: offer?.offerId, providerName: "CMA CGM" };
    const booked = await server.app.inject({
      method: "PUT",
      url,
      headers: { ...headers, "idempotency-key": "live-booking-1" },
      payload: { ...payload, routing: null, arrivalDate: null, departureDate: null },
    });
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
    expect(calls.split(`/offers/${offer?.carrierOfferId}/quotations`)).toHaveLength(2);
  });
});
