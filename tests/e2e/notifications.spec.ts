import { expect, test } from "./support/portal.ts";

test.use({ hasBookings: true });

test("messages about bookings are listed, read, muted and switched by keyboard @desktop", async ({ portal: page }) => {
  await page.goto("/dashboard");
  const bell = page.getByRole("link", { name: /^Notifications, \d+ new$/ });
  await expect(bell).toBeVisible();
  await bell.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Notifications" })).toBeVisible();
  await expect(page.getByRole("link", { name: /^ETA New York now/ })).toBeVisible();

  const mute = page.getByRole("button", { name: /^Mute mails/ }).first();
  const name = ((await mute.getAttribute("aria-label")) ?? "").replace("Mute mails, ", "");
  await mute.focus();
  await page.keyboard.press("Enter");
  const unmute = page.getByRole("button", { name: `Unmute mails, ${name}` }).first();
  await expect(unmute).toBeVisible();

  const mail = page.getByRole("checkbox", { name: "ETA changes, mail" });
  await mail.focus();
  await page.keyboard.press("Space");
  await expect(mail).not.toBeChecked();
  await page.getByRole("button", { name: "Mark all as read" }).click();
  await expect(page.getByRole("button", { name: "Mark all as read" })).toBeDisabled();

  await page.reload();
  await expect(mail).not.toBeChecked();
  await expect(unmute).toBeVisible();
  await unmute.click();
  await expect(page.getByRole("button", { name: `Mute mails, ${name}` }).first()).toBeVisible();
  await mail.press("Space");
  await expect(mail).toBeChecked();

  /* Which cut-offs are near depends on the day of the week, the delays of the demo do not. */
  await expect(page.getByRole("link", { name: /^Booking confirmed/ }).first()).toBeVisible();
  await page.getByLabel("Show").selectOption("ETA changes");
  await expect(page.getByRole("link", { name: /^Booking confirmed/ })).toHaveCount(0);
  await page.getByRole("link", { name: /^ETA/ }).first().click();
  await expect(page).toHaveURL(/\/rate\/quote\/QTN-/);
});
