/* npm run docs:pictures: takes the pictures of the README and the guides (docs/pictures) from the built product with its demo data. */
import { type Browser, chromium, type Page } from "@playwright/test";
import { DEMO_STAFF } from "../src/server/demo/staff.ts";
import { createCode } from "../src/server/modules/staff/index.ts";
import { chromiumArguments, findChromium } from "../tests/support/chromium.ts";
import { startServer } from "./lib/start-server.ts";

const SEARCH = "from=INTKD,Tughlakabad&fromBy=Door&pod=NLRTM,Rotterdam&toBy=Ramp&load=20GPx2,40HCx1&kg=18000,22500";

const SHEET = [
  "Tarif Dezember;;;;;;",
  "Abgang;Ankunft;Tage;Gültig bis;Fracht 20';Fracht 40HC;Zuschlag X7",
  "Nhava Sheva;Rotterdam;29;31.12.2031;1180;1990;120",
  "Mundra;Hamburg;33;31.12.2031;1240;2070;120",
].join("\n");

const save = async (page: Page, name: string): Promise<void> => {
  await page.waitForLoadState("load");
  await page.screenshot({ path: `docs/pictures/${name}.png`, animations: "disabled" });
};

const pictureThePortal = async (page: Page, address: string): Promise<void> => {
  await page.goto(`${address}/login`);
  await page.getByLabel("Username").fill("demo@keelson.example");
  await page.getByLabel("Password", { exact: true }).fill("keelson-demo");
  await page.keyboard.press("Enter");
  await page.waitForURL(`${address}/rate`);
  await page.goto(`${address}/rate/search?${SEARCH}`);
  await page.getByRole("heading", { name: /\d+ rates found/ }).waitFor();
  await page.getByRole("radio", { name: "Cards", exact: true }).click({ force: true });
  await page.getByRole("article").first().waitFor();
  /* Chart and filters follow the first offer. */
  await page.getByRole("heading", { name: "Filters" }).waitFor();
  await save(page, "available-rates");
  await page.goto(`${address}/rate/tracking`);
  await page.getByRole("listitem").filter({ hasText: "Tughlakabad" }).getByRole("link").first().click();
  await page.getByRole("img", { name: /Tughlakabad/ }).waitFor();
  await page.waitForLoadState("networkidle");
  await save(page, "tracking");
};

const signInToDesk = async (page: Page, address: string): Promise<void> => {
  await page.goto(`${address}/desk`);
  await page.getByLabel("Email").fill(DEMO_STAFF.admin);
  await page.getByLabel("Password", { exact: true }).fill(DEMO_STAFF.password);
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByLabel("Digit 1").fill(createCode(DEMO_STAFF.totpSecret, Date.now()));
  await page.getByRole("heading", { name: "Inbox" }).waitFor();
};

const pictureBooking = async (page: Page, address: string): Promise<void> => {
  await page.goto(`${address}/desk/bookings?state=in-process`);
  await page.getByRole("link", { name: /^QTN-/ }).first().click();
  await page.getByRole("heading", { name: "Confirm this booking" }).waitFor();
  await page.getByLabel(/^Booking number of/).fill("MON4821690");
  await save(page, "desk-booking");
};

const pictureQuote = async (page: Page, address: string): Promise<void> => {
  await page.goto(`${address}/desk/quotes`);
  await page.getByRole("row").filter({ hasText: "To be answered" }).getByRole("link").first().click();
  const form = page.getByRole("form", { name: "Answer" });
  await form.getByRole("combobox", { name: "Carrier" }).fill("Kestrel");
  await form.getByLabel("Valid until", { exact: true }).fill("31 dec");
  await form.getByRole("button", { name: /^Add a charge/ }).click();
  await form.getByLabel("Buying price").first().fill("3900");
  await form.getByLabel("Selling price").first().fill("4250");
  await form.getByLabel("Selling price").first().press("Tab");
  await page.getByText(/^Draft saved/).waitFor();
  await save(page, "desk-quote");
};

const pictureImport = async (page: Page, address: string): Promise<void> => {
  await page.goto(`${address}/desk/rates/import`);
  await page
    .getByLabel("Rate sheet", { exact: true })
    .setInputFiles({ name: "Coromandel_Dez.csv", mimeType: "text/csv", buffer: Buffer.from(SHEET) });
  await page.getByLabel("Provider").fill("Coromandel Line");
  await page.keyboard.press("Escape");
  await page.getByText("Selling", { exact: true }).click();
  await page.getByRole("button", { name: "Continue to the columns" }).click();
  const column = (name: string) => page.getByRole("button", { name: new RegExp(`, column \\w+, ${name}$`) });
  await page.locator("[data-chip='PORT OF LOADING']").dragTo(column("Abgang"));
  await page.locator("[data-chip='PORT OF DISCHARGE']").dragTo(column("Ankunft"));
  await page.locator("[data-chip='OCEAN FREIGHT']").dragTo(column("Fracht 20'"));
  await page.locator("[data-chip='OCEAN FREIGHT']").dragTo(column("Fracht 40HC"));
  await column("Zuschlag X7").click();
  await save(page, "desk-import");
};

const pictureTheDesk = async (page: Page, address: string): Promise<void> => {
  await signInToDesk(page, address);
  await page.getByRole("row").nth(1).waitFor();
  await save(page, "desk-inbox");
  await pictureBooking(page, address);
  await pictureQuote(page, address);
  await pictureImport(page, address);
};

const takePictures = async (browser: Browser, address: string): Promise<void> => {
  const viewport = { width: 1440, height: 900 };
  await pictureThePortal(await browser.newPage({ viewport }), address);
  await pictureTheDesk(await browser.newPage({ viewport }), address);
};

const server = await startServer({ KEELSON_DEMO: "1" });
try {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    args: [...chromiumArguments],
    ...(executablePath === undefined ? {} : { executablePath }),
  });
  try {
    await takePictures(browser, server.address);
  } finally {
    await browser.close();
  }
} finally {
  server.stop();
}
