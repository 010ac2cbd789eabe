import type { Locator, Page } from "@playwright/test";
import { openRates } from "./support/available-rates.ts";
import { operate } from "./support/desk.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, onlyVisible, signIn, test } from "./support/portal.ts";

test("a signed-in screen redirects a visitor to /login and back after signing in", async ({ page, shipper }) => {
  await page.goto("/rate/quote?page=1");
  await page.waitForURL("/login");
  await expect(page.getByRole("heading", { name: "Sign In" })).toBeVisible();
  await expect(page.getByRole("banner")).toHaveCount(0);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await signIn(page, { ...shipper, password: "wrong" });
  await expect(page.getByRole("alert").filter({ hasText: /.+/ })).toBeVisible();
  await expect(page.getByLabel("Username")).toHaveValue(shipper.email);
  await expectAccessible(page);

  await signIn(page, shipper);
  await page.waitForURL("/rate/quote?page=1");
  await expect(page.getByRole("heading", { name: "My Bookings" })).toBeVisible();
});

test("an empty form is submitted, and the server's refusal is shown", { tag: "@desktop" }, async ({ page }) => {
  await page.goto("/account");
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("alert").filter({ hasText: /.+/ })).toBeVisible();
});

test("an unreachable server is not reported as a wrong password, and the form keeps its input", {
  tag: "@desktop",
}, async ({ page, shipper }) => {
  await page.goto("/login");
  await page.route("**/api/auth/sign_in", (route) => route.abort());
  await signIn(page, shipper);
  const alert = page.getByRole("alert").filter({ hasText: "Invalid credentials. Please try again." });
  await expect(alert).toContainText("The server could not be reached.");
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue(shipper.password);
});

test("an unknown path leads to /login", { tag: "@desktop" }, async ({ page }) => {
  await page.goto("/no/such/page");
  await page.waitForURL("/login");
  await expect(page.getByRole("button", { name: "Sign In" })).toBeVisible();
});

test.describe(() => {
  test.use({ hasBookings: true });

  test("a signed-in shipper is redirected from /login to the dashboard, which names the missing page", {
    tag: "@desktop",
  }, async ({ portal }) => {
    await portal.goto("/rate/no-such-page?from=mail");
    await portal.waitForURL("/dashboard");
    await expect(portal.getByText("There is no page at /rate/no-such-page")).toBeVisible();
    await expectAccessible(portal);
    await portal.goto("/account");
    await portal.waitForURL("/dashboard");
    await expect(portal.getByRole("heading", { name: /^Welcome/ })).toBeVisible();
    await expect(portal.getByText("There is no page at")).toHaveCount(0);
    /* Of the demo's booking that sails tomorrow; from which port it sails depends on the day of the week. */
    const deadlines = portal.getByRole("region", { name: "Next deadlines" }).getByRole("listitem");
    await expect(deadlines.filter({ hasText: /VGM, .*PO 88198/ }).filter({ hasText: "Cut-off missed" })).toHaveCount(1);
    await portal.goto("/rate");
    await portal.getByRole("link", { name: "Keelson, dashboard" }).click();
    await portal.waitForURL("/dashboard");
  });
});

test("the navigation bar names the shipper and the current page, and signing out clears both stored values", async ({
  page: portal,
  shipper,
  isMobile,
}) => {
  await portal.goto("/login");
  await signIn(portal, shipper);
  await portal.waitForURL("/rate");
  await expect(portal.getByRole("heading", { level: 1 })).toBeVisible();
  if (isMobile) await portal.getByRole("button", { name: "Open menu" }).click();
  const links = onlyVisible(portal.getByRole("navigation", { name: "Main" }));
  await expect(links.getByRole("link")).toHaveText(["Dashboard", "Rate", "Tracking", "Bookings", "Quotes"]);
  await expect(links.getByRole("link", { name: "Rate" })).toHaveAttribute("aria-current", "page");
  await expectAccessible(portal);
  await links.getByRole("link", { name: "Tracking" }).click();
  await expect(portal.getByRole("heading", { level: 1, name: "Tracking" })).toBeVisible();
  await expect(portal.getByLabel("Booking ID")).toBeVisible();
  if (isMobile) await portal.getByRole("button", { name: "Open menu" }).click();
  await links.getByRole("link", { name: "Bookings" }).click();
  await expect(portal.getByRole("heading", { name: "My Bookings" })).toBeVisible();

  await portal.getByRole("button", { name: /^Account/ }).click();
  await expect(portal.getByText(shipper.email)).toBeVisible();
  await expectAccessible(portal);
  await portal.getByRole("menuitem", { name: "Sign out" }).click();
  await portal.waitForURL((url) => url.pathname !== "/rate/quote");
  expect(await portal.evaluate(() => [localStorage.getItem("xToken"), localStorage.getItem("xApiKey")])).toEqual([
    null,
    null,
  ]);
  await portal.goto("/rate");
  await portal.waitForURL("/login");
});

