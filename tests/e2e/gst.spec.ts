import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { readPdf } from "../server/modules/documents/pdf-text.ts";
import { type ServerProcess, startServer } from "../server/support/process.ts";
import { cards, SEARCH } from "./support/available-rates.ts";
import { DEMO, expect, expectAccessible, signIn, storeLayout, test } from "./support/portal.ts";

/* A server of this test, whose brand is a forwarder in Maharashtra that states GST. */
const folder = mkdtempSync(join(tmpdir(), "keelson-gst-"));
const brand = join(folder, "brand");
let server: ServerProcess;

const TAX = {
  kind: "gst",
  gstin: "27AASCS2460H1Z0",
  outsideIndia: "zero-rated",
  serviceCodes: [
    { costItem: "origin-haulage", serviceCode: "996511" },
    { costItem: "destination-haulage", serviceCode: "996511" },
    { costItem: "origin-documents", serviceCode: "996799" },
    { costItem: "destination-documents", serviceCode: "996799" },
    { costItem: "insurance", serviceCode: "997133" },
    { costItem: "unclassified", serviceCode: "996799" },
  ],
  rates: [
    { serviceCode: "996511", percent: "5" },
    { serviceCode: "996799", percent: "18" },
    { serviceCode: "997133", percent: "18" },
  ],
};

test.beforeAll(async () => {
  cpSync("tests/brands/brandt", brand, { recursive: true });
  const file = join(brand, "brand.json");
  const facts: object = JSON.parse(readFileSync(file, "utf8"));
  writeFileSync(file, JSON.stringify({ ...facts, name: "Konkan Forwarders", shortName: "Konkan", tax: TAX }));
  server = await startServer({ KEELSON_DATA: join(folder, "data"), KEELSON_DEMO: "1", BRAND: brand });
});

test.afterAll(async () => {
  server.signal("SIGTERM");
  await server.ended;
  rmSync(folder, { recursive: true, force: true });
});

const AMOUNT = String.raw`[\d,]+\.\d{2}`;
const breakdown = (page: Page) => page.getByRole("dialog", { name: "Price Breakdown" });

/** Opens the price breakdown of the first offer of a search. */
const openBreakdown = async (page: Page): Promise<void> => {
  await page.goto(`${server.url}/rate/search?${SEARCH}`);
  await cards(page)
    .first()
    .getByRole("button", { name: /^Price Breakdown/ })
    .click();
  await expect(breakdown(page).getByRole("table", { name: "Charges" })).toBeVisible();
};

/** The text of the PDF that a press downloads. */
const readDownload = async (page: Page, press: () => Promise<void>): Promise<string> => {
  const download = page.waitForEvent("download");
  await press();
  return (await readPdf(readFileSync(await (await download).path()))).text;
};

/** The address of a link to the booking that is open. */
const shareWithPrices = async (page: Page): Promise<string> => {
  await page.getByRole("button", { name: "Share" }).click();
  await page.getByLabel("For whom").fill("Om Clearing");
  await page.getByRole("checkbox", { name: /^Prices/ }).check();
  await page.getByRole("button", { name: "Create link" }).click();
  return page.getByRole("dialog", { name: "Link created" }).getByLabel("Link").inputValue();
};

const IN_PDF = new RegExp(
  `IGST 5 % +of USD ${AMOUNT} +USD ${AMOUNT} +${AMOUNT}.+Total with GST +${AMOUNT}.+place of supply: Kerala \\(32\\)`,
);

