import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./support/portal.ts";

test.use({ hasBookings: true });

test("a view is saved, opened after a reload, renamed, deleted and restored", async ({ portal }) => {
  const views = portal.getByRole("navigation", { name: "Views" });
  await portal.goto("/rate/quote?status=booked&sort=departure");
  await portal.getByRole("button", { name: "Save this view" }).click();
  await portal.getByRole("dialog", { name: "Save this view" }).getByLabel("Name").fill("Leaving soon");
  await expectAccessible(portal);
  await portal.keyboard.press("Enter");
  await expect(portal.getByText("View saved.")).toBeVisible();
  await expect(views.getByRole("link", { name: "Leaving soon" })).toHaveAttribute("aria-current", "page");
  await portal.goto("/rate/quote");
  await views.getByRole("link", { name: "Leaving soon" }).click();
  await portal.waitForURL("/rate/quote?status=booked&sort=departure");
  await expectNoSidewaysScroll(portal);
  await expectAccessible(portal);
  await portal.goBack();
  await expect(views.getByRole("link", { name: "All bookings" })).toHaveAttribute("aria-current", "page");
  await portal.goForward();
  await portal.getByRole("button", { name: "Rename Leaving soon" }).press("Enter");
  await portal.getByRole("dialog", { name: "Rename view" }).getByLabel("Name").fill("This month");
  await portal.keyboard.press("Enter");
  await portal.getByRole("button", { name: "Delete This month" }).press("Enter");
  await expect(views.getByRole("link", { name: "This month" })).toHaveCount(0);
  await expect(portal.getByRole("button", { name: "Undo" })).toBeFocused();
  await portal.keyboard.press("Enter");
  await expect(views.getByRole("link", { name: "This month" })).toHaveAttribute("aria-current", "page");
  await expect(portal.getByRole("region", { name: "Saved views" })).toBeFocused();
});
