import type { Page } from "@playwright/test";
import { cards, openRates } from "./support/available-rates.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./support/portal.ts";

const formats = (page: Page) => page.getByRole("region", { name: "Formats", exact: true });

/** Saves formats on the account page, with the keys alone. */
const saveFormats = async (page: Page, chosen: Readonly<Record<string, string>>): Promise<void> => {
  await page.goto("/rate/account#formats");
  for (const [label, option] of Object.entries(chosen)) await formats(page).getByLabel(label).selectOption(option);
  await formats(page).getByRole("button", { name: "Save formats" }).press("Enter");
  await expect(page.getByRole("region", { name: "Messages" }).getByText("Formats saved.")).toBeVisible();
};

test("dates and figures are shown and read in the formats of the account", async ({ portal }) => {
  await portal.goto("/rate/account#formats");
  await expect(formats(portal).getByText("Example: USD 1,234,567.89 on Tue 24 Nov 2026")).toBeVisible();
  await expectAccessible(portal);
  await saveFormats(portal, { Dates: "year-month-day", Figures: "point-comma" });
  await expect(formats(portal).getByText("Example: USD 1.234.567,89 on Tue 2026-11-24")).toBeVisible();
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
  await portal.getByRole("tab", { name: "LCL" }).click();
  await portal.getByRole("combobox", { name: "Origin Port" }).fill("Nhava Sheva");
  await portal.getByRole("combobox", { name: "Destination Port" }).fill("Genova");
  await portal.getByLabel("Weight (kg)").fill("1.200");
  await portal.getByLabel("CBM", { exact: true }).fill("1,5");
  await expect(portal.getByText("1.200 kg, 1,5 CBM").filter({ visible: true }).first()).toBeVisible();
});
