import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "./support/portal.ts";
import { openDesk } from "./support/staff.ts";

const SHEET = [
  "POL,POD,VALID TILL,CURRENCY,20GP,40HC",
  "INVTZ,NLRTM,31/12/2031,USD,1.234,1900",
  "INCCU,Roterdam,31/12/2031,USD,1310,2000",
  "INVTZ,BEANR,31/12/2031,USD,abc,2000",
].join("\n");

test.use({ layout: "cards" });

const upload = async (page: Page, sheet: string): Promise<void> => {
  await page.getByLabel("Rate sheet", { exact: true }).setInputFiles({
    name: "Coromandel_Dec.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(sheet),
  });
  await page.getByLabel("Provider").fill(`Palk Strait Line ${randomUUID().slice(0, 8)}`);
  await page.keyboard.press("Escape");
  await page.getByText("Selling", { exact: true }).click();
  await page.getByRole("button", { name: "Continue to the columns" }).click();
};

/* Uploads a sheet with problems and compares it. */
const compare = async (page: Page, sheet = SHEET): Promise<void> => {
  await upload(page, sheet);
  await page.getByRole("button", { name: "Compare with what is active" }).click();
  await expect(page.getByRole("heading", { name: "Problems by cell" })).toBeVisible();
};

test("a clerk corrects cells by keyboard, and publishes the sheet", { tag: ["@desktop"] }, async ({
  page,
  database,
  consoleErrors,
}) => {
  await openDesk(page, database, "pricing", "/desk/rates/import");
  await compare(page);
  await expectAccessible(page);
  const amount = page.getByLabel("Correct E2");
  const place = page.getByLabel("Correct B3");
  await expect(amount).toHaveValue("1.234");
  await amount.fill("1234");
  await amount.press("Enter");
  await expect(place).toBeFocused();
  await place.fill("Rotterdm");
  await place.press("Enter");
  await expect(page.getByText('PORT OF DISCHARGE "Rotterdm" is not a known place.')).toBeVisible();
  await expect(place).toBeFocused();
  await expectAccessible(page);
  await place.fill("Rotterdam");
  await place.press("Enter");
  const freight = page.getByLabel("Correct E4");
  await expect(freight).toBeFocused();
  await freight.fill("");
  await freight.press("Enter");
  const again = page.getByRole("button", { name: "Compare again" });
  await expect(again).toBeFocused();
  await expect(page.getByRole("heading", { name: "3 corrected cells" })).toBeVisible();
  await expectAccessible(page);
  await again.press("Enter");
  const publish = page.getByRole("button", { name: "Publish 5 prices" });
  await expect(publish).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "1.234" })).toContainText("1234");
  await publish.click();
  await expect(page.getByRole("heading", { name: /^5 prices of Palk Strait Line \w+ published$/ })).toBeVisible();
  expect(consoleErrors.filter((error) => !error.includes("422"))).toEqual([]);
});

test("a second clerk sees what changed, and a lost connection loses nothing typed", { tag: ["@desktop"] }, async ({
  page,
  browser,
  database,
}) => {
  const first = await openDesk(page, database, "pricing", "/desk/rates/import");
  await compare(page);
  const context = await browser.newContext();
  const other = await context.newPage();
  const second = await openDesk(other, database, "pricing", page.url());
  await expect(other.getByLabel("Correct E2")).toHaveValue("1.234");
  await other.getByLabel("Correct E2").fill("1300");

  await page.getByLabel("Correct E2").fill("1234");
  await page.getByLabel("Correct E2").press("Enter");
  await expect(page.getByLabel("Correct B3")).toBeFocused();

  await expect(other.getByText(`${first.name} has corrected it at`)).toBeVisible();
  await expect(other.getByLabel("Correct E2")).toHaveValue("1300");
  await other.getByLabel("Correct E2").press("Enter");
  await expect(page.getByText(`${second.name} has corrected it at`)).toBeVisible();
  await expect(page.getByLabel("Correct E2")).toHaveValue("1300");

  await context.setOffline(true);
  await other.getByLabel("Correct B3").fill("Rotterdam");
  await other.getByLabel("Correct B3").press("Enter");
  await expect(other.getByText("The server cannot be reached. Please try again.")).toBeVisible();
  await expect(other.getByLabel("Correct B3")).toHaveValue("Rotterdam");
  await context.setOffline(false);
  await other.reload();
  await expect(other.getByLabel("Correct B3")).toHaveValue("Rotterdam");
  await other.getByLabel("Correct B3").press("Enter");
  await expect(page.getByText("2 corrected cells")).toBeVisible();

  await page.getByRole("button", { name: "Take back E2" }).click();
  await expect(page.getByLabel("Correct E2")).toHaveValue("1.234");
  await expect(other.getByLabel("Correct E2")).toHaveValue("1.234");
  await context.close();
});

const CARRIERS = [
  "POL,POD,LINE,VALID TILL,CURRENCY,20GP",
  "INVTZ,NLRTM,CSTL,31/12/2031,USD,1100",
  "INVTZ,DEHAM,Palk Lines,31/12/2031,USD,1300",
  "INVTZ,GBFXT,Feeder X,31/12/2031,USD,1400",
].join("\n");

