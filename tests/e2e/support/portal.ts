import { stripVTControlCharacters } from "node:util";
import { type APIRequestContext, test as base, expect, type Locator, type Page, type TestInfo } from "@playwright/test";
import type { Database } from "#server/platform/database/database.ts";
import { findViolations } from "#tests/support/axe.ts";
import { clockOffset } from "#tests/support/clock/clock.ts";
import { shiftDate } from "#tests/support/clock/shift-date.mjs";
import { addShipper, openTestedDatabase, type Shipper } from "./shippers.ts";

interface Credentials {
  readonly xToken: string;
  readonly xApiKey: string;
}

interface Login {
  readonly email: string;
  readonly password: string;
}

const attachText = (testInfo: TestInfo, name: string, body: string) =>
  body === "" ? undefined : testInfo.attach(name, { body, contentType: "text/plain" });

/* The reporter prints 300 characters of an attachment, last of all of a failure: enough for a log that keeps only the end. */
const summarise = (message: string): string => {
  const lines = stripVTControlCharacters(message)
    .split("\n")
    .map((line) => line.trim());
  return [...new Set(lines)].join(" ").slice(-300);
};

/** Of a server that a test starts itself; on the server of all tests each test has a shipper of its own. */
export const DEMO: Login = { email: "demo@keelson.example", password: "keelson-demo" };

interface WorkerFixtures {
  readonly database: Database;
}

interface Fixtures {
  /** `test.use({ hasBookings: true })`: the shipper has bookings like those of the demo; otherwise it is new. */
  readonly hasBookings: boolean;
  /** What the shipper has chosen on this device for lists of rates; null: nothing. */
  readonly layout: "cards" | null;
  /** An account of this test alone: nobody else books with it, reads its messages or ends its sessions. */
  readonly shipper: Shipper;
  readonly session: Credentials;
  /** A page whose shipper is signed in and which shows no screen yet; a test that signs out opens its own session with `signIn`. */
  readonly portal: Page;
  /** What the console said beyond the refusals that a test provokes. */
  readonly consoleErrors: string[];
}

/** Signs in without the form. */
export async function requestCredentials(
  server: APIRequestContext,
  { email: username, password }: Login,
): Promise<Credentials> {
  const data = { username, password, applicationId: 702_020 };
  const answer = await server.post("/api/auth/sign_in", { data });
  const { result }: { readonly result: readonly Credentials[] } = await answer.json();
  if (result[0] === undefined) throw new Error(`${username} was refused: ${answer.status()}`);
  return result[0];
}

/** Signs a page in before it first shows a screen of the portal. The page's name marks that: credentials that are removed later stay removed. */
export const storeCredentials = async (page: Page, credentials: Credentials): Promise<void> => {
  await page.addInitScript(({ xToken, xApiKey }) => {
    if (location.protocol === "about:" || window.name !== "") return;
    window.name = "signed in";
    localStorage.setItem("xToken", xToken);
    localStorage.setItem("xApiKey", xApiKey);
  }, credentials);
};

/** Chooses a layout for lists of rates, unless the page's shipper has chosen one. */
export const storeLayout = async (page: Page, layout: string): Promise<void> => {
  await page.addInitScript((chosen) => {
    if (location.protocol !== "about:")
      localStorage.setItem("ratesLayout", localStorage.getItem("ratesLayout") ?? chosen);
  }, layout);
};

/* A refused or aborted call is reported by the browser itself; the portal must say nothing more. */
const isExpectedError = (text: string): boolean => text.startsWith("Failed to load resource");

export const test = base.extend<Fixtures, WorkerFixtures>({
  database: [
    async ({ playwright: _ }, use) => {
      const database = await openTestedDatabase();
      await use(database);
      await database.close();
    },
    { scope: "worker" },
  ],
  /* Pages show the clock of the run, those of visitors as well. */
  browser: [
    async ({ browser }, use) => {
      if (clockOffset !== 0) {
        const open = browser.newContext.bind(browser);
        browser.newContext = async (options) => {
          const context = await open(options);
          await context.addInitScript(shiftDate, clockOffset);
          return context;
        };
      }
      await use(browser);
    },
    { scope: "worker" },
  ],
  hasBookings: [false, { option: true }],
  layout: ["cards", { option: true }],
  shipper: async ({ database, hasBookings }, use) => use(await addShipper(database, hasBookings)),
  session: ({ shipper }, use) => use(shipper.session),
  consoleErrors: [
    async ({ page }, use, testInfo) => {
      const failedRequests: string[] = [];
      page.on("requestfailed", (request) => failedRequests.push(`${request.failure()?.errorText} ${request.url()}`));
      const consoleErrors: string[] = [];
      page.on("pageerror", (error) => consoleErrors.push(String(error)));
      page.on("console", (message) => {
        const isLoud = message.type() === "error" || message.type() === "warning";
        if (isLoud && !isExpectedError(message.text())) consoleErrors.push(message.text());
      });
      await use(consoleErrors);
      if (testInfo.status !== testInfo.expectedStatus) {
        await attachText(testInfo, "failed requests", failedRequests.join("\n"));
        await attachText(testInfo, page.url(), summarise(testInfo.error?.message ?? ""));
      }
      expect(consoleErrors).toEqual([]);
    },
    { auto: true },
  ],
  portal: async ({ page, session, layout }, use) => {
    await storeCredentials(page, session);
    if (layout !== null) await storeLayout(page, layout);
    await use(page);
  },
});

