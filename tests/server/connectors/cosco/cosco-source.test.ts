import { err } from "neverthrow";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { coscoConnector } from "#server/connectors/cosco/cosco-source.ts";
import { createFields } from "#server/connectors/kit/fields.ts";
import { openTestDatabase, sqlitePlace } from "#tests/server/support/database.ts";
import { type Answer, startCarrier } from "../support/carrier-server.ts";
import { requestFor } from "../support/requests.ts";

const PRODUCT = {
  id: "7f3a",
  serviceCode: "AEU3",
  vesselName: "COSCO ANDES",
  voyageNo: "041",
  direction: "W",
  estimatedTransitTimeInDays: 24,
  effectiveStartDate: "2026-11-14 00:00",
  effectiveEndDate: "2026-11-25 23:59",
  etd: "2026-11-28 18:00",
  eta: "2026-12-22 06:00",
  inventory: 12,
  polPort: { unlocode: "INNSA", portName: "Nhava Sheva" },
  podPort: { unlocode: "NLRTM", portName: "Rotterdam" },
  cutOffLocalDate: "2026-11-26 12:00",
  routeProductPricingList: [
    { cntrType: "20GP", price: 800, tradePrice: 750, currency: "USD" },
    { cntrType: "40HQ", price: 1_500, currency: "USD" },
  ],
};

const inEnvelope = (content: readonly object[]): Answer => ({
  body: JSON.stringify({ code: 0, message: "", data: { content } }),
});

const NO_CITY = inEnvelope([]);

