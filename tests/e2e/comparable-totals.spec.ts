import type { Locator } from "@playwright/test";
import { cards, count, openRates } from "./support/available-rates.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./support/portal.ts";

test("the totals switch changes order, strip and badge, and survives a reload; gaps have headings", async ({
  portal,
  isMobile,
}) => {
  await openRates(portal);
  const radio = (name: string) => portal.getByRole("radio", { name, exact: true });
  await expect(radio("Complete")).toBeChecked();
  const first = cards(portal).first();
  await expect(first).toContainText(/Complete total ?2 × 20GP, 1 × 40HC/);
  await expect(first).toContainText("Lowest total");
  const complete = await first.getByRole("heading", { level: 2 }).textContent();

  await radio("As quoted").click({ force: true });
  await expect(portal).toHaveURL(/&totals=quoted$/);
  await expect(first).toContainText(/As quoted ?2 × 20GP, 1 × 40HC/);
  await expect(portal.getByText("No price for haulage from Tughlakabad to Chennai")).toHaveCount(0);
  if (!isMobile)
    await expect(
      portal.getByRole("figure", { name: /^Lowest total as quoted per departure date in USD/ }),
    ).toBeVisible();
  await portal.reload();
  await expect(radio("As quoted")).toBeChecked();
  await radio("Complete").click({ force: true });
  await expect(first.getByRole("heading", { level: 2 })).toHaveText(complete ?? "");

  await radio("Compact").click({ force: true });
  const gap = portal.getByRole("row", { name: /^No price for haulage from Tughlakabad to Chennai\./ });
  const noFreight = portal.getByRole("row", { name: /^No price for the ocean freight\./ });
  await portal.setViewportSize({ width: isMobile ? 390 : 1440, height: 9000 });
  await expect(gap).toContainText("No offer and no haulage table has a price for this leg.");
  await expect(noFreight).toContainText("You can look at these offers, but not book them.");
  const after = async (heading: Locator) => (await heading.boundingBox())?.y ?? 0;
  expect(await after(noFreight)).toBeGreaterThan(await after(gap));
  await expectAccessible(portal);
  await expectNoSidewaysScroll(portal);
  await radio("Cards").click({ force: true });
});

test("an offer without haulage shows an estimate and its overweight cargo; another load can be booked", {
  tag: "@desktop",
}, async ({ portal }) => {
  await openRates(portal, "&carriers=CASTELLAN");
  const card = cards(portal).first();
  await expect(card).toContainText(
    /Estimate: haulage Tughlakabad to [A-Z][a-z ]+\. Median of \d offers in this list, /i,
  );
  await expect(card).toContainText(/As quoted USD [\d,]+\.\d\d/);
  await expect(card).toContainText(/\+ estimate [\d,]+\.\d\d/);
  await expect(
    card.getByRole("img", { name: /^Total by part, USD: Haulage about [\d,]+\.\d\d; Origin / }),
  ).toBeVisible();
  await expect(card).toContainText("Your 22 500 kg exceeds this offer's 21 700 kg per container.");
  await expect(card.getByRole("button", { name: /^Book Now/ })).toBeDisabled();
  await expect(card.getByRole("button", { name: /^Book Now/ })).toHaveAccessibleDescription("Too heavy for this offer");
  await expectAccessible(portal);

  await card.getByRole("button", { name: "2 × 40HC with 11 250 kg each" }).click();
  await expect(portal).toHaveURL(/load=20GPx2%2C40HCx2&kg=18000%2C11250|load=20GPx2,40HCx2&kg=18000,11250/);
  /* The rates of the first load stay on screen, with their filter, until those of the other load are found. */
  await expect(portal.getByText(/^Your 22 500 kg exceeds/)).toHaveCount(0);
  await expect(count(portal)).toHaveText(/\d+ rates found/);
  await portal.getByRole("checkbox", { name: /CASTELLAN/ }).check();
  await expect(card.getByRole("heading", { name: "CASTELLAN" })).toBeVisible();
  await card.getByRole("button", { name: /^Book Now/ }).click();
  const dialog = portal.getByRole("dialog", { name: "Are you sure you want to book This Quote?" });
  await expect(dialog).toContainText(
    /You searched from Tughlakabad\. Haulage from there to [A-Z][a-z ]+ is not in the price of this booking\./i,
  );
  await expect(dialog).toContainText(/Total you book ?USD/);
  await expect(dialog).toContainText("Haulage, estimate, not booked");
  await expect(dialog).toContainText("20GP 18 000 kg, 40HC 11 250 kg");
  await expectAccessible(portal);
});

test("an offer without ocean freight is listed last and can be viewed but not booked", { tag: "@desktop" }, async ({
  portal,
}) => {
  await openRates(portal, "&carriers=Monsoon+Line");
  await portal.setViewportSize({ width: 1440, height: 9000 });
  const card = cards(portal).last();
  await expect(card).toContainText("No total");
  await expect(card).toContainText("Ocean freight has no price");
  await expect(card.getByRole("radio", { name: /On request$/, checked: true })).toBeVisible();
  await expect(card.getByRole("button", { name: /^Book Now/ })).toBeDisabled();
  await expect(card.getByRole("button", { name: /^Book Now/ })).toHaveAccessibleDescription(
    /No price for the ocean freight$/,
  );
  await card.getByRole("button", { name: /^Price Breakdown/ }).click();
  const dialog = portal.getByRole("dialog", { name: "Price Breakdown" });
  await expect(dialog.getByRole("region", { name: "Estimates" })).toContainText(/Haulage from Tughlakabad to Mundra\./);
  await expect(dialog.getByRole("button", { name: "Book Now" })).toHaveCount(0);
});