test("a clerk says what unknown carriers are: a known one, a new one, or left out", { tag: ["@desktop"] }, async ({
  page,
  database,
}) => {
  await openDesk(page, database, "pricing", "/desk/rates/import");
  await compare(page, CARRIERS);
  const note = (cell: string) => page.getByRole("listitem").filter({ has: page.getByText(cell, { exact: true }) });
  await expectAccessible(page);
  await note("C2").getByRole("combobox", { name: '"CSTL" is the same as' }).fill("hapag");
  await page.getByRole("option", { name: "Hapag-Lloyd" }).click();
  await note("C2").getByRole("button", { name: "Same carrier" }).click();
  await expect(note("C2")).toContainText("It is read as Hapag-Lloyd.");
  await note("C3").getByLabel('"Palk Lines" is a new carrier with the name').fill("Palk Strait Lines");
  await note("C3").getByRole("button", { name: "New carrier" }).click();
  await expect(note("C3")).toContainText("It is read as Palk Strait Lines.");
  await expectAccessible(page);
  /* The last answer compares again by itself. */
  await note("C4").getByRole("button", { name: "Leave out its lines" }).click();
  await expect(page.getByRole("button", { name: "Publish 2 prices" })).toBeVisible();
  await expect(page.getByText('1 line of the carrier "Feeder X" is left out.')).toBeVisible();
});

const ROWS = [
  "POL,POD,VALID TILL,CURRENCY,20GP,40HC,Zzyx",
  "INVTZ,NLRTM,31/12/2031,USD,1.234,1900,85",
  "INCCU,NLRTM,31/12/2031,USD,1310,2000,85",
  "INVTZ,BEANR,31/12/2031,USD,1400,2100,85",
].join("\n");

test("a clerk types a header and leaves rows out, from a problem and from the difference", {
  tag: ["@desktop"],
}, async ({ page, database, consoleErrors }) => {
  await openDesk(page, database, "pricing", "/desk/rates/import");
  await upload(page, ROWS);
  const header = page.getByLabel("Header in G1");
  await header.fill("Zzyy");
  await header.press("Enter");
  await expect(page.getByText('The column "Zzyy" is not known ("85").')).toBeVisible();
  await header.fill("THC");
  await header.press("Enter");
  await expect(page.getByText('Coromandel_Dec.csv says "Zzyx" there.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Compare with what is active" }).click();
  await expect(page.getByRole("heading", { name: "Problems by cell" })).toBeVisible();
  const leaveOut = page.getByRole("button", { name: "Leave out row 2" });
  await leaveOut.focus();
  await leaveOut.press("Enter");
  const again = page.getByRole("button", { name: "Compare again" });
  await expect(again).toBeFocused();
  await expect(page.getByRole("heading", { name: "1 row left out" })).toBeVisible();
  await expectAccessible(page);
  await again.press("Enter");
  await expect(page.getByRole("button", { name: "Publish 4 prices" })).toBeVisible();
  await expect(page.getByText("4 prices on this page, 1 row left out")).toBeVisible();
  await page.getByRole("button", { name: "Leave out row 4" }).click();
  await expect(page.getByRole("heading", { name: "2 rows left out" })).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: "Left out" })).toHaveCount(2);
  await expect(page.getByRole("button", { name: "Publish 4 prices" })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Take back row 2" }).click();
  await expect(page.getByRole("heading", { name: "1 row left out" })).toBeVisible();
  await page.getByRole("button", { name: "Take back row 4" }).click();
  await expect(page.getByRole("heading", { name: "1 row left out" })).toHaveCount(0);
  await again.click();
  await page.getByRole("button", { name: "Leave out row 2" }).click();
  await again.click();
  await page.getByRole("button", { name: "Publish 4 prices" }).click();
  await expect(page.getByRole("heading", { name: /^4 prices of Palk Strait Line \w+ published$/ })).toBeVisible();
  expect(consoleErrors.filter((error) => !error.includes("422"))).toEqual([]);
});

const REPEATED = [
  "POL,POD,SERVICE,20GP,40GP,40HC,BAF 20,BAF 40HC,Zuschlag 20",
  ...Array.from({ length: 40 }, (_, index) =>
    [index % 2 === 0 ? "INVTZ" : "Vizagg", "NLRTM", `S${index}`, 1200 + index, 1900, 1950, 100, 200, 55].join(","),
  ),
].join("\n");

