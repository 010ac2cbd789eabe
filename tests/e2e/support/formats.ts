import type { Locator, Page } from "@playwright/test";
import { expect } from "./portal.ts";

/** The formats on the account page. */
export const formatSettings = (page: Page): Locator => page.getByRole("region", { name: "Formats", exact: true });

/** Saves formats on the account page, with the keys alone. */
export const saveFormats = async (page: Page, chosen: Readonly<Record<string, string>>): Promise<void> => {
  await page.goto("/rate/account#formats");
  for (const [label, option] of Object.entries(chosen))
    await formatSettings(page).getByLabel(label).selectOption(option);
  await formatSettings(page).getByRole("button", { name: "Save formats" }).press("Enter");
  await expect(page.getByRole("region", { name: "Notices" }).getByText("Formats saved.")).toBeVisible();
};
