import { describe, expect, test } from "vitest";
import { startSimulator } from "#simulators/index.ts";
import { json } from "#simulators/kit/http.ts";
import { serveCarrier } from "#simulators/kit/server.ts";
import { at, lastCall, NOON, send, setFaults, untilEnd } from "./support.ts";

/* A call without a token: the carrier answers 401, so an answer that is not 401 comes from a fault. */
const PATH = "/pricing/commercial/instantquote/v2/spotOn/search";
const start = () => untilEnd(startSimulator("cma-cgm", { clock: () => NOON }));

const call = (url: string, signal?: AbortSignal) =>
  fetch(`${url}${PATH}`, { method: "POST", redirect: "manual", body: "{}", ...(signal ? { signal } : {}) });

const callWith = async (...faults: readonly unknown[]) => {
  const url = await start();
  await setFaults(url, ...faults);
  return { url, response: call(url) };
};

describe("a fault of the connection", () => {
  test.each([
    ["status-500", 500, { message: "Internal Server Error" }],
    ["status-503", 503, { message: "Service Unavailable" }],
  ])("%s answers %i", async (fault, status, body) => {
    const { response } = await callWith({ fault });
    expect((await response).status).toBe(status);
    expect(await (await response).json()).toEqual(body);
  });

  test("slow answers late", async () => {
    const { response } = await callWith({ fault: "slow", ms: 60 });
    const started = performance.now();
    expect((await response).status).toBe(401);
    expect(performance.now() - started).toBeGreaterThan(55);
  });

  test("hang never answers", async () => {
    const url = await start();
    await setFaults(url, { fault: "hang" });
    await expect(call(url, AbortSignal.timeout(80))).rejects.toThrow(/timeout/);
    expect(await lastCall(url)).toMatchObject({ path: PATH, status: null, billed: false });
  });

  test("drop-before closes the connection without an answer", async () => {
    const { response } = await callWith({ fault: "drop-before" });
    await expect(response).rejects.toThrow(/fetch failed/);
  });

  test("drop-within closes it in the middle of the body", async () => {
    const { response } = await callWith({ fault: "drop-within" });
    expect((await response).status).toBe(401);
    await expect((await response).text()).rejects.toThrow(/terminated/);
  });

  test("drop-after closes it after the call was carried out", async () => {
    const { response } = await callWith({ fault: "drop-after" });
    await expect(response).rejects.toThrow(/fetch failed/);
  });

  test("status-500-after answers 500 after the call was carried out", async () => {
    const { response } = await callWith({ fault: "status-500-after" });
    expect((await response).status).toBe(500);
  });

  test("broken-json ends the text in the middle", async () => {
    const { response } = await callWith({ fault: "broken-json" });
    expect(await (await response).text()).toBe('{"error":"inv');
  });

  test("login-page leads to a page for people", async () => {
    const { url, response } = await callWith({ fault: "login-page" });
    expect([(await response).status, (await response).headers.get("location")]).toEqual([302, "/login"]);
    const page = await fetch(`${url}/login`);
    expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(await page.text()).toMatch(/^<!doctype html>/);
    expect(await lastCall(url)).toMatchObject({ path: "/login", status: 200, billed: false });
  });

  test("rate-limited names the seconds to wait", async () => {
    const { response } = await callWith({ fault: "rate-limited", ms: 7_000 });
    expect([(await response).status, (await response).headers.get("retry-after")]).toEqual([429, "7"]);
  });

  test("huge answers more than 10 MB that are still JSON", async () => {
    const { response } = await callWith({ fault: "huge" });
    const text = await (await response).text();
    expect(text.length).toBe(10_485_785);
    expect(JSON.parse(text)).toEqual({ error: "invalid_token" });
  });
});

