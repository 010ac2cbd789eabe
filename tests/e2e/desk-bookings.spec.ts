import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./support/portal.ts";
import { openDesk } from "./support/staff.ts";

test.use({ hasBookings: true });

/* Of the bookings that the shipper of this test has, the one whose carrier has given no number. */
const openInProcess = async (page: Page, email: string): Promise<string> => {
  await page.goto(`/desk/bookings?state=in-process&search=${encodeURIComponent(email)}`);
  const link = page.getByRole("link", { name: /^QTN-/ }).first();
  const number = await link.innerText();
  await link.click();
  await expect(page.getByRole("heading", { name: "Confirm this booking" })).toBeVisible();
  return number;
};

test("a clerk confirms, takes back, corrects and changes a booking with the keyboard", { tag: ["@desktop"] }, async ({
  page,
  database,
  shipper,
}) => {
  const { name } = await openDesk(page, database, "desk");
  await expect(page.getByRole("link", { name: "Bookings" })).toBeVisible();
  const number = await openInProcess(page, shipper.email);
  await expectAccessible(page);

  await page.keyboard.press("c");
  await page.keyboard.type("x");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Use 4 to 35 letters, figures and dashes.")).toBeVisible();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(`M${number.slice(-6)}`);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: `M${number.slice(-6)}` })).toBeVisible();
  await expectAccessible(page);

  await page.keyboard.press("z");
  await expect(page.getByRole("heading", { name: "Confirm this booking" })).toBeVisible();
  const field = page.getByLabel(/^Booking number of/);
  await expect(field).toHaveValue(`M${number.slice(-6)}`);
  await field.fill(`N${number.slice(-6)}`);
  await field.press("Enter");
  await expect(page.getByRole("heading", { name: `N${number.slice(-6)}` })).toBeVisible();

  await page.keyboard.press("c");
  await page.keyboard.type(`P${number.slice(-6)}`);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: `P${number.slice(-6)}` })).toBeVisible();
  await expect(page.getByText("corrected the booking number")).toBeVisible();

  await page.keyboard.press("f");
  await expect(page.getByRole("heading", { name: "Change this booking" })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.type("The cut-off of the terminal is earlier.");
  await page.getByLabel(/^Fee to the customer/).fill("75");
  await page.getByRole("button", { name: /^Propose it/ }).click();
  await expect(page.getByText("Waits for the customer")).toBeVisible();
  await expect(page.getByText(`${name} proposed a fee`)).toBeVisible();

  await page.getByLabel("New note").fill("Call the terminal.");
  await page.getByRole("button", { name: "Add note" }).click();
  await expect(page.getByText("wrote a note")).toBeVisible();
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
  }
});
