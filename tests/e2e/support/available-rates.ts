import type { Page, Route } from "@playwright/test";
import { expect } from "./portal.ts";

export const SEARCH =
  "from=INTKD,Tughlakabad&fromBy=Door&pod=NLRTM,Rotterdam&toBy=Ramp&load=20GPx2,40HCx1&kg=18000,22500";

/** The address of searching (POST) and booking (PUT). */
const RATES = "**/api/resource/rates/spot-on";

export const count = (page: Page) => page.getByRole("heading", { level: 1 });
export const cards = (page: Page) => page.getByRole("article");

/** Opens the rates of `SEARCH`. */
export async function openRates(page: Page, criteria = ""): Promise<void> {
  await page.goto(`/rate/search?${SEARCH}${criteria}`);
  await expect(count(page)).toHaveText(/\d+ rates found/);
}

/** Answers bookings, or searches of a server that answers at once, in the test's own way. */
export const onRates = (page: Page, method: "POST" | "PUT", handle: (route: Route) => Promise<void>) =>
  page.route(RATES, (route) => (route.request().method() === method ? handle(route) : route.fallback()));

/** The address of searches whose answer grows. */
export const SEARCHES = "**/api/resource/rates/searches";

/** Answers the start of a search in the test's own way, on a server whose answer grows. */
export const onSearch = (page: Page, handle: (route: Route) => Promise<void>) => page.route(SEARCHES, handle);

interface Profile {
  readonly result: readonly [{ readonly capabilities: readonly string[] }];
}

/** From now on the server is one that answers a search at once. */
export const withoutGrowingSearch = (page: Page) =>
  page.route("**/api/resource/profile", async (route) => {
    const response = await route.fetch();
    const profile: Profile = await response.json();
    const [shipper] = profile.result;
    const capabilities = shipper.capabilities.filter((name) => name !== "growing-search");
    await route.fulfill({ response, json: { ...profile, result: [{ ...shipper, capabilities }] } });
  });
