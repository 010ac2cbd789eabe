import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { operate } from "./support/desk.ts";
import { addShipper } from "./support/shippers.ts";
import { expect, expectAccessible, test } from "./support/portal.ts";
import { openDesk } from "./support/staff.ts";

const SHEET = [
  "Tarif Dezember;;;;;;",
  "Abgang;Ankunft;Tage;Gültig bis;Fracht 20';Fracht 40HC;Zuschlag X7",
  "Tuticorin;Gdansk;29;31.12.2031;1180;1990;120",
  "Tuticorin;Klaipeda;33;31.12.2031;1240;2070;120",
].join("\n");

const header = (page: Page, name: string) => page.getByRole("button", { name: new RegExp(`, column \\w+, ${name}$`) });
test.use({ layout: "cards" });

test("a clerk maps a foreign sheet by mouse, reads the difference and publishes it", { tag: ["@desktop"] }, async ({
  page,
  database,
  portal,
  consoleErrors,
}) => {
  await openDesk(page, database, "pricing");
  await page.getByRole("link", { name: "Rates" }).click();
  await expect(page.getByRole("heading", { name: "Rates" })).toBeVisible();
  await page.getByRole("link", { name: "Import a sheet" }).click();
  await expectAccessible(page);
  await page.getByLabel("Rate sheet", { exact: true }).setInputFiles({
    name: "Coromandel_Dez.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(SHEET),
  });
  await page.getByLabel("Provider").fill("Coromandel Line");
  await page.keyboard.press("Escape");
  await expect(page.getByLabel("Name of the sheet")).toHaveValue("Coromandel_Dez");
  await page.getByLabel("Name of the sheet").fill("Coromandel December");
  await page.getByText("Selling", { exact: true }).click();
  await page.getByText("Groups and companies", { exact: true }).click();
  await page.getByRole("button", { name: "Continue to the columns" }).click();
  await expect(page.getByText("Choose a group or a company.")).toBeVisible();
  await page.getByText("Everybody", { exact: true }).click();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Continue to the columns" }).click();

  await expect(header(page, "Abgang")).toBeVisible();
  await page.locator("[data-chip='PORT OF LOADING']").dragTo(header(page, "Abgang"));
  await expect(header(page, "Abgang")).toContainText("Port of loading");
  await page.locator("[data-chip='PORT OF DISCHARGE']").dragTo(page.getByRole("cell", { name: "Ankunft" }));
  await expect(header(page, "Ankunft")).toContainText("Port of discharge");
  await header(page, "Tage").click();
  await page.getByRole("radio", { name: /^Field/ }).check();
  await page.getByLabel("Field", { exact: true }).last().selectOption("TRANSIT TIME");
  await page.getByRole("button", { name: "Use for column C" }).click();
  await expect(header(page, "Tage")).toContainText("Transit days");
  await header(page, "Zuschlag X7").click();
  await page.getByRole("radio", { name: /^Charge/ }).check();
  await page.getByLabel("Charge", { exact: true }).last().fill("CONTAINER IMBALANCE CHARGE");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Use for column G" }).click();
  await expect(header(page, "Zuschlag X7")).toContainText("Container imbalance charge");
  await page.locator("[data-chip='OCEAN FREIGHT']").dragTo(header(page, "Fracht 20'"));
  await expect(header(page, "Fracht 20'")).toContainText("20GP");
  await page.locator("[data-chip='OCEAN FREIGHT']").dragTo(header(page, "Fracht 40HC"));
  await expect(header(page, "Fracht 40HC")).toContainText("40HC");
  await page.getByLabel("Currency where none is named").selectOption("USD");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Compare with what is active" }).click();

  const publish = page.getByRole("button", { name: "Publish 4 prices" });
  await expect(publish).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: "USD 1,180.00" })).toContainText("USD 1,300.00");
  await expectAccessible(page);
  await publish.click();
  await expect(page.getByRole("heading", { name: "4 prices of Coromandel Line published" })).toBeVisible();
  await expectAccessible(page);
  expect(consoleErrors).toEqual([]);

  const published = page.url();
  await portal.goto(
    "/rate/search?pol=INTUT,Tuticorin&fromBy=Ramp&pod=PLGDN,Gdansk&toBy=Ramp&load=20GPx1&carriers=Coromandel+Line",
  );
  const card = portal
    .getByRole("article")
    .filter({ has: portal.getByRole("heading", { name: "Coromandel Line", exact: true }) });
  await expect(card).toContainText("1,300");
  await expect(card).toContainText("Rate sheet Coromandel December");

  await page.goto("/desk/rates/import");
  await page.getByLabel("Rate sheet", { exact: true }).setInputFiles({
    name: "Coromandel_Jan.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(SHEET.replace("2070", "2100")),
  });
  await page.getByLabel("Provider").fill("Coromandel Line");
  await page.keyboard.press("Escape");
  await page.getByText("Selling", { exact: true }).click();
  await page.getByRole("button", { name: "Continue to the columns" }).click();
  await page.getByRole("button", { name: "Compare with what is active" }).click();
  await page.getByRole("radio", { name: /^As before/ }).check();
  const changes = page.getByRole("region", { name: "Changes" });
  await expect(changes.getByRole("row").filter({ hasText: "As before" })).toHaveCount(3);
  await changes.getByRole("button", { name: "Leave out row 3" }).click();
  await expect(page.getByRole("heading", { name: "1 row left out" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Compare again before you publish" })).toBeVisible();
  await page.getByRole("button", { name: "Discard" }).click();

  await page.goto(published);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("heading", { name: "Undone" })).toBeVisible();
});

