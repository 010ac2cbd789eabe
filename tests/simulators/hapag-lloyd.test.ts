import { describe, expect, test } from "vitest";
import { startSimulator } from "#simulators/index.ts";
import expectedOffer from "./hapag-lloyd-offer.json" with { type: "json" };
import { at, lastCall, movableClock, NOON, send, setFaults, textAt, untilEnd } from "./support.ts";

const BASE = "/hlag/external/v2/quotation-booking-engine/external";
const KEYS = { "x-ibm-client-id": "simulator", "x-ibm-client-secret": "simulator-secret" };

const REQUEST = {
  placeOfReceipt: { locode: "INNSA" },
  placeOfDelivery: { locode: "NLRTM" },
  receiptTypeAtOrigin: "CY",
  deliveryTypeAtDestination: "CY",
  requestedEquipment: { requestedEquipmentSizeType: "22GP", requestedEquipmentUnits: 2 },
  commodity: { commodityTypeGroup: "FAK", cargoGrossWeight: 18_000, cargoGrossWeightUnit: "KG", isHazardous: false },
  earliestDepartureDate: "2026-12-05",
  productIdentifiers: ["QUICK_QUOTES", "QUICK_QUOTES_SPOT"],
  customerIdentifier: "rates@forwarder.example",
};
const equipment = (change: object) => ({ requestedEquipment: { ...REQUEST.requestedEquipment, ...change } });

const start = (options: Parameters<typeof startSimulator<"hapag-lloyd">>[1] = {}) =>
  untilEnd(startSimulator("hapag-lloyd", { clock: () => NOON, ...options }));

const askPrices = (url: string, change: object = {}, keys: Readonly<Record<string, string>> = KEYS) =>
  send(`${url}${BASE}/prices`, "POST", { ...REQUEST, ...change }, keys);

describe("prices", () => {
  test("offer each product on each sailing of two weeks", async () => {
    const { status, body } = await askPrices(await start());
    expect([status, at(body, "overarchingErrorReason")]).toEqual([200, null]);
    expect(at(body, "offers.*.productIdentifier")).toEqual([
      "QUICK_QUOTES",
      "QUICK_QUOTES",
      "QUICK_QUOTES_SPOT",
      "QUICK_QUOTES_SPOT",
    ]);
    expect(at(body, "offers.0")).toEqual(expectedOffer);
  });

  test("price inland haulage of both ends with a door", async () => {
    const door = { receiptTypeAtOrigin: "SD", deliveryTypeAtDestination: "SD" };
    const { body } = await askPrices(await start(), door);
    expect(at(body, "offers.0.equipments.0.rates.*.locationProposal")).toEqual([
      "MAIN_CARRIAGE",
      "MAIN_CARRIAGE",
      "MAIN_CARRIAGE",
      "MAIN_CARRIAGE",
      "MAIN_CARRIAGE",
      "BASE_PORT_FROM",
      "BASE_PORT_TO",
      "BASE_PORT_FROM",
      "PC_CARRIAGE",
      "ON_CARRIAGE",
    ]);
  });

  test("have the same vessels for all sizes, until that is switched off", async () => {
    const url = await start();
    const large = equipment({ requestedEquipmentSizeType: "45GP" });
    const voyages = async (change: object) => at((await askPrices(url, change)).body, "offers.0.legs");
    expect(await voyages(large)).toEqual(await voyages({}));
    await send(`${url}/simulator/settings`, "PUT", { sharesVessels: false });
    expect(await voyages(large)).not.toEqual(await voyages({}));
  });

  test("are refused with a wrong key", async () => {
    const url = await start();
    const keys = { ...KEYS, "x-ibm-client-secret": "wrong" };
    expect((await askPrices(url, {}, keys)).status).toBe(401);
    await setFaults(url, { fault: "revoked-key" });
    expect((await askPrices(url)).status).toBe(401);
  });

  test.each([
    { placeOfReceipt: {} },
    equipment({ requestedEquipmentSizeType: "L5GP" }),
    equipment({ requestedEquipmentUnits: 21 }),
    { commodity: { ...REQUEST.commodity, cargoGrossWeightUnit: "LB" } },
    { earliestDepartureDate: "soon" },
    { productIdentifiers: [] },
  ])("are refused with 400 for %j", async (change) => {
    expect((await askPrices(await start(), change)).status).toBe(400);
  });
});

