import { afterEach, describe, expect, it } from "vitest";
import type { RatesAnswer } from "#api/schema.d.ts";
import { readScheduleSettings } from "#server/connectors/schedules/settings.ts";
import { readSecret } from "#server/connectors/kit/fields.ts";
import { startSimulator } from "#simulators/index.ts";
import type { Simulator } from "#simulators/kit/server.ts";
import { addShipper, signInAs, startTestApp, type TestApp } from "#tests/server/support/app.ts";
import { freightFeatures, SEARCH } from "#tests/server/support/freight.ts";
import { parsed } from "#tests/server/support/parsed.ts";
import { readPdf } from "../../modules/documents/pdf-text.ts";

const URL_OF_RATES = "/api/resource/rates/spot-on";

describe("a price of a rate sheet whose carrier has a schedule", () => {
  let server: TestApp;
  let simulator: Simulator;
  afterEach(async () => {
    await server.close();
    await simulator.stop();
  });

  const start = async (waitMs: number) => {
    simulator = await startSimulator("schedules", { clock: () => new Date(server.clock.now()) });
    const entry = {
      carrier: "Castellan",
      url: `${simulator.url}/v1/point-to-point-routes`,
      headers: { "API-Key": "${KEY}" },
      waitMs,
    };
    const find = (value: unknown) => readSecret(value, { KEY: "simulator-key" });
    const schedules = readScheduleSettings([entry], find)._unsafeUnwrap();
    server = await startTestApp({ features: freightFeatures(), config: { schedules } });
    await addShipper(server.database);
    return signInAs(server.app);
  };
  const search = async (headers: Awaited<ReturnType<typeof start>>) => {
    const found = await server.app.inject({ method: "POST", url: URL_OF_RATES, headers, payload: SEARCH });
    const { result } = parsed<RatesAnswer>(found.body);
    return result.flatMap(({ excel }) => excel ?? []).find(({ providerName }) => providerName === "CASTELLAN");
  };

  it("is found with the carrier's sailing, and booked and printed with it", async () => {
    const headers = await start(5_000);
    const offer = await search(headers);
    expect(offer).toMatchObject({
      ETD: "2026-11-28 18:00",
      ETA: "2026-12-22 06:00",
      VESSEL: "PACIFIC HERON",
      VOYAGE: "742W",
      "TRANSIT TIME": "24 DAYS",
      "VGM CUT OFF": "2026-11-26 10:00",
      "PORT CUT OFF": "2026-11-26 18:00",
      schedule: { carrier: "Castellan", askedAt: "2026-11-20T08:00:00.000Z" },
      charges: { "OCEAN FREIGHT 20GP": "USD 1,015", "DELIVERY ORDER": "EUR 65/BL" },
    });
    expect(offer?.schedule?.routingLegs).toMatchObject([
      { vesselName: "PACIFIC HERON", legTo: { place: { internalCode: "AEJEA" } } },
      { vesselName: "PACIFIC KITE", legFrom: { place: { internalCode: "AEJEA" } } },
    ]);
    const payload = { offerId: offer?._id, providerName: "CASTELLAN" };
    const booked = await server.app.inject({
      method: "PUT",
      url: URL_OF_RATES,
      headers: { ...headers, "idempotency-key": "scheduled-1" },
      payload: { ...payload, routing: null, arrivalDate: null, departureDate: null },
    });
    expect(booked.statusCode).toBe(200);
    const document = await server.app.inject({
      method: "POST",
      url: "/api/resource/booking/pdf",
      headers,
      payload: offer ?? {},
    });
    const { text } = await readPdf(document.rawPayload);
    expect(text).toContain("PACIFIC HERON, voyage 742W");
    expect(text).toContain("PACIFIC KITE, voyage 809W");
    expect(text).toContain("Sailing by the schedule of Castellan, as of Fri 20 Nov 2026.");
  });

  it("is found without a sailing of the schedule while the carrier has not answered, and with it later", async () => {
    const headers = await start(100);
    const faults = JSON.stringify([{ fault: "slow", ms: 1_000, calls: 1 }]);
    await fetch(`${simulator.url}/simulator/faults`, { method: "PUT", body: faults });
    const first = await search(headers);
    expect(first).toMatchObject({ ETD: "2026-11-28", ETA: "2026-12-23", "TRANSIT TIME": "25 DAYS" });
    expect(first).not.toHaveProperty("schedule");
    await expect
      .poll(async () => (await search(headers))?.schedule?.carrier, { timeout: 5_000, interval: 200 })
      .toBe("Castellan");
    const calls = await fetch(`${simulator.url}/simulator/calls`).then((answer) => answer.text());
    expect(calls.split("/v1/point-to-point-routes")).toHaveLength(2);
  });
});
