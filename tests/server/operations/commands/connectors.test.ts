import { err } from "neverthrow";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { cmaCgmConnector } from "#server/connectors/cma-cgm/cma-cgm-source.ts";
import type { OpenConnector } from "#server/connectors/kit/connector.ts";
import { createFields } from "#server/connectors/kit/fields.ts";
import { readScheduleSettings, type ScheduleSettings } from "#server/connectors/schedules/settings.ts";
import { createPrint } from "#server/operations/kit/print.ts";
import { connectorCommands } from "#server/operations/commands/connectors.ts";
import { addPlaces } from "#server/modules/places/store.ts";
import { placeSeeds } from "#server/modules/places/place-seeds.ts";
import { type Answer, startCarrier } from "#tests/server/connectors/support/carrier-server.ts";
import { startSimulator } from "#simulators/index.ts";
import { START } from "#tests/server/support/app.ts";
import { openTestDatabase, sqlitePlace } from "#tests/server/support/database.ts";
import { runStaffCommand, staffOperations } from "#tests/server/support/staff.ts";

const OFFER = { offerId: "SPT-1", quoteLine: { validityTo: "2026-11-30" } };

describe("operations connectors", () => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>;
  const stops: (() => void)[] = [];
  let hasFailed = false;
  beforeEach(async () => {
    database = await openTestDatabase(sqlitePlace);
    await addPlaces(
      database.db,
      placeSeeds().filter(({ code }) => ["INNSA", "NLRTM"].includes(code)),
    );
  });
  afterEach(async () => {
    for (const stop of stops.splice(0)) stop();
    await database.remove();
  });

  const connect = async (answer: Answer, more: object = {}): Promise<OpenConnector> => {
    const carrier = await startCarrier(({ path }) =>
      path === "/token" ? { body: `{"access_token":"t","expires_in":299}` } : answer,
    );
    stops.push(carrier.stop);
    const tokenUrl = `${carrier.url}/token`;
    const entry = { url: carrier.url, tokenUrl, clientId: "${ID}", clientSecret: "${ID}", ...more };
    const fields = createFields(entry, "rates[0]", { ID: "keelson" }, (sentence) => {
      throw new Error(sentence);
    });
    return cmaCgmConnector("CMA CGM", fields);
  };

  const run = async (
    connectors: readonly OpenConnector[] | readonly ScheduleSettings[],
    ...words: readonly string[]
  ): Promise<readonly string[]> => {
    const printed: string[] = [];
    const print = createPrint((...lines) => printed.push(...lines));
    const rates = connectors.filter((one) => "createSource" in one);
    const schedules = connectors.filter((one) => "placeCodes" in one);
    const readConnectors = () => ({ rates, schedules });
    hasFailed = false;
    const reportError: typeof print = (...lines) => {
      hasFailed = true;
      print(...lines);
    };
    const operations = staffOperations(database, { readConnectors, say: print, reportError });
    await runStaffCommand([connectorCommands], operations, ["connectors", ...words]);
    return printed.map((line) => line.replaceAll(/\d+\.\d s/g, "0.0 s"));
  };

  it("list carriers with the calls that are left", async () => {
    expect(await run([], "list")).toEqual(["No carrier is connected: CONNECTORS_FILE is not set, or names none."]);
    const connectors = [await connect({ body: JSON.stringify([OFFER]) })];
    expect(await run(connectors, "list")).toEqual(["CMA CGM  20 of 20 calls in an hour left"]);
    await run(connectors, "test", "cma cgm");
    expect(await run(connectors, "list")).toEqual(["CMA CGM  19 of 20 calls in an hour left"]);
  });

  it("wait for a carrier as long as a search does", async () => {
    const hanging = await connect(() => undefined, { budgetSeconds: 1 });
    expect(await run([hanging], "test", "CMA CGM")).toEqual([
      "CMA CGM: 1 × 20GP from INNSA to NLRTM, departure from 2026-11-27.",
      "No offers: it did not answer in time. 0.0 s.",
      "  token: 200, 0.0 s",
      "  search: timed-out, 0.0 s",
      "19 of 20 calls in an hour left",
    ]);
  });

  it("find a carrier by its word of the connectors file, unless two entries have it", async () => {
    const one = { ...(await connect({ body: JSON.stringify([OFFER]) })), carrier: "cma-cgm" };
    expect((await run([one], "test", "CMA-CGM"))[0]).toBe(
      "CMA CGM: 1 × 20GP from INNSA to NLRTM, departure from 2026-11-27.",
    );
    expect(await run([one, { ...one, name: "ANL" }], "test", "cma-cgm")).toEqual([
      "There is no connector cma-cgm. There are CMA CGM, ANL.",
    ]);
  });

  it("test one carrier and print the freight, the number of other charges and the validity, so that a wrong one is seen", async () => {
    const bunker = { charge: { code: "BAF52", name: "Bunker" }, chargeCurrency: { code: "USD" }, amount: 160 };
    const price = {
      equipmentGroupIsoCode: "20GP",
      basicOceanFreightRate: 1_450,
      currency: { code: "USD" },
      matchingCargoSurcharges: [bunker, bunker],
    };
    const surcharges = { matchingSurchargesPerEquipmentTypes: [price], matchingBlSurcharges: [bunker] };
    const offer = {
      ...OFFER,
      departureDate: "2026-11-27T06:00:00Z",
      arrivalDate: "2026-12-21T06:00:00Z",
      quoteLine: { ...OFFER.quoteLine, surcharges },
    };
    expect(await run([await connect({ body: JSON.stringify([offer]) })], "test", "CMA CGM")).toEqual([
      "CMA CGM: 1 × 20GP from INNSA to NLRTM, departure from 2026-11-27.",
      "1 offers, 1 of them bookable. 0.0 s.",
      "  2026-11-27T06:00:00Z to 2026-12-21T06:00:00Z: freight of a container USD 1450, other charges 2, of the bill of lading 1, valid to 2026-11-30",
      "  token: 200, 0.0 s",
      "  search: 200, 0.0 s, billed",
      "19 of 20 calls in an hour left",
    ]);
  });

  it("test one carrier with one query, and name what cannot be read", async () => {
    const connectors = [
      await connect({ body: JSON.stringify([OFFER, { ...OFFER, offerId: "Sold-out" }, { quoteLine: 1 }]) }),
    ];
    expect(await run(connectors, "test", "CMA CGM", "--lane", "innsa-nlrtm")).toEqual([
      "CMA CGM: 1 × 20GP from INNSA to NLRTM, departure from 2026-11-27.",
      "2 offers, 1 of them bookable. 0.0 s.",
      "  token: 200, 0.0 s",
      "  search: 200, 0.0 s, billed",
      "  left out: it cannot be read: quoteLine: 1 is not an object",
      "19 of 20 calls in an hour left",
    ]);
  });

  it("test one carrier as a search asks it: what a search leaves out is no offer", async () => {
    const toOther = {
      ...OFFER,
      routingLegs: [{ modeOfTransport: "VESSEL", legTo: { place: { internalCode: "BRSSZ" } } }],
    };
    const price = { equipmentGroupIsoCode: "20GP", basicOceanFreightRate: 145_000, currency: { code: "USD" } };
    const inCents = {
      ...OFFER,
      quoteLine: { ...OFFER.quoteLine, surcharges: { matchingSurchargesPerEquipmentTypes: [price] } },
    };
    const mixed = await connect({ body: JSON.stringify([OFFER, inCents]) });
    expect(await run([mixed], "test", "CMA CGM")).toEqual([
      "CMA CGM: 1 × 20GP from INNSA to NLRTM, departure from 2026-11-27.",
      "1 offers, 1 of them bookable. 0.0 s.",
      "  token: 200, 0.0 s",
      "  search: 200, 0.0 s, billed",
      "  left out: it cannot be read: the freight of 20GP, USD 145000, may be in cents",
      "19 of 20 calls in an hour left",
    ]);
    expect(hasFailed).toBe(false);
    await run([await connect({ body: JSON.stringify([toOther]) })], "test", "CMA CGM");
    expect(hasFailed).toBe(true);
  });

  it("print what a carrier answered on one line, without characters that control a terminal", async () => {
    const hostile = { quoteLine: "\u001b[31mred\u001b[0m\nforged line" };
    const printed = await run([await connect({ body: JSON.stringify([OFFER, hostile]) })], "test", "CMA CGM");
    expect(printed).toHaveLength(6);
    expect(printed[4]).toMatch(/^ {2}left out: it cannot be read: quoteLine: [^\p{Cc}]*$/u);
  });

  it("say why a carrier has no offers, and fail", async () => {
    const refused = await connect({ status: 403 });
    expect(await run([refused], "test", "CMA CGM")).toEqual([
      "CMA CGM: 1 × 20GP from INNSA to NLRTM, departure from 2026-11-27.",
      "No offers: it answered with status 403: it does not accept our access. 0.0 s.",
      "  token: 200, 0.0 s",
      "  search: 403, 0.0 s",
      "19 of 20 calls in an hour left",
    ]);
    expect(hasFailed).toBe(true);
    await run([await connect({ body: "[]" })], "test", "CMA CGM");
    expect(hasFailed).toBe(true);
    await run([await connect({ body: JSON.stringify([OFFER]) })], "test", "CMA CGM");
    expect(hasFailed).toBe(false);
  });

  it("refuse a lane, a place and a name that are unknown, and ask nobody", async () => {
    const connectors = [await connect({ status: 500 })];
    expect(await run(connectors, "test", "CMA CGM", "--lane", "Mumbai")).toEqual([
      "--lane takes two UN/LOCODE such as INNSA-NLRTM, not Mumbai.",
    ]);
    expect(await run(connectors, "test", "CMA CGM", "--lane", "INNSA-XXXXX")).toEqual([
      "XXXXX is not in the list of places.",
    ]);
    expect(await run(connectors, "test", "CMA CGM", "--query", "carrierBookingReference=1")).toEqual([
      "CMA CGM is asked for a lane: leave out --query.",
    ]);
    expect(await run(connectors, "test", "Norrvik")).toEqual(["There is no connector Norrvik. There are CMA CGM."]);
    expect(await run(connectors, "list")).toEqual(["CMA CGM  20 of 20 calls in an hour left"]);
  });

  const connectSchedules = async (): Promise<ScheduleSettings> => {
    const simulator = await startSimulator("schedules", { clock: () => new Date(START) });
    stops.push(() => void simulator.stop());
    const entry = {
      carrier: "Castellan",
      url: `${simulator.url}/v1/point-to-point-routes`,
      headers: { "API-Key": "simulator-key" },
      days: 14,
      limit: 1,
    };
    const [settings] = readScheduleSettings([entry], () => err("is no secret"))._unsafeUnwrap();
    if (settings === undefined) throw new Error("There is no entry.");
    return settings;
  };

  it("test a carrier that is asked for sailings, and list the calls that are left", async () => {
    const schedules = [await connectSchedules()];
    expect(await run(schedules, "test", "castellan schedules")).toEqual([
      "Castellan schedules: sailings from INNSA to NLRTM.",
      "2 sailings. 0.0 s.",
      "  2026-11-21 18:00 to 2026-12-10 06:00, PACIFIC TERN 714W, direct",
      "  2026-11-28 18:00 to 2026-12-22 06:00, PACIFIC HERON 742W and PACIFIC KITE 809W, by way of Jebel Ali",
      "  schedule: 200, 0.0 s",
      "  schedule: 200, 0.0 s",
      "8 of 10 calls in a minute left, 998 of 1000 calls in a day left",
    ]);
    expect(await run(schedules, "list")).toEqual([
      "Castellan schedules  8 of 10 calls in a minute left, 998 of 1000 calls in a day left",
    ]);
  });
});