/** Types a shipper's name and password into the form on screen. */
export async function signIn(page: Page, { email, password }: Login): Promise<void> {
  await page.getByLabel("Username").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
}

/** Enters a text into a place or port field and selects the option that is named. */
export async function chooseOption(page: Page, field: string, typed: string, option: RegExp): Promise<void> {
  const box = page.getByRole("combobox", { name: field });
  await box.click();
  await box.fill(typed);
  await clickWhenStable(page.getByRole("option", { name: option }).first());
  await expect(box).not.toHaveValue(typed);
}

/**
 * Clicks a control of a list or sheet once it has faded in and stands still. Until then the click would go to what lies
 * under it, and a second try of the browser driver scrolls the page, which closes a list.
 */
export async function clickWhenStable(control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  await expect
    .poll(() =>
      control.evaluate((element) => {
        const { height, left, top, width } = element.getBoundingClientRect();
        const moves = (animation: Animation) =>
          animation.playState === "running" &&
          animation.effect instanceof KeyframeEffect &&
          animation.effect.target?.contains(element) === true;
        if (document.getAnimations().some(moves)) return false;
        return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      }),
    )
    .toBe(true);
  await control.click();
}

/** The one of several like-named controls that can be seen: the desktop's or the phone's. */
export const onlyVisible = (locator: Locator): Locator => locator.filter({ visible: true });

/* Runs in the page: whether nothing fades or moves any more. Skeletons and the countdowns of toasts run for seconds and change no colour of a text. */
/* On a phone a dialog with a text field is shown once the keyboard of the device had time to open. */
const isAtRest = (): boolean =>
  [...document.querySelectorAll("[role=dialog]")].every((dialog) =>
    dialog.checkVisibility({ opacityProperty: true }),
  ) &&
  document
    .getAnimations()
    .every(({ playState, effect }) => playState !== "running" || Number(effect?.getComputedTiming().endTime) > 2000);

const WCAG_AND_BEST_PRACTICE = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

const TARGET_SIZE = "target-size";

/* A message, or the bar of a scrolled page, covers part of a control for a while; that is not the control's size. */
const expectTargetSizes = async (page: Page): Promise<void> => {
  const messages = page.getByRole("region", { name: "Notices", includeHidden: true });
  const setVisibility = (visibility: string) =>
    messages.evaluateAll((regions: HTMLElement[], value) => {
      for (const { style } of regions) style.visibility = value;
    }, visibility);
  const scrolled = await page.evaluate(() => {
    const { scrollY } = globalThis;
    scrollTo({ top: 0, behavior: "instant" });
    return scrollY;
  });
  await setVisibility("hidden");
  expect(await findViolations(page, { runOnly: [TARGET_SIZE] })).toEqual([]);
  await setVisibility("");
  await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), scrolled);
};

/* Runs in the page: whether a message or the bar of a scrolled page may cover part of a control. */
const mayCover = (): boolean => {
  const messages = document.querySelectorAll("[aria-label=Notices] > * > *");
  return scrollY > 0 || messages.length > 0;
};

/** WCAG 2.0 to 2.2, A and AA, and best practice: nothing found, but for the rules that a test gives a reason to leave out. */
export async function expectAccessible(page: Page, leftOut: readonly string[] = []): Promise<void> {
  /* A page that is still loading has no content; half faded in, a text has too little contrast. */
  await page.locator("main").first().waitFor({ state: "attached" });
  await page.waitForFunction(isAtRest);
  const checksSizesApart = !leftOut.includes(TARGET_SIZE) && (await page.evaluate(mayCover));
  const off = checksSizesApart ? [...leftOut, TARGET_SIZE] : leftOut;
  const rules = Object.fromEntries(off.map((rule) => [rule, { enabled: false }]));
  expect(await findViolations(page, { runOnly: WCAG_AND_BEST_PRACTICE, rules })).toEqual([]);
  if (checksSizesApart) await expectTargetSizes(page);
}

/** All that another theme changes: the contrast of texts. */
export async function expectContrast(page: Page): Promise<void> {
  await page.waitForFunction(isAtRest);
  expect(await findViolations(page, { runOnly: ["color-contrast"] })).toEqual([]);
}

/** No page scrolls sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(excess).toBeLessThanOrEqual(0);
}

export { expect };
