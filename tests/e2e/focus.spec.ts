import type { Page } from "@playwright/test";
import { openRates } from "./support/available-rates.ts";
import { expect, test } from "./support/portal.ts";

test.use({ hasBookings: true });

const press = async (page: Page, name: RegExp | string, role: "button" | "link" = "button"): Promise<void> => {
  await page.getByRole(role, { name }).first().focus();
  await page.keyboard.press("Enter");
};

test("the focus returns to what opened the first of several dialogs", { tag: "@desktop" }, async ({ portal }) => {
  await openRates(portal);
  await press(portal, /^Price Breakdown/);
  const breakdown = portal.getByRole("dialog", { name: "Price Breakdown" });
  await breakdown.getByRole("button", { name: "Book Now" }).focus();
  await portal.keyboard.press("Enter");
  await expect(portal.getByRole("dialog", { name: /^Are you sure you want to book/ })).toBeVisible();
  await portal.keyboard.press("Escape");
  await expect(portal.getByRole("button", { name: /^Price Breakdown/ }).first()).toBeFocused();
});

test("a new page focuses its main heading, and a form its first required field", { tag: "@desktop" }, async ({
  portal,
}) => {
  await portal.goto("/nowhere");
  const heading = portal.getByRole("heading", { level: 1 });
  await expect(heading).toBeFocused();
  await press(portal, "Bookings", "link");
  await expect(portal).toHaveURL(/\/rate\/quote$/);
  await expect(heading).toHaveText("My Bookings");
  await expect(heading).toBeFocused();
  await press(portal, /, reference PO 88213$/, "link");
  await expect(heading).not.toHaveText("My Bookings");
  await expect(heading).toBeFocused();

  await press(portal, "Share");
  await expect(portal.getByRole("dialog").getByLabel("For whom")).toBeFocused();
  await portal.keyboard.press("Escape");
  await expect(portal.getByRole("button", { name: "Share", exact: true })).toBeFocused();
});

test("a change of sailing focuses the first sailing, and its dialog the button that opened it", {
  tag: "@desktop",
}, async ({ portal }) => {
  await portal.goto(
    "/rate/search?pol=INMUN,Mundra&fromBy=Ramp&pod=DEBRV,Bremerhaven&toBy=Ramp&load=20GPx2&carriers=Norrvik+Line",
  );
  await press(portal, /^Book Now/);
  await portal.getByRole("dialog").getByRole("button", { name: "Yes" }).focus();
  await portal.keyboard.press("Enter");
  const done = portal.getByRole("dialog", { name: "Success!" });
  await expect(done.getByRole("button", { name: "Close" })).toBeFocused();
  await press(portal, "Open booking", "link");
  await expect(portal.getByRole("heading", { level: 1 })).toBeFocused();
  await press(portal, "Change sailing");
  await expect(portal.getByRole("dialog").getByRole("radio").first()).toBeFocused();
  await portal.keyboard.press("Escape");
  await expect(portal.getByRole("button", { name: "Change sailing" })).toBeFocused();
  await press(portal, "Cancel booking");
  await expect(portal.getByRole("dialog", { name: "Cancel booking" })).toBeFocused();
});

test("Back closes an open dialog and stays on the page, with what was typed", { tag: "@desktop" }, async ({
  portal,
}) => {
  await portal.goto("/rate/quote");
  await press(portal, /, reference PO 88213$/, "link");
  const booking = portal.getByRole("heading", { level: 1 });
  await expect(booking).not.toHaveText("My Bookings");
  const address = portal.url();
  await press(portal, "Change details");
  const dialog = portal.getByRole("dialog", { name: "Change details" });
  await dialog.getByRole("textbox", { name: "What should be changed" }).fill("Other consignee");
  await portal.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(portal).toHaveURL(address);
  await expect(portal.getByRole("button", { name: "Change details" })).toBeFocused();
  await press(portal, "Change details");
  await expect(dialog.getByRole("textbox", { name: "What should be changed" })).toHaveValue("Other consignee");
  await portal.keyboard.press("Escape");
  await portal.goBack();
  await expect(booking).toHaveText("My Bookings");
});