test("a clerk answers once by keyboard what is missing in the whole sheet", { tag: ["@desktop"] }, async ({
  page,
  database,
  consoleErrors,
}) => {
  await openDesk(page, database, "pricing", "/desk/rates/import");
  await upload(page, REPEATED);
  await expect(page.getByRole("button", { name: "Choose 40 cells, column I, Zuschlag 20" })).toBeVisible();
  await page.getByRole("button", { name: "1 column and 1 question to settle" }).press("Enter");
  await expect(page.getByRole("radio", { name: /^Charge/ })).toBeFocused();
  await expect(page.getByRole("button", { name: "Use for column I" })).toBeInViewport();
  const charge = page.getByRole("combobox", { name: "Charge" });
  await expect(charge).toHaveValue("Zuschlag");
  const options = page.getByRole("listbox").getByRole("option");
  await expect(options).toHaveCount(0);
  await charge.fill("bunk adj");
  await expect(options).toHaveText([
    "BAF Bunker adjustment factor",
    /^Standard bunker adjustment factor *SBF$/,
    'Use "bunk adj" as a new charge',
  ]);
  await charge.fill("Zuschlag X");
  await expect(options).toHaveText(['Use "Zuschlag X" as a new charge']);
  await charge.press("ArrowDown");
  await charge.press("Enter");
  await expect(charge).toHaveValue("Zuschlag X");
  await expect(page.getByRole("listbox")).toHaveCount(0);
  await expectAccessible(page);
  await charge.press("Enter");
  await expect(page.getByRole("button", { name: "Zuschlag X 20GP, column I, Zuschlag 20" })).toBeVisible();

  const question = page.getByRole("list", { name: "To settle for the whole sheet" });
  await page.getByRole("button", { name: "1 question to settle" }).press("Enter");
  const currency = question.getByLabel("In which currency are amounts that name none?");
  await expect(currency).toBeFocused();
  await currency.fill("USS");
  await currency.press("Enter");
  await expect(question.getByText("Type the code of a currency, such as USD.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Compare with what is active" }).press("Enter");

  const questions = page.getByRole("region", { name: "Questions about several cells" });
  await expect(questions.getByText("20 lines", { exact: true })).toBeVisible();
  await expect(questions.getByText("240 cells in 40 lines")).toBeVisible();
  await questions.getByLabel("In which currency are amounts that name none?").fill("usd");
  await page.keyboard.press("Enter");
  await expect(questions.getByText("They are read as USD.")).toBeVisible();
  await questions.getByRole("button", { name: "Show its cells" }).press("Enter");
  await expect(questions.getByLabel("Correct A3", { exact: true })).toHaveValue("Vizagg");
  await expectAccessible(page);
  await questions.getByRole("combobox", { name: 'Which place is "Vizagg"?' }).fill("visakha");
  await expect(page.getByRole("option", { name: /Visakhapatnam/ }).first()).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Publish 120 prices" })).toBeVisible();
  await expect(
    page.getByText("40GP has no BAF, which 20GP and 40HC have, in 40 lines, first in line 2."),
  ).toBeVisible();
  await page.getByRole("button", { name: "Discard" }).click();
  expect(consoleErrors.filter((error) => !error.includes("422"))).toEqual([]);

  /* A validity that only the title states. */
  await page.goto("/desk/rates/import");
  await compare(page, ["Rates valid until 31/12/2031,,,", "POL,POD,CURRENCY,20GP", "INVTZ,NLRTM,USD,1310"].join("\n"));
  const use = page.getByRole("button", { name: "Use and compare again" });
  const lastDay = page.getByRole("textbox", { name: "Last day of rows without one" });
  await expect(lastDay).toHaveValue("Wed 31 Dec 2031");
  await expect(page.getByText("Proposed as the text states it.")).toBeVisible();
  await lastDay.fill("");
  await use.click();
  await expect(page.getByText("Say the last day, or the first one.")).toBeVisible();
  await expect(lastDay).toBeFocused();
  await lastDay.fill("31 dec 2031");
  await use.click();
  await expect(page.getByText(/, 1 row, valid till 31 Dec 2031$/)).toBeVisible();
});

test("a clerk makes a remark a charge of its lines, and states that another is not part of the price", {
  tag: ["@desktop"],
}, async ({ page, database }) => {
  await openDesk(page, database, "pricing", "/desk/rates/import");
  await compare(
    page,
    [
      "POL,POD,VALID TILL,CURRENCY,20GP,40HC,REMARKS",
      "INVTZ,NLRTM,31/12/2031,USD,1200,1900,War risk USD 50/teu extra",
      "INVTZ,BEANR,31/12/2031,USD,1300,2000,+ USD 20 seal",
    ].join("\n"),
  );
  const risk = page.getByRole("listitem").filter({ hasText: "War risk USD 50/teu extra" });
  await risk.getByLabel("Charge of its lines").fill("War risk");
  await risk.getByLabel("Amount").fill("50");
  await risk.getByLabel("Per").selectOption("teu");
  await expectAccessible(page);
  await risk.getByRole("button", { name: "Add the charge" }).click();
  await expect(risk.getByText("Its lines are charged War risk, USD 50.00 per TEU.")).toBeVisible();
  const seal = page.getByRole("listitem").filter({ hasText: "+ USD 20 seal" });
  await seal.getByLabel("Or why it is not part of the price").fill("The shipper buys it");
  await seal.getByRole("button", { name: "Not part of the price" }).click();
  await expect(page.getByRole("radio", { name: "New 4" })).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "War risk" })).toHaveText([
    "War riskUSD 50.00",
    "War riskUSD 100.00",
  ]);
});
