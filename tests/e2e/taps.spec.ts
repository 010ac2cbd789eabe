import type { Page } from "@playwright/test";
import { expect, test } from "./support/portal.ts";

const LOAD = "/rate/search?pol=INNSA,Nhava+Sheva&fromBy=Ramp&pod=GBFXT,Felixstowe&toBy=Ramp&load=40HCx20";

/** A phone of some years ago: a sixth of this machine's speed, and files that take their time. */
const slowDown = async (page: Page): Promise<void> => {
  const device = await page.context().newCDPSession(page);
  await device.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  await page.route("**/assets/*.js", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 150));
    await route.continue();
  });
};

test("a tap on a slow phone opens its dialog", { tag: "@phone" }, async ({ portal }) => {
  await slowDown(portal);
  await portal.goto(LOAD);
  await portal.getByRole("button", { name: "Book on several sailings" }).tap();
  await expect(portal.getByRole("dialog", { name: "20 × 40HC on several sailings" })).toBeVisible();
});

test("a press counts although the page moves its button before the release", async ({ portal }) => {
  /* A short list: cards that are measured while a long one scrolls move the button before it is pressed. */
  await portal.goto(`${LOAD}&carriers=Norrvik+Line`);
  const button = portal.getByRole("button", { name: "Book on several sailings" });
  await button.hover();
  await portal.mouse.down();
  await portal.evaluate(() => {
    const late = document.createElement("div");
    late.style.height = "300px";
    document.querySelector("main")?.prepend(late);
  });
  await portal.mouse.up();
  await expect(portal.getByRole("dialog", { name: "20 × 40HC on several sailings" })).toBeVisible();
});

test("a tap counts although the page moves its button between the release and the click", { tag: "@phone" }, async ({
  portal,
}) => {
  await portal.goto(`${LOAD}&carriers=Norrvik+Line`);
  const button = portal.getByRole("button", { name: "Book on several sailings" });
  await button.evaluate(() =>
    document.addEventListener("pointerup", () => {
      const late = document.createElement("div");
      late.style.height = "300px";
      document.querySelector("main")?.prepend(late);
    }),
  );
  await button.tap();
  await expect(portal.getByRole("dialog", { name: "20 × 40HC on several sailings" })).toBeVisible();
});

test("a dialog whose code does not arrive says so, and opens at the second attempt", { tag: "@desktop" }, async ({
  portal,
}) => {
  await portal.goto(LOAD);
  const button = portal.getByRole("button", { name: "Book on several sailings" });
  await expect(button).toBeVisible();
  const arrival = Promise.withResolvers<void>();
  await portal.route("**/assets/*.js", async (route) => {
    await arrival.promise;
    await route.abort();
  });
  await button.click();
  await expect(portal.getByRole("status").filter({ hasText: "Loading..." })).toBeVisible();
  arrival.resolve();
  const failed = portal.getByRole("alertdialog", { name: "Not loaded" });
  await expect(failed).toContainText("This part of the page could not be loaded. Check your connection.");
  await portal.unroute("**/assets/*.js");
  await failed.getByRole("button", { name: "Try again" }).click();
  await expect(portal.getByRole("dialog", { name: "20 × 40HC on several sailings" })).toBeVisible();
});

test("a press on the account and on an offer counts while their code is on the way", { tag: "@desktop" }, async ({
  portal,
}) => {
  const arrival = Promise.withResolvers<void>();
  /* All that the page fetches after its first offers. */
  await portal.route(/\/assets\/(?:actions|dialogs|shell)-[\w-]+\.js$/, async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await portal.goto(LOAD);
  await portal.getByRole("button", { name: /^Account: / }).click();
  await expect(portal.getByRole("status").filter({ hasText: "Loading..." })).toBeVisible();
  await portal.getByRole("button", { name: /^Account: / }).click();
  await portal
    .getByRole("button", { name: /^Price Breakdown/ })
    .first()
    .click();
  await expect(portal.getByRole("status").filter({ hasText: "Loading..." })).toBeVisible();
  arrival.resolve();
  await expect(portal.getByRole("dialog", { name: "Price Breakdown" })).toBeVisible();
  await portal.keyboard.press("Escape");
  await portal.getByRole("button", { name: /^Account: / }).press("ArrowDown");
  await expect(portal.getByRole("menuitem", { name: "Account" })).toBeFocused();
  await portal.keyboard.press("Escape");
  await expect(portal.getByRole("button", { name: /^Account: / })).toBeFocused();
});

test("a button of the landing page that is pressed before its scripts arrive counts", async ({ page }) => {
  const arrival = Promise.withResolvers<void>();
  await page.route("**/assets/home-*.js", async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await page.goto("/");
  const more = page.locator("#quote").getByRole("button", { name: "One more 20GP" });
  await more.click();
  await more.click();
  const quantity = page.getByLabel("Number of 20GP");
  await expect(quantity).toHaveValue("1");
  arrival.resolve();
  await expect(quantity).toHaveValue("3");
});
