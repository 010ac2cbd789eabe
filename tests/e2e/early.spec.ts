import { expect, test } from "./support/portal.ts";

/* The data of a screen is asked for beside its code, and once: an early answer that no screen takes would be a second request. */
test.describe("the first calls of a screen", () => {
  test.use({ hasBookings: true });

  for (const [name, path, first] of [
    ["the dashboard", "/dashboard", "/api/resource/dashboard"],
    ["My Bookings", "/rate/quote", "/api/resource/quotation?limit=10&skip=0"],
    ["tracking", "/rate/tracking", "/api/resource/quotation?limit=10&skip=0&running=true&sort=arrival"],
    ["a booking", "booking", "/api/resource/quotation/"],
  ] as const)
    test(`${name} asks for them once, before its code is here`, { tag: "@desktop" }, async ({ portal }) => {
      /* The last call of the first page, once it is idle. */
      const counted = portal.waitForResponse(/\/resource\/notifications\?/);
      await portal.goto("/rate/quote");
      await counted;
      const booking = await portal.getByRole("main").locator("a[href^='/rate/quote/QTN']").first().getAttribute("href");
      const address = path === "booking" ? (booking ?? "") : path;
      const call = path === "booking" ? first + address.slice("/rate/quote/".length) : first;
      const calls: string[] = [];
      let isHeld = true;
      let release = (): void => undefined;
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      /* The portal's own code waits until the first calls have been sent. */
      await portal.route(/\/assets\/portal-[\w-]+\.js$/, async (route) => {
        await released;
        await route.continue();
      });
      portal.on("request", (request) => {
        const { pathname, search } = new URL(request.url());
        if (pathname.startsWith("/api/")) calls.push(`${isHeld ? "early" : "late"} ${pathname}${search}`);
      });
      await portal.goto(address, { waitUntil: "commit" });
      await expect.poll(() => calls).toEqual(["early /api/resource/profile", `early ${call}`]);
      isHeld = false;
      release();
      await expect(portal.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(portal.getByRole("status").filter({ hasText: "Loading" })).toHaveCount(0);
      await portal.waitForLoadState("networkidle");
      expect(calls.filter((one) => one.endsWith(" /api/resource/profile") || one.endsWith(` ${call}`))).toEqual([
        "early /api/resource/profile",
        `early ${call}`,
      ]);
    });

  test("an ended session leads to the sign-in, although its calls were early", { tag: "@desktop" }, async ({
    portal,
  }) => {
    await portal.goto("/rate");
    await portal.evaluate(() => localStorage.setItem("xToken", "ended"));
    await portal.goto("/rate/quote");
    await portal.waitForURL("/login");
    await expect(portal.getByRole("button", { name: "Sign In" })).toBeVisible();
  });
});

test("a visitor asks for nothing early", { tag: "@desktop" }, async ({ page }) => {
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/") || /\/screen-|\/inside-/.test(pathname)) calls.push(pathname.replace(/-.*/, ""));
  });
  await page.goto("/rate/quote");
  await page.waitForURL("/login");
  await expect(page.getByRole("button", { name: "Sign In" })).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(calls.filter((call) => call.startsWith("/api/"))).toEqual([]);
});