describe("a reason", () => {
  test.each([
    ["USER_UNKNOWN", { customerIdentifier: undefined }],
    ["DEPARTURE_DATE_TO_EARLY", { earliestDepartureDate: "2026-12-04" }],
    ["NO_OFFERS_FOUND_FOR_ROUTE", { placeOfDelivery: { locode: "INNSA" } }],
    ["JONES_ACT", { placeOfReceipt: { locode: "USNYC" }, placeOfDelivery: { locode: "USLAX" } }],
    ["DANGEROUS_GOODS_RESTRICTION", { commodity: { ...REQUEST.commodity, isHazardous: true } }],
  ])("%s leaves no offer for %j", async (reason, change) => {
    const { status, body } = await askPrices(await start(), change);
    expect([status, body]).toEqual([200, { offers: [], overarchingErrorReason: reason }]);
  });

  test.each([
    ["SOC_PROHIBITED_FOR_SPOT", { shippersOwnedContainer: true }],
    ["COMMODITY_PROHIBITED_FOR_REEFER_AND_SPOT", { isNonOperatingReefer: true }],
  ])("%s leaves the spot product without rates", async (reason, change) => {
    const { body } = await askPrices(await start(), equipment(change));
    expect(at(body, "offers.*.equipments.0.errorReason")).toEqual([null, null, reason, reason]);
    expect(at(body, "offers.2.equipments.0.rates")).toEqual([]);
  });

  test("can be forced at each level", async () => {
    const url = await start();
    const force = (...reasons: readonly object[]) => send(`${url}/simulator/settings`, "PUT", { reasons });
    await force({ reason: "TECHNICAL_ERROR", at: "search" });
    expect((await askPrices(url)).body).toEqual({ offers: [], overarchingErrorReason: "TECHNICAL_ERROR" });
    await force({ reason: "INLAND_UNAVAILABLE", at: "offer" });
    expect(at((await askPrices(url)).body, "offers.*.errorReason")).toEqual(
      Array.from({ length: 4 }, () => "INLAND_UNAVAILABLE"),
    );
    await force({ reason: "IN_GAUGE_PROHIBITED", at: "equipment" });
    expect(at((await askPrices(url)).body, "offers.0.equipments.0.errorReason")).toBe("IN_GAUGE_PROHIBITED");
    await force();
    expect(at((await askPrices(url)).body, "offers.0.equipments.0.errorReason")).toBeNull();
  });
});

describe("the quota", () => {
  test("answers ten calls a minute and names the seconds until the next", async () => {
    const time = movableClock();
    const url = await start({ clock: time.clock });
    for (let call = 0; call < 10; call += 1) {
      expect((await askPrices(url)).status).toBe(200);
      time.pass(1_000);
    }
    const refused = await askPrices(url);
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "50"]);
    expect(await lastCall(url)).toMatchObject({ status: 429, billed: false });
    time.pass(50_000);
    expect((await askPrices(url)).status).toBe(200);
    expect((await askPrices(url)).status).toBe(429);
  });

  test("ends with the day's calls", async () => {
    const time = movableClock();
    const url = await start({ clock: time.clock, callsPerDay: 2 });
    expect((await askPrices(url)).status).toBe(200);
    time.pass(3_600_000);
    expect((await askPrices(url)).status).toBe(200);
    expect((await askPrices(url)).headers.get("retry-after")).toBe("82800");
  });
});

test("a search takes as long as the options say", async () => {
  const url = await start({ delayMs: [40, 60] });
  const started = performance.now();
  await askPrices(url);
  expect(performance.now() - started).toBeGreaterThan(35);
});

describe("a quotation", () => {
  const mails = { customerIdentifier: "rates@forwarder.example", receivingEmail: "desk@forwarder.example" };
  const quote = (url: string, body: object) => send(`${url}${BASE}/quotations`, "POST", body, KEYS);

  test("is given for an offer of an earlier search", async () => {
    const url = await start();
    const offerId = textAt((await askPrices(url)).body, "offers.0.offerId");
    expect(await quote(url, { ...mails, offerId })).toMatchObject({
      status: 201,
      body: { quotationReference: "Q5736645712" },
    });
    expect(await quote(url, { ...mails, offerId: "FFFFFFFFFFFF" })).toMatchObject({ status: 404 });
    expect(await quote(url, { offerId })).toMatchObject({ status: 400 });
  });
});

describe("a fault of Hapag-Lloyd", () => {
  const askWith = async (fault: string) => {
    const url = await start();
    await setFaults(url, { fault });
    return askPrices(url);
  };

  test("refused answers 409 with a reason", async () => {
    expect(await askWith("refused")).toMatchObject({
      status: 409,
      body: { overarchingErrorReason: "CAN_NOT_BE_OFFERED" },
    });
  });

  test("wrong-lane answers another port of discharge", async () => {
    const { body } = await askWith("wrong-lane");
    expect(at(body, "offers.0.portOfDischarge.locode")).toBe("BRSSZ");
    expect(at(body, "offers.0.legs.0.departureLocation.locode")).toBe("INNSA");
  });

  test("wrong-currency prices the sea freight in bolívars", async () => {
    expect(at((await askWith("wrong-currency")).body, "offers.0.equipments.0.rates.0.currency")).toBe("VES");
  });

  test("unknown-size answers for 99ZZ in place of 22GP", async () => {
    const size = "offers.0.equipments.0.requestedEquipment.requestedEquipmentSizeType";
    expect(at((await askWith("unknown-size")).body, size)).toBe("99ZZ");
  });

  test("renamed-field leaves the amounts out", async () => {
    const { body } = await askWith("renamed-field");
    expect(at(body, "offers.0.equipments.0.rates.1")).toMatchObject({ chargeTypeCode: "MFR", value: 210 });
    expect(at(body, "offers.0.equipments.0.rates.1")).not.toHaveProperty("amount");
  });

  test("text-for-number writes amounts as texts", async () => {
    expect(at((await askWith("text-for-number")).body, "offers.0.equipments.0.rates.1.amount")).toBe("210 approx.");
  });

  test("sold-out leaves no capacity", async () => {
    expect(at((await askWith("sold-out")).body, "offers.0.equipments.0.errorReason")).toBe("CAPACITY");
  });

  test("empty-list answers no offer and no reason", async () => {
    expect((await askWith("empty-list")).body).toEqual({ offers: [], overarchingErrorReason: null });
  });
});
