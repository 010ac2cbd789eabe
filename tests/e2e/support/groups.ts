import { expect, type Locator, type Page } from "@playwright/test";

/** Types a group of customers and chooses it, or creates it. A list closes when the page scrolls, also to the option itself: then the group is typed again. */
export const chooseGroup = async (page: Page, scope: Page | Locator, label: string, group: string): Promise<void> => {
  const field = scope.getByRole("combobox", { name: label });
  const known = page.getByRole("option", { name: new RegExp(`^(?:Create group )?${group}\\b`) });
  await expect(async () => {
    await field.fill("");
    await field.fill(group);
    await known.first().click({ timeout: 5_000 });
  }).toPass();
  await expect(page.getByRole("listbox")).toHaveCount(0);
};
