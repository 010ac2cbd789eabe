import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Page } from "@playwright/test";
import { build } from "vite";
import config from "../../vite.config.ts";
import { chooseOption, DEMO, expect, onlyVisible, signIn, test } from "./support/portal.ts";

/* What `npm run dev:offline` serves, built: the development server reloads a page when it first meets a package. */
const BUILT = resolve(".cache/offline");
const URL_OF_PORTAL = "http://offline.test";

const TYPES: Readonly<Record<string, string>> = {
  html: "text/html",
  js: "text/javascript",
  css: "text/css",
  svg: "image/svg+xml",
};

/** Serves the built portal; calls of an API are returned. */
const serve = async (page: Page): Promise<readonly string[]> => {
  const settings = config({ mode: "offline", command: "build" });
  await build({
    ...settings,
    configFile: false,
    logLevel: "error",
    build: {
      outDir: BUILT,
      emptyOutDir: true,
      minify: false,
      chunkSizeWarningLimit: 10_000,
      rolldownOptions: { input: "app.html", output: { codeSplitting: false } },
    },
  });
  const called: string[] = [];
  await page.route("**/*", async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.startsWith("/api/")) called.push(pathname);
    const name = pathname.includes(".") ? pathname : "app.html";
    const body = await readFile(join(BUILT, name)).catch(() => null);
    const contentType = TYPES[name.split(".").at(-1) ?? ""] ?? "application/octet-stream";
    return body === null ? route.fulfill({ status: 404 }) : route.fulfill({ contentType, body });
  });
  return called;
};

test("a shipper searches, books, tracks and saves a template without a server", async ({ page }) => {
  const called = await serve(page);
  await page.goto(`${URL_OF_PORTAL}/login`);
  await signIn(page, DEMO);
  await page.waitForURL(/\/rate$/);

  await chooseOption(page, "Place of Origin", "tughl", /Tughlakabad/);
  await chooseOption(page, "Place of Delivery", "rotterdam", /Rotterdam/);
  await page.getByRole("button", { name: "One more 20GP" }).click();
  await page.getByRole("group", { name: /^20GP/ }).getByLabel("Max Net Weight").fill("18000");
  await onlyVisible(page.getByRole("button", { name: /Search Rates/ })).click();
  await expect(page.getByRole("heading", { level: 1, name: "9 rates found" })).toBeVisible();

  await page.getByRole("button", { name: "Save as template" }).click();
  const saving = page.getByRole("dialog");
  await saving.getByRole("textbox").fill("Every Monday");
  await saving.getByRole("button", { name: /^Save/ }).click();
  await expect(saving).toBeHidden();

  const offer = page.getByRole("article").filter({ has: page.getByRole("heading", { name: "Norrvik Line" }) });
  await offer.getByRole("button", { name: /^Price Breakdown/ }).click();
  const breakdown = page.getByRole("dialog", { name: "Price Breakdown" });
  await expect(breakdown).toContainText("Bunker adjustment");
  await breakdown.getByRole("button", { name: /^Book Now/ }).click();
  await page.getByRole("button", { name: "Yes" }).click();
  const done = page.getByRole("dialog", { name: "Success!" });
  await expect(done).toContainText("QTN-2026-000125");

  await done.getByRole("link", { name: "My Bookings" }).click();
  await expect(page.locator("tbody").filter({ hasText: "QTN-2026-000125" })).toContainText("Norrvik Line");
  const booking = page.locator("tbody").filter({ has: page.getByRole("rowheader", { name: "QTN-2026-000123" }) });
  await booking.getByRole("link", { name: /^Track/ }).click();
  await expect(page.getByRole("heading", { level: 2, name: "KLB-2026-000123" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Mundra");

  await page.getByRole("link", { name: "Dashboard", exact: true }).click();
  const templates = page.getByRole("region", { name: "Templates" });
  await expect(templates).toContainText("Every Monday");
  await templates.getByRole("button", { name: "Delete Every Monday" }).click();
  await expect(templates.getByRole("button", { name: "Delete Every Monday" })).toHaveCount(0);
  await templates.getByRole("button", { name: "Undo" }).click();
  await expect(templates.getByRole("button", { name: "Delete Every Monday" })).toBeVisible();
  expect(called).toEqual([]);
});
