import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DEMO_STAFF } from "#server/demo/staff.ts";
import { type ServerProcess, startServer } from "../server/support/process.ts";
import { DEMO, expect, expectAccessible, signIn, test } from "./support/portal.ts";
import { signInToDesk } from "./support/staff.ts";

/* A server of this test, whose brand offers full containers and nothing else. */
const folder = mkdtempSync(join(tmpdir(), "keelson-services-"));
const brand = join(folder, "brand");
let server: ServerProcess;

test.beforeAll(async () => {
  cpSync("tests/brands/brandt", brand, { recursive: true });
  const file = join(brand, "brand.json");
  const facts: object = JSON.parse(readFileSync(file, "utf8"));
  writeFileSync(file, JSON.stringify({ ...facts, shortName: "Brandt, Sohn & Cie.", services: ["fcl"] }));
  server = await startServer({ KEELSON_DATA: join(folder, "data"), KEELSON_DEMO: "1", BRAND: brand });
});

test.afterAll(async () => {
  server.signal("SIGTERM");
  await server.ended;
  rmSync(folder, { recursive: true, force: true });
});

test("a company that offers full containers only shows nothing of other services @desktop", async ({ page }) => {
  await page.goto(server.url);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("radiogroup", { name: "Load type" })).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Our Services" }).getByRole("link")).toHaveCount(1);
  await expect(page.getByRole("button", { name: "Next service" })).toBeHidden();
  await expect(page.locator("#services li")).toHaveCount(1);
  expect((await page.request.get(`${server.url}/lcl-consolidation`)).status()).toBe(404);

  await page.goto(`${server.url}/rate?mode=LCL`);
  await signIn(page, DEMO);
  await expect(page.getByRole("heading", { level: 1, name: "Search ocean rates" })).toBeVisible();
  await expect(page.getByRole("tab")).toHaveCount(0);
  await expect(page.getByRole("combobox", { name: "Place of Origin" })).toBeVisible();
  await expectAccessible(page);

  await page.goto(`${server.url}/rate/tracking`);
  const types = page.getByLabel("Type", { exact: true });
  await expect(types.getByRole("option")).toHaveText(["Select a type", "FCL"]);
});

const SEARCH = "from=INTKD,Tughlakabad&fromBy=Door&pod=NLRTM,Rotterdam&toBy=Ramp&load=20GPx2&kg=18000";

test("pages and screens show the brand of the folder and nothing of the first one @desktop", async ({ page }) => {
  const expectBrand = async (): Promise<void> => {
    await expect(page).toHaveTitle(/Brandt/);
    expect(await page.locator("body").innerText()).not.toMatch(/keelson/i);
  };
  for (const path of ["/", "/about", "/services", "/sea-freight", "/contact", "/enquiry", "/terms", "/privacy"]) {
    await page.goto(`${server.url}${path}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectBrand();
  }
  await page.goto(`${server.url}/rate`);
  await signIn(page, DEMO);
  await expect(page.getByRole("heading", { level: 1, name: "Search ocean rates" })).toBeVisible();
  for (const [path, heading] of [
    [`/rate/search?${SEARCH}`, /\d+ rates found/],
    ["/rate/tracking", "Tracking"],
    ["/rate/quote", /Bookings/],
  ] as const) {
    await page.goto(`${server.url}${path}`);
    await expect(page.getByRole("heading", { name: heading }).first()).toBeVisible();
    await expectBrand();
  }
});

test("a long name of the company covers no link of the desk @desktop", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInToDesk(page, DEMO_STAFF.admin, `${server.url}/desk`);
  await expect(page.getByRole("heading", { name: "Inbox" })).toBeVisible();
  const links = page.getByRole("navigation", { name: "Main" }).getByRole("link");
  await expect(links).toHaveCount(9);
  const last = await links.last().boundingBox();
  const find = await page.getByRole("button", { name: /Find anything/ }).boundingBox();
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(find?.x ?? 0);
  await expect(page.getByRole("link", { name: "Brandt, Sohn & Cie. Desk" })).toBeVisible();
});
