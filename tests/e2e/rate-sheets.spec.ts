import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { readPdf } from "../server/modules/documents/pdf-text.ts";
import { runOperation, type ServerProcess, startServer } from "../server/support/process.ts";
import { chooseOption, DEMO, expect, expectNoSidewaysScroll, signIn, test } from "./support/portal.ts";

/* Staff import sheets beside a server of this test, whose lanes no other test searches. */
const folder = mkdtempSync(join(tmpdir(), "keelson-rate-sheets-"));
const settings = { KEELSON_DATA: join(folder, "data"), KEELSON_DEMO: "1" };
const running: ServerProcess[] = [];
test.afterAll(async () => {
  for (const server of running) server.signal("SIGTERM");
  await Promise.all(running.map(({ ended }) => ended));
  rmSync(folder, { recursive: true, force: true });
});

const operate = (...words: readonly string[]) => runOperation(settings, ...words);
const sheetIn = (output: string): string => /imported as (\S+),/.exec(output)?.[1] ?? output;

/* 2 × 980 + (2 × 9,000 + 4,000) / 88.40 + 65 / 0.9225, each line rounded to the cent. */
const TIDY = {
  provider: "Coromandel Line",
  carrier: "Coromandel Line",
  validity: "For departures 01 Nov 2026 to 31 Dec 2030",
  total: "2,279.33",
  lines: ["USD 1,960.00", "INR 18,000.00", "INR 4,000.00", "EUR 65.00"],
};
/* 2 × 985 + (2 × 9,000 + 4,000) / 88.40 + 2 × 12 / 0.9225. */
const FORWARDER = {
  provider: "Konkan Forwarding",
  carrier: "Castellan",
  validity: /^Book by 31 Dec 2030/,
  total: "2,244.89",
  lines: ["USD 1,970.00", "INR 18,000.00", "INR 4,000.00", "EUR 24.00"],
};

/* Only the cards of these carriers are listed: in a long list those far below are not drawn. */
const SEARCH = "pol=INNSA,Nhava+Sheva&fromBy=Ramp&pod=NLRTM,Rotterdam&toBy=Ramp&load=20GPx2";
const openSearch = async (page: Page, url: string): Promise<void> => {
  await page.goto(`${url}/rate/search?${SEARCH}&carriers=${TIDY.carrier}|${FORWARDER.carrier}|Broken`);
  await expect(page.getByRole("heading", { level: 1, name: /rates found$/ })).toBeVisible();
};
const cardOf = (page: Page, carrier: string): Locator =>
  page.getByRole("article").filter({ has: page.getByRole("heading", { name: carrier, exact: true }) });

/** Follows an offer from its card to My Bookings; the same amount is stated everywhere. */
const bookAndCompare = async (page: Page, { carrier, validity, total, lines }: typeof TIDY | typeof FORWARDER) => {
  const card = cardOf(page, carrier);
  await expect(card.getByText(total).first()).toBeVisible();
  await expect(card.getByText(validity)).toBeVisible();
  await card.getByRole("button", { name: /^Price Breakdown/ }).click();
  const breakdown = page.getByRole("dialog", { name: "Price Breakdown" });
  for (const amount of [total, ...lines]) await expect(breakdown).toContainText(amount.replace(/^[A-Z]{3} /, ""));
  await breakdown.getByRole("button", { name: "Book Now" }).click();
  const question = page.getByRole("dialog", { name: "Are you sure you want to book This Quote?" });
  await expect(question).toContainText(total);
  const download = page.waitForEvent("download");
  await question.getByRole("button", { name: "Yes" }).click();
  const done = page.getByRole("dialog", { name: "Success!" });
  await expect(done).toContainText(/QTN-\d{4}-\d{6}/);
  const quotation = /QTN-\d{4}-\d{6}/.exec(await done.innerText())?.[0] ?? "";
  const { text } = await readPdf(readFileSync(await (await download).path()));
  for (const words of [total, ...lines]) expect(text).toContain(words);
  await done.getByRole("link", { name: "My Bookings" }).click();
  const booking = page.locator("tbody").filter({ has: page.getByRole("rowheader", { name: quotation }) });
  await expect(booking).toContainText(total);
  await expect(booking).toContainText("31 Dec 2030");
};

