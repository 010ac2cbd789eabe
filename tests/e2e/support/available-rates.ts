import type { Page, Route } from "@playwright/test";
import { expect } from "./portal.ts";

export const SEARCH =
  "from=INTKD,Tughlakabad&fromBy=Door&pod=NLRTM,Rotterdam&toBy=Ramp&load=20GPx2,40HCx1&kg=18000,22500";

/** The address of searching (POST) and booking (PUT). */
export const RATES = "**/api/resource/rates/spot-on";

export const count = (page: Page) => page.getByRole("heading", { level: 1 });
export const cards = (page: Page) => page.getByRole("article");

/** Opens the rates of `SEARCH`. */
export async function openRates(page: Page, criteria = ""): Promise<void> {
  await page.goto(`/rate/search?${SEARCH}${criteria}`);
  await expect(count(page)).toHaveText(/\d+ rates found/);
}

/** Answers one kind of call to the rates address in the test's own way, the others as usual. */
export const onRates = (page: Page, method: "POST" | "PUT", handle: (route: Route) => Promise<void>) =>
  page.route(RATES, (route) => (route.request().method() === method ? handle(route) : route.fallback()));
