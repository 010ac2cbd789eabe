import { readFileSync } from "node:fs";
import { expect, type Locator, type Page } from "@playwright/test";
import { chooseGroup } from "../groups.ts";
import { openPart } from "./staff.ts";

/** Opens what waits for a company from the inbox. */
export const openFromInbox = async (page: Page, company: string): Promise<void> => {
  await openPart(page, "Inbox");
  await page.getByRole("row").filter({ hasText: company }).click();
  const preview = page.getByRole("complementary", { name: "Preview" });
  await expect(preview).toContainText(company);
  await preview.getByRole("link", { name: "Open" }).click();
};

/** Approves a company that waits, with a group where one is agreed. */
export const approveCompany = async (page: Page, company: string, group: string | null): Promise<void> => {
  await openFromInbox(page, company);
  await expect(page.getByRole("region", { name: company })).toBeVisible();
  await page.keyboard.press("c");
  await page.getByRole("button", { name: "Approve and tell the admins" }).click();
  await expect(page.getByRole("button", { name: "Put on hold" })).toBeVisible();
  if (group === null) return;
  await chooseGroup(page, page, "Group", group);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("region", { name: company })).toContainText(`Group ${group}`);
};

/** Adds a margin per container on the freight of a group. */
export const addGroupMargin = async (page: Page, group: string, amount: string): Promise<void> => {
  await openPart(page, "Margins");
  await page.getByRole("button", { name: /^New rule/ }).click();
  const dialog = page.getByRole("dialog", { name: "New rule" });
  await dialog.getByLabel("Customers").selectOption("group");
  await chooseGroup(page, dialog, "Group", group);
  await dialog.getByLabel("Amount").fill(amount);
  await dialog.getByRole("button", { name: "Add" }).click();
  await expect(dialog).toHaveCount(0);
};

/** The rows of a table as the texts of their cells. */
export const readTable = async (table: Locator): Promise<readonly (readonly string[])[]> => {
  await expect(table).toBeVisible();
  const rows = await table.locator("tbody tr").all();
  return Promise.all(rows.map((row) => row.locator("th, td").allInnerTexts()));
};

/** Confirms the open booking with the number of its carrier. */
export const confirmBooking = async (page: Page, number: string): Promise<void> => {
  await expect(page.getByRole("heading", { name: "Confirm this booking" })).toBeVisible();
  await page.keyboard.press("c");
  await page.keyboard.type(number);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: number })).toBeVisible();
};

/** Corrects the number of the carrier. */
export const correctNumber = async (page: Page, number: string): Promise<void> => {
  await page.keyboard.press("c");
  await expect(page.getByLabel("New number")).toBeFocused();
  await page.keyboard.type(number);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: number })).toBeVisible();
};

/** What changes for a rolled vessel. */
interface Rolled {
  readonly text: string;
  readonly fee: string;
  readonly vessel: string;
  readonly voyage: string;
}

/** Proposes another vessel with a fee. */
export const proposeRolled = async (page: Page, { text, fee, vessel, voyage }: Rolled): Promise<void> => {
  await page.keyboard.press("f");
  const dialog = page.getByRole("dialog", { name: "Change this booking" });
  await dialog.getByLabel("What changes, for the customer").fill(text);
  await dialog.getByLabel(/^Fee to the customer/).fill(fee);
  await dialog.getByLabel("New vessel").fill(vessel);
  await dialog.getByLabel("New voyage").fill(voyage);
  await dialog.getByRole("button", { name: /^Propose it/ }).click();
  await expect(page.getByText("Waiting for the customer")).toBeVisible();
};

type Row = Readonly<Record<string, string>>;

/* No value of this day has a comma. */
const readCsv = (text: string): readonly Row[] => {
  const [head = "", ...lines] = text.trim().split(/\r?\n/);
  const columns = head.split(",");
  return lines.map((line) => {
    const values = line.split(",");
    return Object.fromEntries(columns.map((column, index) => [column, values[index] ?? ""]));
  });
};

/** Downloads a file for accounting as CSV; answers its rows. */
export const exportForAccounting = async (page: Page, file: string): Promise<readonly Row[]> => {
  await openPart(page, "Customers");
  await page.getByRole("button", { name: "Export for accounting" }).click();
  const dialog = page.getByRole("dialog", { name: "Export for accounting" });
  await dialog.getByLabel("File", { exact: true }).selectOption({ label: file });
  const download = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Download" }).click();
  const rows = readCsv(readFileSync(await (await download).path(), "utf8"));
  await expect(dialog).toHaveCount(0);
  return rows;
};

/** Who did what, newest first, as the trail names them: `Jan Visser: Booking, Confirmed`. */
export const readTrail = async (page: Page): Promise<readonly string[]> => {
  await openPart(page, "Audit");
  const rows = await readTable(page.getByRole("table"));
  return rows.map(([, who = "", subject = "", action = ""]) => {
    const [, name = ""] = who.split("\n");
    return `${name}: ${subject.split("\n")[0] ?? ""}, ${action}`;
  });
};