/** Book Now on an offer that was withdrawn: the dialog states the reason, and the card then does too. */
const refuseWithdrawn = async (page: Page, card: Locator, reason: string): Promise<void> => {
  await card.getByRole("button", { name: /^Book Now/ }).click();
  await page.getByRole("button", { name: "Yes" }).click();
  const failed = page.getByRole("dialog", { name: "Booking Failed" });
  await expect(failed).toContainText(reason);
  await failed.getByRole("button", { name: "Close" }).click();
  await expect(card).toContainText(reason);
  await expect(card.getByRole("button", { name: /^Book Now/, disabled: false })).toHaveCount(0);
};

test("the sheets in examples/ show one amount from the card to My Bookings, until they are withdrawn", async ({
  page,
}) => {
  const server = await startServer(settings);
  running.push(server);
  const report = join(folder, "notes.csv");
  const broken = await operate("rates", "import", "examples/broken.csv", "--provider", "Broken", "--report", report);
  expect([broken.ending, broken.output.split("\n")[0]]).toEqual([
    1,
    "Nothing was imported: 9 problems in examples/broken.csv (3 freight, 2 place, 1 validity, 1 date, 1 schedule, 1 currency).",
  ]);
  expect(readFileSync(report, "utf8")).toBe(readFileSync("examples/broken-report.csv", "utf8"));
  const tidy = await operate("rates", "import", "examples/tidy.csv", "--provider", TIDY.provider);
  const declared = ["--charge", "Green fee (EUR)", "--ignore", "Our margin", "--valid-for", "booking"];
  const forwarder = await operate(
    "rates",
    "import",
    "examples/forwarder.xlsx",
    "--provider",
    FORWARDER.provider,
    ...declared,
  );
  expect([tidy.ending, forwarder.ending]).toEqual([0, 0]);
  const tariff = join(folder, "lcl.csv");
  writeFileSync(
    tariff,
    'POL,POD,TTT (PORT TO PORT),VALID TILL,NEXT DEPARTURES,CURRENCY,OCEAN FREIGHT\nINNSA,NLRTM,26,2030-12-31,"EVERY MON, THU",USD,1/W/M\n',
  );
  const lcl = await operate("rates", "import", tariff, "--provider", "Konkan LCL", "--kind", "lcl");
  expect(lcl.ending).toBe(0);

  await page.goto(`${server.url}/login`);
  await signIn(page, DEMO);
  await page.waitForURL(/\/rate$/);
  for (const sheet of [TIDY, FORWARDER]) {
    await openSearch(page, server.url);
    await bookAndCompare(page, sheet);
  }

  await openSearch(page, server.url);
  await expect(cardOf(page, "Broken")).toHaveCount(0);
  const other = cardOf(page, TIDY.carrier).getByRole("radio").nth(1);
  await other.press("Space");
  await operate("rates", "withdraw", sheetIn(tidy.output), "--reason", "The line has closed this service.");
  await refuseWithdrawn(page, cardOf(page, TIDY.carrier), "The line has closed this service.");
  await openSearch(page, server.url);
  await expect(cardOf(page, FORWARDER.carrier)).toBeVisible();
  await expect(cardOf(page, TIDY.carrier)).toHaveCount(0);

  await page.goto(`${server.url}/rate`);
  await page.getByRole("tab", { name: "LCL" }).click();
  await chooseOption(page, "Origin Port", "nhava", /Nhava Sheva/);
  await chooseOption(page, "Destination Port", "rotterd", /Rotterdam/);
  await page.getByLabel("Weight (kg)").fill("1200");
  await page.getByLabel("CBM", { exact: true }).fill("3.25");
  const part = cardOf(page, "Konkan LCL");
  await expect(part).toContainText("For departures");
  await expect(part).toContainText("Lowest total");
  await operate("rates", "withdraw", sheetIn(lcl.output));
  await refuseWithdrawn(page, part, "Konkan LCL has withdrawn this rate. Please search again.");
  await expect(part).not.toContainText("Lowest total");
  await page.setViewportSize({ width: 320, height: 900 });
  await expectNoSidewaysScroll(page);
});