test("an unreachable server keeps the shipper signed in and can be retried", { tag: "@desktop" }, async ({
  portal,
}) => {
  await portal.route("**/api/resource/profile", (route) => route.abort());
  await portal.goto("/rate/quote");
  await expect(portal.getByText("Your sign-in could not be checked.")).toBeVisible();
  await expectAccessible(portal);
  expect(await portal.evaluate(() => localStorage.getItem("xToken"))).not.toBeNull();
  await portal.unroute("**/api/resource/profile");
  await portal.getByRole("button", { name: "Try again" }).click();
  await expect(portal.getByRole("heading", { name: "My Bookings" })).toBeVisible();
});

test("an expired session leads to /login and back", { tag: "@desktop" }, async ({ portal, shipper }) => {
  await portal.goto("/healthz");
  await portal.evaluate(() => localStorage.setItem("xToken", "no longer good"));
  await portal.goto("/rate/quote");
  await portal.waitForURL("/login");
  expect(await portal.evaluate(() => localStorage.getItem("xApiKey"))).toBeNull();
  await signIn(portal, shipper);
  await portal.waitForURL("/rate/quote");
});

test("two tabs keep separate search forms; signing out in one ends the other and removes both", {
  tag: "@desktop",
}, async ({ page: portal, shipper, context }) => {
  await portal.goto("/login");
  await signIn(portal, shipper);
  await portal.waitForURL("/rate");
  const origin = (page: Page) => page.getByRole("combobox", { name: "Place of Origin" });
  await origin(portal).fill("Mundra");
  const other = await context.newPage();
  await other.goto("/rate");
  await expect(origin(other)).toHaveValue("Mundra");
  await origin(other).fill("Chennai");
  await portal.reload();
  await expect(origin(portal)).toHaveValue("Mundra");
  await other.reload();
  await expect(origin(other)).toHaveValue("Chennai");

  await portal.getByRole("button", { name: /^Account/ }).click();
  await portal.getByRole("menuitem", { name: "Sign out" }).click();
  await Promise.all([portal.waitForURL("/"), other.waitForURL("/login")]);
  expect(await portal.evaluate(() => localStorage.getItem("fclFormState"))).toBeNull();
  await signIn(other, shipper);
  await other.waitForURL("/rate");
  await expect(origin(other)).toHaveValue("");
});

const openBooking = async (page: Page) => {
  await openRates(page, "&type=spot");
  await page
    .getByRole("button", { name: /^Book Now/ })
    .first()
    .click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Your reference").fill("PO-9000");
  return dialog;
};

const factsOf = (dialog: Locator) => dialog.locator("dl").first().innerText();

test("a booking that was not sent when the session ended is the same offer after signing in", async ({
  page,
  shipper,
}) => {
  await page.goto("/login");
  await signIn(page, shipper);
  await page.waitForURL("/rate");
  const dialog = await openBooking(page);
  const facts = await factsOf(dialog);
  expect(facts).toMatch(/Carrier\n.+, Spot\n/);
  await operate("users", "sessions", shipper.email, "--end");
  await dialog.getByRole("button", { name: "Yes" }).click();
  await page.waitForURL("/login");
  await expect(page.getByRole("status").filter({ hasText: "You were signed out" })).toHaveText(
    "You were signed out. Nothing was booked. Sign in to continue with your booking.",
  );
  await expectAccessible(page);
  await signIn(page, shipper);
  await page.waitForURL(/\/rate\/search\?/);
  await expect(dialog.getByRole("status").filter({ hasText: "You were signed out" })).toHaveText(
    "You were signed out before the booking was sent, so nothing was booked. Check the offer and confirm it again.",
  );
  await expectAccessible(page);
  expect(await factsOf(dialog)).toBe(facts);
  await expect(dialog.getByLabel("Your reference")).toHaveValue("PO-9000");
});

test("signing out in another tab keeps the address and the open booking", { tag: "@desktop" }, async ({
  page,
  shipper,
  context,
}) => {
  await page.goto("/login");
  await signIn(page, shipper);
  await page.waitForURL("/rate");
  const dialog = await openBooking(page);
  const facts = await factsOf(dialog);
  const address = page.url();
  const other = await context.newPage();
  await other.goto("/rate");
  await other.getByRole("button", { name: /^Account/ }).click();
  await other.getByRole("menuitem", { name: "Sign out" }).click();
  await page.waitForURL("/login");
  await expect(page.getByRole("status").filter({ hasText: "You were signed out" })).toHaveText(
    "You were signed out. Nothing was booked. Sign in to continue with your booking.",
  );
  await signIn(page, shipper);
  await page.waitForURL(address);
  expect(await factsOf(dialog)).toBe(facts);
  await expect(dialog.getByLabel("Your reference")).toHaveValue("PO-9000");
});

test("the portal follows the system's dark preference until the shipper chooses", { tag: "@desktop" }, async ({
  portal,
}) => {
  await portal.goto("/rate");
  const root = portal.locator("html");
  await portal.emulateMedia({ colorScheme: "dark" });
  await expect(root).toHaveAttribute("data-theme", "dark");
  await portal.reload();
  await expect(portal.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(root).toHaveAttribute("data-theme", "dark");
  await portal.getByRole("button", { name: /^Account/ }).click();
  await portal.getByRole("menuitem", { name: "Light appearance" }).click();
  await expect(root).toHaveAttribute("data-theme", "light");
  await portal.reload();
  await expect(root).toHaveAttribute("data-theme", "light");
});
