import { describe, expect, test } from "vitest";
import { startSimulator } from "#simulators/index.ts";
import { imoOf } from "#simulators/kit/sailings.ts";
import expectedRoute from "./schedules-route.json" with { type: "json" };
import { at, NOON, send, setFaults, untilEnd } from "./support.ts";

const LANE = "placeOfReceipt=INNSA&placeOfDelivery=NLRTM&departureStartDate=2026-12-05&departureEndDate=2026-12-31";
const KEY = { "api-key": "simulator-key" };

const start = () => untilEnd(startSimulator("schedules", { clock: () => NOON }));
const ask = (url: string, query: string, headers: Readonly<Record<string, string>> = KEY) =>
  send(`${url}/v1/point-to-point-routes?${query}`, "GET", undefined, headers);

describe("point-to-point routes", () => {
  test("are the weekly sailings of a lane, every second one by way of a hub", async () => {
    const { status, body } = await ask(await start(), LANE);
    expect(status).toBe(200);
    expect(at(body, "*.legs.*.departure.location.UNLocationCode")).toEqual([
      ["INNSA"],
      ["INNSA", "AEJEA"],
      ["INNSA"],
      ["INNSA", "AEJEA"],
    ]);
    expect(at(body, "1")).toEqual(expectedRoute);
  });

  test("can be limited to direct ones", async () => {
    const { body } = await ask(await start(), `${LANE}&maxTranshipment=0`);
    expect(at(body, "*.legs.*.sequenceNumber")).toEqual([[1], [1]]);
  });

  test("come in pages that are joined by a cursor", async () => {
    const url = await start();
    const whole = await ask(url, LANE);
    const first = await ask(url, `${LANE}&limit=3`);
    expect(first.headers.get("next-page")).toBe("after-3");
    const second = await ask(url, `${LANE}&limit=3&cursor=after-3`);
    expect(second.headers.get("next-page")).toBeNull();
    expect([at(first.body, "*.routingReference"), at(second.body, "*.routingReference")].flat()).toEqual(
      at(whole.body, "*.routingReference"),
    );
  });

  test("have the cut-offs of the receipt type and of the cargo", async () => {
    const url = await start();
    const codes = async (query: string) =>
      at((await ask(url, `${LANE}${query}`)).body, "0.cutOffTimes.*.cutOffDateTimeCode");
    expect(await codes("")).toEqual(["DCO", "VCO", "FCO"]);
    expect(await codes("&receiptTypeAtOrigin=CFS")).toEqual(["DCO", "VCO", "FCO", "LCO"]);
    expect(await codes("&cargoType=REEFER")).toEqual(["DCO", "VCO", "FCO", "RCO"]);
  });

  test.each([
    "placeOfReceipt=INNSA",
    "placeOfReceipt=INNSA&placeOfDelivery=Rotterdam",
    `${LANE}&receiptTypeAtOrigin=BARN`,
  ])("are refused for %s", async (query) => {
    expect((await ask(await start(), query)).status).toBe(400);
  });

  test("are refused without the key", async () => {
    expect((await ask(await start(), LANE, {})).status).toBe(401);
  });

  test.each([
    ["empty-list", "*", []],
    ["wrong-lane", "0.placeOfDelivery.location.UNLocationCode", "BRSSZ"],
    ["renamed-field", "0.legs.0.transport", undefined],
  ])("show the fault %s", async (fault, path, expected) => {
    const url = await start();
    await setFaults(url, { fault });
    expect(at((await ask(url, LANE)).body, path)).toEqual(expected);
  });

  test("come one by one with the fault more-pages", async () => {
    const url = await start();
    await setFaults(url, { fault: "more-pages" });
    expect((await ask(url, LANE)).headers.get("next-page")).toBe("after-1");
  });

  test("are Hapag-Lloyd's as well, by its own keys and without a footprint", async () => {
    const url = await untilEnd(startSimulator("hapag-lloyd", { clock: () => NOON }));
    const keys = { "x-ibm-client-id": "simulator", "x-ibm-client-secret": "simulator-secret" };
    const call = (headers: Readonly<Record<string, string>>) =>
      send(`${url}/hlag/external/v1/point-to-point-routes?${LANE}`, "GET", undefined, headers);
    const { body } = await call(keys);
    expect(at(body, "0.legs.0.transport.servicePartners.0.carrierCode")).toBe("HLCU");
    expect(at(body, "0")).not.toHaveProperty("solutionFootprint");
    expect((await call({})).status).toBe(401);
  });
});

test("an IMO number has its check digit", () => {
  expect(imoOf("PACIFIC HERON")).toMatch(/^9\d{6}$/);
  const digits = Array.from(imoOf("PACIFIC HERON"), Number);
  expect(digits.slice(0, 6).reduce((sum, digit, index) => sum + digit * (7 - index), 0) % 10).toBe(digits[6]);
});
