/*
 * npm run test:firefox: a shipper signs in, searches, reads a price breakdown, books, and tracks the booking, in Firefox over
 * WebDriver BiDi. FIREFOX_PATH names the browser; otherwise Debian's firefox-esr is installed if there is none.
 */
import puppeteer, { type Page } from "puppeteer-core";
import { DEMO_LOGIN } from "#server/demo/accounts.ts";
import { say, since, stop } from "../lib/say.mjs";
import { startServer } from "../lib/start-server.ts";
import { ensureFirefox } from "./provision.ts";

const PATIENCE_MS = 120_000;
const SEARCH = "pol=INNSA,Nhava+Sheva&fromBy=Ramp&pod=NLRTM,Rotterdam&toBy=Ramp&load=40HCx2";

const byName = (role: string, name: string): string => `::-p-aria([name="${name}"][role="${role}"])`;

/** A shipper at one page, who stops the walk at what does not come. */
const shipperAt = (page: Page) => ({
  open: (address: string) => page.goto(address),
  type: (selector: string, text: string) => page.locator(selector).fill(text),
  press: (selector: string) => page.locator(selector).click(),
  see: async (words: string): Promise<void> => {
    await page.waitForFunction((wanted) => document.body.innerText.includes(wanted), {}, words);
  },
  arrive: async (path: string): Promise<void> => {
    await page.waitForFunction((wanted) => location.pathname.startsWith(wanted), {}, path);
  },
});

const walk = async (page: Page, address: string): Promise<void> => {
  const shipper = shipperAt(page);
  await shipper.open(`${address}/login`);
  await shipper.type("input[autocomplete=username]", DEMO_LOGIN.email);
  await shipper.type("input[autocomplete=current-password]", DEMO_LOGIN.password);
  await shipper.press(byName("button", "Sign In"));
  await shipper.arrive("/rate");
  say("signed in");
  await shipper.open(`${address}/rate/search?${SEARCH}`);
  await shipper.see("rates found");
  await shipper.press("::-p-text(Price Breakdown)");
  await shipper.see("Quantity × rate");
  await page.keyboard.press("Escape");
  say("found rates and read a breakdown");
  await shipper.press("article button[aria-label^='Book Now']");
  await shipper.see("Are you sure you want to book This Quote?");
  await shipper.press(byName("button", "Yes"));
  await shipper.see("Success!");
  await shipper.press("[role=dialog] a[href='/rate/quote']");
  await shipper.arrive("/rate/quote");
  await shipper.see("QTN-");
  say("booked, and found the booking");
  await shipper.press("a[href^='/rate/tracking?']");
  await shipper.arrive("/rate/tracking");
  await shipper.see("Rotterdam");
  say("tracked it");
};

const executablePath =
  (await ensureFirefox()) ??
  stop("Firefox is neither installed nor could it be: install firefox-esr, or name a Firefox in FIREFOX_PATH.");

const start = performance.now();
const server = await startServer({ KEELSON_DEMO: "1" });
const browser = await puppeteer.launch({
  browser: "firefox",
  executablePath,
  protocol: "webDriverBiDi",
  headless: true,
});
const errors: string[] = [];
try {
  const page = await browser.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  page.on("pageerror", (error) => errors.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warn") errors.push(message.text());
  });
  await walk(page, server.address);
} catch (error) {
  errors.push(String(error));
} finally {
  await browser.close();
  server.stop();
}
for (const error of errors) console.error(error);
if (errors.length > 0) stop(`${errors.length} errors in Firefox.`);
say(`the walk in Firefox took ${since(start)}, its console is free of errors`);
