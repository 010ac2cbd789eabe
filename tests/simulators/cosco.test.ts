import { describe, expect, test } from "vitest";
import { signRequest } from "#simulators/cosco/signature.ts";
import { startSimulator } from "#simulators/index.ts";
import expectedProduct from "./cosco-product.json" with { type: "json" };
import { at, movableClock, NOON, send, setFaults, textAt, untilEnd } from "./support.ts";

const BASE = "/service/synconhub";

const start = (options: Parameters<typeof startSimulator<"cosco">>[1] = {}) =>
  untilEnd(startSimulator("cosco", { clock: () => NOON, ...options }));

const call = (url: string, method: string, path: string, body?: object, date = NOON, secret = "simulator-secret") => {
  const text = body === undefined ? "" : JSON.stringify(body);
  const signed = { method, target: `${BASE}${path}`, date: date.toUTCString(), body: text };
  return send(`${url}${BASE}${path}`, method, body, signRequest(signed, "simulator", secret));
};

const cityId = async (url: string, keywords: string) =>
  textAt((await call(url, "POST", "/common/city/search", { keywords, page: 1, size: 30 })).body, "data.content.0.id");

const search = async (url: string, change: object = {}) =>
  call(url, "POST", "/product/instantBooking/search", {
    startDate: "2026-12-05",
    endDate: "2026-12-31",
    porCityId: await cityId(url, "INNSA"),
    fndCityId: await cityId(url, "NLRTM"),
    page: 1,
    size: 50,
    ...change,
  });

describe("a signature", () => {
  test("is needed, for the body and the path that are sent", async () => {
    const url = await start();
    const path = "/common/city/search";
    const body = { keywords: "Rotterdam", page: 1, size: 30 };
    expect((await send(`${url}${BASE}${path}`, "POST", body)).status).toBe(401);
    expect((await call(url, "POST", path, body, NOON, "wrong")).status).toBe(401);
    const signed = { method: "POST", target: `${BASE}${path}`, date: NOON.toUTCString(), body: "{}" };
    expect(
      (await send(`${url}${BASE}${path}`, "POST", body, signRequest(signed, "simulator", "simulator-secret"))).status,
    ).toBe(401);
    expect((await call(url, "POST", path, body)).status).toBe(200);
  });

  test("is refused from a clock that is five minutes off", async () => {
    const url = await start();
    const body = { keywords: "Rotterdam", page: 1, size: 30 };
    const fiveMinutes = new Date("2026-12-01T12:05:00Z");
    expect(await call(url, "POST", "/common/city/search", body, fiveMinutes)).toMatchObject({
      status: 401,
      body: { message: "The date is missing or too far away." },
    });
  });

  test("has the value of a known request", () => {
    const signed = { method: "GET", target: "/a?b=c", date: "Tue, 01 Dec 2026 12:00:00 GMT", body: "" };
    expect(signRequest(signed, "key", "secret")).toEqual({
      "x-coscon-date": "Tue, 01 Dec 2026 12:00:00 GMT",
      "x-coscon-content-md5": "1B2M2Y8AsgTpgAmY7PhCfg==",
      "x-coscon-authorization": 'hmac username="key", algorithm="hmac-sha1", signature="1jAUy+ML7P0NOeZTO8avIijBytg="',
    });
  });
});

describe("cities", () => {
  test("are found by name and by UN/LOCODE", async () => {
    const url = await start();
    const find = async (keywords: string) =>
      (await call(url, "POST", "/common/city/search", { keywords, page: 1, size: 30 })).body;
    expect(await find("rotter")).toEqual({
      code: 0,
      message: "",
      data: {
        content: [{ id: "da1952af1bb0", unlocode: "NLRTM", cityName: "Rotterdam", countryName: "Netherlands" }],
        number: 1,
        size: 30,
        totalElements: 1,
        totalPages: 1,
      },
    });
    expect(at(await find("PLGDY"), "data.content.*.unlocode")).toEqual(["PLGDY"]);
    expect(at(await find("Atlantis"), "data.content")).toEqual([]);
  });

  test.each([0, 31])("are refused for %i on a page", async (size) => {
    const url = await start();
    const { status, body } = await call(url, "POST", "/common/city/search", { keywords: "Rotterdam", page: 1, size });
    expect([status, body]).toEqual([200, { code: 40002, message: "size must be 1 to 30", data: null }]);
  });
});

describe("products", () => {
  test("are the sailings of a lane", async () => {
    const { status, body } = await search(await start());
    expect(status).toBe(200);
    expect([at(body, "code"), at(body, "data.totalElements"), at(body, "data.content.*.etd")]).toEqual([
      0,
      3,
      ["2026-12-11 18:00", "2026-12-18 18:00", "2026-12-25 18:00"],
    ]);
    expect(at(body, "data.content.0")).toEqual(expectedProduct);
  });

  test("are shown one by one", async () => {
    const url = await start();
    const found = at((await search(url)).body, "data.content.0");
    const { body } = await call(url, "GET", `/product/instantBooking/${textAt(found, "id")}`);
    expect(body).toEqual({ code: 0, message: "", data: found });
    expect((await call(url, "GET", "/product/instantBooking/0")).body).toEqual({
      code: 40400,
      message: "The product is unknown",
      data: null,
    });
  });

  test("come in pages", async () => {
    const url = await start();
    const whole = at((await search(url)).body, "data.content.*.id");
    const first = (await search(url, { size: 2 })).body;
    const second = (await search(url, { size: 2, page: 2 })).body;
    expect(at(first, "data.totalPages")).toBe(2);
    expect([at(first, "data.content.*.id"), at(second, "data.content.*.id")].flat()).toEqual(whole);
  });

  test.each([
    [40003, { porCityId: "unknown" }],
    [40004, { startDate: "soon" }],
    [40002, { size: 51 }],
    [40002, { page: 0 }],
  ])("are refused with HTTP 200 and the code %i for %j", async (code, change) => {
    const { status, body } = await search(await start(), change);
    expect([status, at(body, "code"), at(body, "data")]).toEqual([200, code, null]);
  });

  test("end with the day's calls", async () => {
    const time = movableClock();
    const url = await start({ clock: time.clock, callsPerDay: 3 });
    expect((await search(url)).status).toBe(200);
    expect(await call(url, "GET", "/product/instantBooking/0")).toMatchObject({ status: 429 });
  });

  test.each([
    ["refused", "code", 40900],
    ["wrong-lane", "data.content.0.fndCity.unlocode", "BRSSZ"],
    ["wrong-currency", "data.content.0.routeProductPricingList.0.currency", "VES"],
    ["unknown-size", "data.content.0.routeProductPricingList.0.cntrType", "99ZZ"],
    ["more-pages", "data.totalPages", 3],
    ["renamed-field", "data.content.0.routeProductPricingList.0.tradePrice", undefined],
    ["text-for-number", "data.content.0.routeProductPricingList.0.tradePrice", "1395 approx."],
    ["empty-list", "data.content", []],
    ["sold-out", "data.content.0.inventory", 0],
  ])("show the fault %s", async (fault, path, expected) => {
    const url = await start();
    await setFaults(url, { fault, path: "/instantBooking/" });
    expect(at((await search(url)).body, path)).toEqual(expected);
  });

  test("are refused with a key that was revoked", async () => {
    const url = await start();
    await setFaults(url, { fault: "revoked-key", path: "/instantBooking/" });
    expect((await search(url)).status).toBe(401);
  });
});