test("a clerk changes who finds a sheet, and filters the list by it", { tag: ["@desktop"] }, async ({
  page,
  database,
}) => {
  const folder = mkdtempSync(join(tmpdir(), "keelson-audience-"));
  const id = randomUUID().slice(0, 8);
  const name = `Audience ${id}`;
  const company = `Kollam Cashew ${id}`;
  await addShipper(database, false, company);
  const file = join(folder, `${name}.csv`);
  writeFileSync(file, "POL,POD,CURRENCY,VALIDITY,20GP\nINTUT,LTKLJ,USD,2031-12-31,1180\n");
  await operate("rates", "import", file, "--provider", `Palk Strait Line ${id}`, "--prices", "sell");
  rmSync(folder, { recursive: true });
  await openDesk(page, database, "pricing", "/desk/rates");
  await page.getByLabel("Search sheets").fill(name);
  const row = page.getByRole("row").filter({ hasText: name });
  await expect(row).toContainText("Everybody");
  await row.getByRole("button", { name: `Found by: ${name}` }).click();
  const dialog = page.getByRole("dialog", { name: `Who finds ${name}` });
  await dialog.getByText("Groups and companies", { exact: true }).click();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText("Choose a group or a company.")).toBeVisible();
  const companies = dialog.getByRole("combobox", { name: "Add a company" });
  await companies.fill(`kollam cashew ${id.slice(0, 4)}`);
  await expect(page.getByRole("option", { name: company })).toBeVisible();
  await companies.press("Enter");
  await expect(dialog.getByRole("button", { name: `Remove ${company}` })).toBeVisible();
  const groups = dialog.getByRole("combobox", { name: "Add a group" });
  await groups.fill(`kollam ${id}`);
  await expect(page.getByRole("option", { name: `Create group kollam ${id}` })).toBeVisible();
  await groups.press("Enter");
  await expect(dialog.getByRole("button", { name: `Remove the group kollam ${id}` })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(row).toContainText(company);
  await page.getByLabel("Found by", { exact: true }).selectOption("Found by everybody");
  await expect(page.getByText("No rate sheet.")).toBeVisible();
  await page.getByLabel("Found by", { exact: true }).selectOption("Only groups, companies");
  await expect(row).toBeVisible();
  await expectAccessible(page);
  await row.getByRole("button", { name: `End ${name}` }).click();
  await page.getByRole("dialog", { name: "End the sheet" }).getByRole("button", { name: "End" }).click();
  await expect(row).toContainText("Ended");
  await row.getByRole("button", { name: `Quote again: ${name}` }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Quote again" }).click();
  await expect(row).toContainText("Active");
});
