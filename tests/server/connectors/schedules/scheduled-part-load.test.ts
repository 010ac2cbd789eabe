import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { LclRatesAnswer, QuotationsAnswer } from "#api/schema.d.ts";
import { readSecret } from "#server/connectors/kit/fields.ts";
import { readScheduleSettings } from "#server/connectors/schedules/settings.ts";
import { startSimulator } from "#simulators/index.ts";
import type { Simulator } from "#simulators/kit/server.ts";
import { addShipper, type CredentialHeaders, signInAs, startTestApp, type TestApp } from "#tests/server/support/app.ts";
import { parsed } from "#tests/server/support/parsed.ts";
import { readPdf } from "../../modules/documents/pdf-text.ts";
import { lclFeatures } from "../../modules/lcl/fixture.ts";

const LOAD = { portOfLoading: "Nhava Sheva", portOfDischarge: "Rotterdam", weight: 1200.5, cbm: 3.25 };
const URL_OF_RATES = "/api/resource/lcl/rates";

describe("a price of an LCL tariff whose consolidator has a schedule", () => {
  let server: TestApp;
  let simulator: Simulator;
  let headers: CredentialHeaders;

  beforeEach(async () => {
    const clock = { now: () => 0 };
    simulator = await startSimulator("schedules", { clock: () => new Date(clock.now()) });
    const entry = {
      carrier: "Baywater",
      lines: ["Baywater Consolidators"],
      url: `${simulator.url}/v1/point-to-point-routes`,
      headers: { "API-Key": "${KEY}" },
      waitMs: 5_000,
    };
    const schedules = readScheduleSettings([entry], (value) => readSecret(value, { KEY: "simulator-key" }));
    server = await startTestApp({ features: lclFeatures, config: { schedules: schedules._unsafeUnwrap() } });
    clock.now = server.clock.now;
    await addShipper(server.database);
    headers = await signInAs(server.app);
  });
  afterEach(async () => {
    await server.close();
    await simulator.stop();
  });

  const search = async () => {
    const query = Object.fromEntries(Object.entries(LOAD).map(([name, value]) => [name, String(value)]));
    const found = await server.app.inject({ method: "GET", url: URL_OF_RATES, query, headers });
    return parsed<LclRatesAnswer>(found.body).result;
  };

  it("is found with its sailings and CFS cut-offs, the others as their tariff states them", async () => {
    const offers = await search();
    const found = offers.filter(({ providerName }) => providerName === "Baywater Consolidators");
    expect(found).toMatchObject([
      {
        originCharges: { "OCEAN FREIGHT": "EUR 40/W/M" },
        nextDepartures: [
          {
            departureDate: "2026-11-28",
            cfsCutOff: "2026-11-24T16:00",
            schedule: { carrier: "Baywater", askedAt: "2026-11-20T08:00:00.000Z" },
          },
        ],
      },
    ]);
    const [departure] = found[0]?.nextDepartures ?? [];
    expect(departure?.schedule?.routingLegs).toMatchObject([
      { vesselName: "PACIFIC HERON", voyageReference: "742W", legTo: { place: { internalCode: "AEJEA" } } },
      { vesselName: "PACIFIC KITE", voyageReference: "809W", arrivalDate: "2026-12-22T06:00:00" },
    ]);
    expect(offers.filter(({ nextDepartures }) => nextDepartures !== undefined)).toHaveLength(2);
    await search();
    const calls = await fetch(`${simulator.url}/simulator/calls`).then((answer) => answer.text());
    expect(calls.split("/v1/point-to-point-routes")).toHaveLength(2);
    expect(calls).toContain("CFS");
  });

  it("is booked and printed with its sailing", async () => {
    const offer = (await search()).find(({ providerName }) => providerName === "Baywater Consolidators");
    const booked = await server.app.inject({
      method: "PUT",
      url: URL_OF_RATES,
      headers: { ...headers, "idempotency-key": "part-load-1" },
      payload: { ...LOAD, _id: offer?._id },
    });
    expect(booked.statusCode).toBe(200);
    const bookings = await server.app.inject({ method: "GET", url: "/api/resource/quotation", headers });
    const [booking] = parsed<QuotationsAnswer>(bookings.body).result;
    expect(booking?.shipment).toMatchObject({
      departure: { eventDateTime: "2026-11-28", eventClassifierCode: "PLN" },
      arrival: { eventDateTime: "2026-12-22", eventClassifierCode: "PLN" },
    });
    const document = await server.app.inject({
      method: "POST",
      url: "/api/resource/booking/pdf",
      headers,
      payload: { _id: offer?._id },
    });
    const { text } = await readPdf(document.rawPayload);
    expect(text).toContain("PACIFIC HERON, voyage 742W");
    expect(text).toContain("Sailing by the schedule of Baywater, as of Fri 20 Nov 2026.");
  });
});
