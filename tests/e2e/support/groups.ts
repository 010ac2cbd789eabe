import type { Locator, Page } from "@playwright/test";

/** Types a group of customers and chooses it, or creates it. */
export const chooseGroup = async (page: Page, scope: Page | Locator, label: string, group: string): Promise<void> => {
  await scope.getByRole("combobox", { name: label }).fill(group);
  const known = page.getByRole("option", { name: new RegExp(`^(?:Create group )?${group}\\b`) });
  await known.first().click();
};