describe("products of COSCO", () => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>;
  let now = 0;
  const stops: (() => void)[] = [];
  beforeEach(async () => {
    now = Date.parse("2026-11-20T08:00:00.000Z");
    database = await openTestDatabase(sqlitePlace);
  });
  afterEach(async () => {
    for (const stop of stops.splice(0)) stop();
    await database.remove();
  });

  const open = async (products: Answer, cities: Answer | null = null) => {
    const carrier = await startCarrier(({ path, body }) => {
      if (!path.endsWith("/city/search")) return products;
      const unlocode = /[A-Z]{5}/.exec(body)?.[0] ?? "";
      return cities ?? inEnvelope([{ id: "other" }, { id: `id-${unlocode}`, unlocode }]);
    });
    stops.push(carrier.stop);
    const entry = { url: carrier.url, apiKey: "${ID}", secret: "${ID}" };
    const fields = createFields(entry, "rates[0]", { ID: "keelson" }, (sentence) => {
      throw new Error(sentence);
    });
    const source = coscoConnector("COSCO", fields).createSource({
      db: database.db,
      clock: () => now,
      record: () => undefined,
      pause: () => Promise.resolve(),
    });
    const quote = (given: Parameters<typeof requestFor>[0] = {}) =>
      source.quote(requestFor(given), new AbortController().signal);
    return { quote, calls: carrier.calls };
  };
  it("are asked for by the ids of the carrier's cities, which are asked for once a day", async () => {
    const { quote, calls } = await open(inEnvelope([PRODUCT]));
    await quote();
    await quote();
    expect(calls.map(({ path, body }) => [path, JSON.parse(body)])).toEqual([
      ["/synconhub/common/city/search", { keywords: "INNSA", page: 1, size: 30 }],
      ["/synconhub/common/city/search", { keywords: "NLRTM", page: 1, size: 30 }],
      ...Array.from({ length: 2 }, () => [
        "/synconhub/product/instantBooking/search",
        {
          startDate: "2026-11-23",
          endDate: "2026-12-20",
          porCityId: "id-INNSA",
          fndCityId: "id-NLRTM",
          page: 1,
          size: 50,
        },
      ]),
    ]);
    now += 25 * 3_600_000;
    await quote();
    expect(calls).toHaveLength(7);
  });

  it("are read with the price after promotions, the vessel and local times", async () => {
    const { quote } = await open(inEnvelope([PRODUCT]));
    expect((await quote())._unsafeUnwrap()).toEqual([
      {
        kind: "api",
        refusal: null,
        offer: {
          carrierOfferId: "7f3a",
          providerName: "COSCO",
          message: null,
          logo: null,
          rateType: "Spot",
          validityZone: null,
          loadingZone: null,
          departureDate: "2026-11-28 18:00",
          arrivalDate: "2026-12-22 06:00",
          transitTime: 24,
          serviceType: null,
          routingDetails: null,
          supportContact: null,
          validityFrom: "2026-11-14 00:00",
          validityTo: "2026-11-25 23:59",
          validFor: null,
          exportHaulageMode: "P",
          importHaulageMode: "P",
          exportModeOfTransport: null,
          importModeOfTransport: null,
          legs: [
            {
              from: { name: "Nhava Sheva", code: "INNSA", country: null, countryCode: "IN" },
              to: { name: "Rotterdam", code: "NLRTM", country: null, countryCode: "NL" },
              departureDate: "2026-11-28 18:00",
              arrivalDate: "2026-12-22 06:00",
              mode: "VESSEL",
              vesselName: "COSCO ANDES",
              voyageReference: "041W",
              serviceName: "AEU3",
              portCutOffDate: null,
              vgmCutOffDate: null,
              bookingCutOffDate: null,
            },
          ],
          equipments: [
            { equipment: "20GP", quantity: 2, maxNetWeightTons: null, isAvailable: true },
            { equipment: "40HC", quantity: 1, maxNetWeightTons: null, isAvailable: true },
          ],
          equipmentPrices: [
            { equipment: "20GP", currency: "USD", allInRate: null, basicOceanFreightRate: 750, surcharges: [] },
            { equipment: "40HC", currency: "USD", allInRate: null, basicOceanFreightRate: 1_500, surcharges: [] },
          ],
          billOfLadingSurcharges: [],
          textSurcharges: [],
          freeTime: [],
          allocations: [],
          potentialFees: [],
          comment: "Cut-off: 2026-11-26 12:00, local time.",
        },
      },
    ]);
  });

  it("cannot be booked without inventory, for too many containers, or for a size without a price", async () => {
    const readFirst = async (product: object, given = {}) => {
      const { quote } = await open(inEnvelope([{ ...PRODUCT, ...product }]));
      const [first] = (await quote(given))._unsafeUnwrap();
      return first?.kind === "api"
        ? [first.refusal, first.offer.allocations, first.offer.equipments.map(({ isAvailable }) => isAvailable)]
        : first;
    };
    const full = [{ equipment: [], isAvailable: false }];
    expect(await readFirst({ inventory: 0 })).toEqual(["Sold-out", full, [true, true]]);
    expect(await readFirst({ inventory: 2 })).toEqual([null, full, [true, true]]);
    expect(await readFirst({ inventory: 3 })).toEqual([null, [], [true, true]]);
    expect(await readFirst({ routeProductPricingList: PRODUCT.routeProductPricingList.slice(0, 1) })).toEqual([
      null,
      [],
      [true, false],
    ]);
  });

  it("are refused with the carrier's words for a code other than 0", async () => {
    const { quote } = await open({ body: `{"code":40900,"message":"The route is closed","data":null}` });
    expect(await quote()).toEqual(
      err({ kind: "refused", reason: "it answered code 40900", sentence: "COSCO: The route is closed." }),
    );
  });

  it("are not asked for from inland places, for reefers, or for a port that the carrier does not know", async () => {
    const { quote, calls } = await open(inEnvelope([PRODUCT]), NO_CITY);
    const reefer = { equipment: "40RH", quantity: 1, weightKg: 0 } as const;
    expect((await quote({ origin: "INTKD" }))._unsafeUnwrapErr().sentence).toBe(
      "COSCO sells transports between ports only.",
    );
    expect((await quote({ containers: [reefer] }))._unsafeUnwrapErr().sentence).toBe("COSCO prices no reefers online.");
    expect(calls).toEqual([]);
    expect((await quote())._unsafeUnwrapErr().sentence).toMatch(/^COSCO does not know .+\.$/);
    expect(calls.map(({ path }) => path)).not.toContain("/synconhub/product/instantBooking/search");
  });
});
