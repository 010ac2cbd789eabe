import { readFileSync } from "node:fs";
import { readPdf } from "../server/modules/documents/pdf-text.ts";
import { cards, openRates } from "./support/available-rates.ts";
import { formatSettings, saveFormats } from "./support/formats.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./support/portal.ts";

test("dates and figures are shown and read in the formats of the account", async ({ portal }) => {
  await portal.goto("/rate/account#formats");
  await expect(formatSettings(portal).getByText("Example: USD 1,234,567.89 on Tue 24 Nov 2026")).toBeVisible();
  await expectAccessible(portal);
  await saveFormats(portal, { Dates: "year-month-day", Figures: "point-comma" });
  await expect(formatSettings(portal).getByText("Example: USD 1.234.567,89 on Tue 2026-11-24")).toBeVisible();
  await expectNoSidewaysScroll(portal);

  await openRates(portal);
  await expect(
    cards(portal)
      .first()
      .getByText(/^USD\d\.\d{3},\d{2}$/),
  ).toBeVisible();
  await expect(portal.getByText(/\d,\d{3}\.\d{2}/)).toHaveCount(0);

  /* 1,5 CBM is one and a half; 1.200 kg is a ton and a fifth. */
  await portal.goto("/rate");
  await expect(portal.getByRole("spinbutton").first()).toHaveAttribute("data-type", "year");
  await portal.getByRole("tab", { name: "LCL" }).click();
  await portal.getByRole("combobox", { name: "Origin Port" }).fill("Nhava Sheva");
  await portal.getByRole("combobox", { name: "Destination Port" }).fill("Genova");
  await portal.getByLabel("Weight (kg)").fill("1.200");
  await portal.getByLabel("CBM", { exact: true }).fill("1,5");
  await expect(portal.getByText("1.200 kg, 1,5 CBM").filter({ visible: true }).first()).toBeVisible();
});

test.describe("the currency of the account", () => {
  test.use({ hasBookings: true });

  test("has the totals of offers, their breakdown and bookings, with the rate", async ({ portal }) => {
    await saveFormats(portal, { Figures: "indian", "Also show totals in": "INR" });
    await openRates(portal);
    const own = /^In your currency INR [\d,]+\.\d{2}$/;
    await expect(cards(portal).getByText(own).first()).toBeVisible();
    await portal
      .getByRole("button", { name: /^Price Breakdown/ })
      .first()
      .click();
    const dialog = portal.getByRole("dialog", { name: "Price Breakdown" });
    await expect(dialog.getByText(own)).toBeVisible();
    await expect(dialog.getByText(/In your currency at .*1 USD = [\d.]+ INR.*, \d{2} \w{3} \d{4}\)\.$/)).toBeVisible();
    await expectAccessible(portal);
    await portal.keyboard.press("Escape");
    await expectNoSidewaysScroll(portal);

    await portal.goto("/rate/quote");
    await portal.getByRole("link", { name: /^INNSA Nhava Sheva to NLRTM Rotterdam/ }).click();
    const withRate = /^In your currency INR [\d,]+\.\d{2}, at .*1 USD = [\d.]+ INR.* \(.+, \d{2} \w{3} \d{4}.*\)$/;
    await expect(portal.getByText(withRate)).toBeVisible();
  });

  test("is on quotes and their PDF, and not for the reader of a link", { tag: "@desktop" }, async ({
    portal,
    browser,
  }) => {
    await saveFormats(portal, { Dates: "year-month-day", Figures: "point-comma", "Also show totals in": "INR" });
    await openRates(portal);
    await portal
      .getByRole("button", { name: /^Price Breakdown/ })
      .first()
      .click();
    await portal
      .getByRole("dialog", { name: "Price Breakdown" })
      .getByRole("button", { name: "Save as quote" })
      .click();
    await portal.getByRole("dialog", { name: "Save as quote" }).getByRole("button", { name: "Save quote" }).click();
    await portal.getByRole("link", { name: "Open quote" }).click();
    await expect(portal.getByText(/^In your currency INR [\d.]+,\d{2}, at /)).toBeVisible();
    await expect(portal.getByText(/^\w{3} \d{4}-\d{2}-\d{2}/).first()).toBeVisible();
    await expectAccessible(portal);
    const download = portal.waitForEvent("download");
    await portal.getByRole("button", { name: "Download PDF" }).click();
    const { text } = await readPdf(readFileSync(await (await download).path()));
    expect(text).toMatch(/Valid until\s+\w{3} \d{4}-\d{2}-\d{2}/);
    expect(text).toMatch(/Total in your currency: INR [\d.]+,\d{2}/);

    await portal.getByRole("button", { name: "Share for approval" }).click();
    await portal.getByLabel("For whom").fill("Priya Nair");
    await portal.getByRole("button", { name: "Create link" }).click();
    const address = await portal.getByRole("dialog", { name: "Link created" }).getByLabel("Link").inputValue();
    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto(address);
    await expect(visitor.getByText(/^Valid until \w{3} \d{2} \w{3} \d{4}/)).toBeVisible();
    await expect(visitor.getByText("In your currency")).toHaveCount(0);
  });

  test("without a rate is named, and no amount is shown in it", { tag: "@desktop" }, async ({ portal }) => {
    await saveFormats(portal, { "Also show totals in": "KES" });
    await openRates(portal);
    await expect(
      cards(portal)
        .first()
        .getByText(/^No rate of exchange from .* to KES is stated\.$/),
    ).toBeVisible();
    await expect(portal.getByText(/KES \d/)).toHaveCount(0);
  });
});
