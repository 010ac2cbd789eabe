import { expect, type Locator, type Page } from "@playwright/test";
import { chooseGroup } from "../groups.ts";
import { readTable } from "./desk-work.ts";
import { openPart } from "./staff.ts";

/** What a clerk states about a sheet. */
interface SheetUpload {
  readonly fileName: string;
  readonly text: string;
  readonly provider: string;
  readonly prices: "Buying" | "Selling";
  readonly group?: string;
  readonly company?: string;
}

/** Uploads a sheet and states whose it is, up to its columns. */
export const uploadSheet = async (page: Page, sheet: SheetUpload): Promise<void> => {
  await openPart(page, "Rates");
  await page.getByRole("link", { name: "Import a sheet" }).click();
  await page.waitForURL("/desk/rates/import");
  const buffer = Buffer.from(sheet.text);
  await page
    .getByLabel("Rate sheet", { exact: true })
    .setInputFiles({ name: sheet.fileName, mimeType: "text/csv", buffer });
  await page.getByLabel("Provider").fill(sheet.provider);
  await page.keyboard.press("Escape");
  await page.getByText(sheet.prices, { exact: true }).click();
  await page.getByText("Groups and companies", { exact: true }).click();
  if (sheet.group !== undefined) await chooseGroup(page, page, "Add a group", sheet.group);
  if (sheet.company !== undefined) {
    await page.getByRole("combobox", { name: "Add a company" }).fill(sheet.company);
    await page.getByRole("option", { name: sheet.company }).click();
  }
  await page.getByRole("button", { name: "Continue to the columns" }).click();
};

const header = (page: Page, name: string): Locator =>
  page.getByRole("button", { name: new RegExp(`, column \\w+, ${name}$`) });

/** Drags a field or charge onto the column with a header. */
export const dragOnto = async (page: Page, chip: string, name: string, shown: string): Promise<void> => {
  await page.locator(`[data-chip='${chip}']`).dragTo(header(page, name));
  await expect(header(page, name)).toContainText(shown);
};

/** Decides about a column in the panel beside the table. */
export const decideColumn = async (
  page: Page,
  name: string,
  decision: { readonly field: string } | { readonly charge: string },
  shown: string,
): Promise<void> => {
  await header(page, name).click();
  if ("field" in decision) {
    await page.getByRole("radio", { name: /^Field/ }).check();
    await page.getByLabel("Field", { exact: true }).last().selectOption(decision.field);
  } else {
    await page.getByRole("radio", { name: /^Charge/ }).check();
    await page.getByLabel("Charge", { exact: true }).last().fill(decision.charge);
    await page.keyboard.press("Escape");
  }
  await page.getByRole("button", { name: /^Use for column/ }).click();
  await expect(header(page, name)).toContainText(shown);
};

/** Compares the sheet with what is quoted. */
export const compareSheet = async (page: Page): Promise<void> => {
  await page.getByRole("button", { name: "Compare with what is active" }).click();
  await expect(page.getByRole("button", { name: /^Publish/ })).toBeVisible();
};

/** Publishes what was compared. */
export const publishSheet = async (page: Page, title: string): Promise<void> => {
  await page.getByRole("button", { name: /^Publish/ }).click();
  await expect(page.getByRole("heading", { name: title })).toBeVisible();
};

/** What the comparison shows: lanes, and for each size the kind of change, every charge, the price before and after, and the change. */
export const readDifference = async (page: Page): Promise<readonly (readonly string[])[]> => {
  const rows = await readTable(page.getByRole("table").first());
  return rows.map((cells) => cells.map((cell) => cell.replaceAll(/\s+/g, " ")));
};