describe("the faults of a simulator", () => {
  test("meet as many calls as they say, on their path", async () => {
    const url = await start();
    await setFaults(url, { fault: "status-503", calls: 2, path: "/search" });
    const statuses = [];
    for (const path of [PATH, "/elsewhere", PATH, PATH])
      statuses.push((await send(`${url}${path}`, "POST", {})).status);
    expect(statuses).toEqual([503, 404, 503, 401]);
  });

  test("leave the call for a token alone unless its path is named", async () => {
    const url = await start();
    await setFaults(url, { fault: "status-500" });
    expect((await send(`${url}/as/token.oauth2`, "POST", {})).status).toBe(401);
    await setFaults(url, { fault: "status-500", path: "/as/token" });
    expect((await send(`${url}/as/token.oauth2`, "POST", {})).status).toBe(500);
  });

  test("are listed and switched off", async () => {
    const url = await start();
    await setFaults(url, { fault: "slow", ms: 5 });
    expect((await send(`${url}/simulator/faults`, "GET", undefined)).body).toEqual([{ fault: "slow", ms: 5 }]);
    expect((await send(`${url}/simulator/faults`, "DELETE", undefined)).status).toBe(204);
    expect((await send(`${url}/simulator/faults`, "GET", undefined)).body).toEqual([]);
  });

  test.each([
    [{ fault: "slow" }, "The body must be a list of faults."],
    [[{ fault: "slow", calls: 0 }], "`calls` and `ms` must be whole numbers above 0."],
    [
      [{ fault: "earthquake" }],
      '"earthquake" is not a fault of this simulator. It has: slow, hang, status-500, status-503, drop-before, drop-within, drop-after, hang-after, status-500-after, broken-json, login-page, rate-limited, huge, revoked-key, expired-token, refused, wrong-lane, wrong-currency, unknown-size, more-pages, renamed-field, text-for-number, empty-list, sold-out.',
    ],
  ])("are refused as %j", async (body, message) => {
    const answer = await send(`${await start()}/simulator/faults`, "PUT", body);
    expect([answer.status, answer.body]).toEqual([400, { message }]);
  });
});

describe("the controls of a simulator", () => {
  test("forget calls, faults and the clock's offset on a reset", async () => {
    const url = await start();
    await setFaults(url, { fault: "status-500" });
    await send(`${url}/simulator/clock`, "PUT", { offsetMs: 300_000 });
    const late = await call(url);
    expect(late.headers.get("date")).toBe("Tue, 01 Dec 2026 12:05:00 GMT");
    expect((await send(`${url}/simulator/reset`, "POST", undefined)).status).toBe(204);
    expect((await send(`${url}/simulator/calls`, "GET", undefined)).body).toEqual([]);
    const response = await call(url);
    expect([response.status, response.headers.get("date")]).toEqual([401, "Tue, 01 Dec 2026 12:00:00 GMT"]);
  });

  test("are 404 for a call that neither the carrier nor the simulator has", async () => {
    const url = await start();
    for (const path of ["/simulator/weather", "//", "/%"])
      expect(await send(`${url}${path}`, "GET", undefined)).toMatchObject({
        status: 404,
        body: { message: `No call GET ${path}` },
      });
  });

  test("list the calls as billed that the carrier charges for, by status and path", async () => {
    const url = await untilEnd(
      serveCarrier(
        () => ({
          routes: [{ method: "GET", path: /^\/(?:places|prices)$/, handle: () => json(200, []) }],
          faults: [],
          isBilled: (status, path) => status === 200 && path === "/prices",
          reset: () => undefined,
        }),
        {},
      ),
    );
    for (const path of ["/places", "/prices", "/other"]) await send(`${url}${path}`, "GET", undefined);
    const { body } = await send(`${url}/simulator/calls`, "GET", undefined);
    expect([at(body, "*.path"), at(body, "*.billed")]).toEqual([
      ["/places", "/prices", "/other"],
      [false, true, false],
    ]);
  });

  test("list calls without what they carried", async () => {
    const url = await start();
    await send(`${url}${PATH}?behalfOf=0001`, "POST", { secret: "s" }, { authorization: "Bearer secret" });
    expect((await send(`${url}/simulator/calls`, "GET", undefined)).body).toEqual([
      {
        at: "2026-12-01T12:00:00.000Z",
        method: "POST",
        path: PATH,
        query: "behalfOf=0001",
        status: 401,
        billed: false,
      },
    ]);
  });
});