test("an Indian brand states GST on top of the price of offers, quotes and bookings @desktop", async ({
  page,
  browser,
}) => {
  await storeLayout(page, "cards");
  await page.goto(`${server.url}/rate/search?${SEARCH}`);
  await signIn(page, DEMO);
  await expect(cards(page).first()).toBeVisible();

  /* The customer has no GSTIN: the portal says what to do, and shows no tax. */
  await openBreakdown(page);
  await expect(breakdown(page).getByText(/^GST is not shown: neither GSTIN nor country/)).toBeVisible();
  await expect(breakdown(page).getByText("Plus GST", { exact: true })).toBeVisible();
  await page.goto(`${server.url}/rate/account#company`);
  await page.getByRole("button", { name: "Add a GSTIN" }).click();
  await page.getByRole("dialog", { name: "Add a GSTIN" }).getByLabel("GSTIN").fill("32AABCM1234E1Z8");
  await page.keyboard.press("Enter");
  await expect(page.getByText("GSTIN added.")).toBeVisible();
  /* Limits are in the currency of the brand. */
  await page.getByRole("button", { name: /^Invite/ }).click();
  await expect(page.getByRole("dialog", { name: "Invite a colleague" }).getByText(/^In EUR\./)).toBeVisible();
  await page.keyboard.press("Escape");

  await openBreakdown(page);
  const row = (name: RegExp) => breakdown(page).getByRole("row", { name });
  await expect(row(new RegExp(`^IGST 5 % of USD ${AMOUNT} USD ${AMOUNT} ${AMOUNT}$`))).toBeVisible();
  await expect(row(new RegExp(`^IGST 18 % of EUR ${AMOUNT} EUR ${AMOUNT} ${AMOUNT}$`))).toBeVisible();
  await expect(row(new RegExp(`^Total with GST .+ ${AMOUNT}$`))).toBeVisible();
  const withTax = new RegExp(`^With GST USD ${AMOUNT}$`);
  await expect(breakdown(page).getByText(withTax)).toBeVisible();
  await expectAccessible(page);

  await breakdown(page).getByRole("button", { name: "Save as quote" }).click();
  await page.getByRole("dialog", { name: "Save as quote" }).getByRole("button", { name: "Save quote" }).click();
  await page.getByRole("link", { name: "Open quote" }).click();
  await expect(page.getByText(withTax)).toBeVisible();
  await page.getByText("Price Breakdown").click();
  await expect(page.getByRole("group", { name: "GST" })).toContainText(/IGST 5 %.+IGST 18 %.+Total with GST in USD/);
  await expectAccessible(page);
  expect(await readDownload(page, () => page.getByRole("button", { name: "Download PDF" }).click())).toMatch(IN_PDF);

  await openBreakdown(page);
  await breakdown(page).getByRole("button", { name: "Book Now" }).click();
  const yes = page.getByRole("dialog").getByRole("button", { name: "Yes" });
  await expect(page.getByRole("dialog").getByText(withTax)).toBeVisible();
  await expect(
    page.getByRole("dialog").getByText(/^GST is on top of the total, place of supply: Kerala/),
  ).toBeVisible();
  expect(await readDownload(page, () => yes.click())).toMatch(IN_PDF);
  const success = page.getByRole("dialog", { name: "Success!" });
  const number = /QTN-\d{4}-\d{6}/.exec(await success.innerText())?.[0] ?? "none";
  await page.goto(`${server.url}/rate/quote/${number}`);
  await expect(page.getByText(withTax)).toBeVisible();
  const shown = await page.getByText(withTax).innerText();
  await page.getByRole("button", { name: "Price Breakdown" }).click();
  await expect(row(new RegExp(`^IGST 5 % of USD ${AMOUNT} USD ${AMOUNT} ${AMOUNT}$`))).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");

  /* Who opens a link with prices sees the same. */
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(await shareWithPrices(page));
  const price = visitor.getByRole("region", { name: "Price as booked" });
  await expect(price.getByRole("listitem").filter({ hasText: "IGST 18 %" }).first()).toContainText(/of EUR/);
  await expect(price.getByRole("listitem").filter({ hasText: "Total with GST" })).toContainText(
    shown.replace("With GST ", ""),
  );
  await expect(price.getByText(/^GST is on top of the total, place of supply: Kerala/)).toBeVisible();
  await expectAccessible(visitor);
  await visitor.context().close();
});
