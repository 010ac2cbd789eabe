import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestApp, type TestApp } from "#tests/server/support/app.ts";

let folder: string;
let server: TestApp;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "keelson-desk-"));
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "index.html"), "<title>Desk</title>");
  writeFileSync(join(folder, "assets/index-1.js"), "export {};");
  server = await startTestApp({ features: [], deskFolder: folder });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const get = (url: string) => server.app.inject({ url });

it.each(["/desk", "/desk/", "/desk/staff", "/desk/invitation?x=1"])(
  "answers its page at %s, always revalidated",
  async (url) => {
    const { statusCode, headers, body } = await get(url);
    expect({ statusCode, body, cache: headers["cache-control"], type: headers["content-type"] }).toEqual({
      statusCode: 200,
      body: "<title>Desk</title>",
      cache: "no-cache",
      type: "text/html; charset=utf-8",
    });
    expect(headers["content-security-policy"]).toContain("script-src 'self'");
  },
);

it("has the policy of all pages: no plugin, no frame", async () => {
  const policy = async (url: string) => (await get(url)).headers["content-security-policy"];
  expect(await policy("/desk/quotes/DSK-2026-000001")).toMatch(/;object-src 'none';frame-src 'none';/);
  expect(await policy("/desk/quotes/DSK-2026-000001")).toBe(await policy("/desks"));
});

it("serves hashed files for a year", async () => {
  const { statusCode, headers } = await get("/desk/assets/index-1.js");
  expect([statusCode, headers["cache-control"]]).toEqual([200, "public, max-age=31536000, immutable"]);
});

it.each(["/desk/assets/none.js", "/desk/api/none", "/desk/none.js", "/desks"])("has nothing at %s", async (url) => {
  const { statusCode, headers } = await get(url);
  expect([statusCode, headers["content-type"]]).toEqual([404, "application/json; charset=utf-8"]);
});

it("answers its API document, and no page to other methods", async () => {
  expect((await get("/desk/api/openapi.json")).json()).toMatchObject({ info: { title: "Keelson desk API" } });
  expect((await server.app.inject({ method: "POST", url: "/desk/staff" })).statusCode).toBe(404);
});
