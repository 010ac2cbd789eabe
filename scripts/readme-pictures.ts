/* npm run readme:pictures: takes the pictures of the README (docs/pictures) from the built product with its demo data. */
import { chromium, type Page } from "@playwright/test";
import { chromiumArguments, findChromium } from "../tests/support/chromium.ts";
import { startServer } from "./lib/start-server.ts";

const SEARCH = "from=INTKD,Tughlakabad&fromBy=Door&pod=NLRTM,Rotterdam&toBy=Ramp&load=20GPx2,40HCx1&kg=18000,22500";

const takePictures = async (page: Page, address: string): Promise<void> => {
  await page.goto(`${address}/login`);
  await page.getByLabel("Username").fill("demo@keelson.example");
  await page.getByLabel("Password", { exact: true }).fill("keelson-demo");
  await page.keyboard.press("Enter");
  await page.waitForURL(`${address}/rate`);
  await page.goto(`${address}/rate/search?${SEARCH}`);
  await page.getByRole("article").first().waitFor();
  /* Chart and filters follow the first offer. */
  await page.getByRole("heading", { name: "Filters" }).waitFor();
  await page.screenshot({ path: "docs/pictures/available-rates.png" });
  await page.goto(`${address}/rate/tracking`);
  await page.getByRole("listitem").filter({ hasText: "Tughlakabad" }).getByRole("link").first().click();
  await page.getByRole("img", { name: /Tughlakabad/ }).waitFor();
  await page.waitForLoadState("networkidle");
  await page.screenshot({ path: "docs/pictures/tracking.png" });
};

const server = await startServer({ KEELSON_DEMO: "1" });
try {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    args: [...chromiumArguments],
    ...(executablePath === undefined ? {} : { executablePath }),
  });
  try {
    await takePictures(await browser.newPage({ viewport: { width: 1440, height: 900 } }), server.address);
  } finally {
    await browser.close();
  }
} finally {
  server.stop();
}
