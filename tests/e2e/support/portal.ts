import { type APIRequestContext, test as base, expect, type Locator, type Page } from "@playwright/test";
import { findViolations } from "#tests/support/axe.ts";

const SHIPPER = { username: "demo@keelson.example", password: "keelson-demo" };

interface Credentials {
  readonly xToken: string;
  readonly xApiKey: string;
}

interface WorkerFixtures {
  /** One session for all tests of a worker: hashing a password for each would take longer than most of them. */
  readonly session: Credentials;
}

interface Fixtures {
  /** A page whose shipper is signed in and which shows no screen yet; a test that signs out opens its own session with `signIn`. */
  readonly portal: Page;
  /** What the console said beyond the refusals that a test provokes. */
  readonly consoleErrors: string[];
}

/** Signs in without the form. */
export async function requestCredentials(
  server: APIRequestContext,
  login: { readonly username: string; readonly password: string },
): Promise<Credentials> {
  const answer = await server.post("/api/auth/sign_in", { data: { ...login, applicationId: 702_020 } });
  const { result }: { readonly result: readonly Credentials[] } = await answer.json();
  if (result[0] === undefined) throw new Error(`${login.username} was refused: ${answer.status()}`);
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

/* A refused or aborted call is reported by the browser itself; the portal must say nothing more. */
const isExpectedError = (text: string): boolean => text.startsWith("Failed to load resource");

export const test = base.extend<Fixtures, WorkerFixtures>({
  session: [
    async ({ playwright }, use, { project }) => {
      const { baseURL } = project.use;
      const server = await playwright.request.newContext(baseURL === undefined ? {} : { baseURL });
      const credentials = await requestCredentials(server, SHIPPER);
      await server.dispose();
      await use(credentials);
    },
    { scope: "worker" },
  ],
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
      if (testInfo.status !== testInfo.expectedStatus)
        await testInfo.attach("failed requests", { body: failedRequests.join("\n"), contentType: "text/plain" });
      expect(consoleErrors).toEqual([]);
    },
    { auto: true },
  ],
  portal: async ({ page, session }, use) => {
    await storeCredentials(page, session);
    await use(page);
  },
});

/** Types the demo shipper's name and password into the form on screen. */
export async function signIn(page: Page, password = SHIPPER.password): Promise<void> {
  await page.getByLabel("Username").fill(SHIPPER.username);
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
const hasNoRunningAnimation = (): boolean =>
  document
    .getAnimations()
    .every(({ playState, effect }) => playState !== "running" || Number(effect?.getComputedTiming().endTime) > 2000);

const WCAG_AND_BEST_PRACTICE = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

const TARGET_SIZE = "target-size";

/* A message, or the bar of a scrolled page, covers part of a control for a while; that is not the control's size. */
const expectTargetSizes = async (page: Page): Promise<void> => {
  const messages = page.getByRole("region", { name: "Messages", includeHidden: true });
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

/** WCAG 2.0 to 2.2, A and AA, and best practice: nothing found, but for the rules that a test gives a reason to leave out. */
export async function expectAccessible(page: Page, leftOut: readonly string[] = []): Promise<void> {
  /* Half faded in, a text has too little contrast. */
  await page.waitForFunction(hasNoRunningAnimation);
  const rules = Object.fromEntries([...leftOut, TARGET_SIZE].map((rule) => [rule, { enabled: false }]));
  expect(await findViolations(page, { runOnly: WCAG_AND_BEST_PRACTICE, rules })).toEqual([]);
  if (!leftOut.includes(TARGET_SIZE)) await expectTargetSizes(page);
}

/** All that another theme changes: the contrast of texts. */
export async function expectContrast(page: Page): Promise<void> {
  await page.waitForFunction(hasNoRunningAnimation);
  expect(await findViolations(page, { runOnly: ["color-contrast"] })).toEqual([]);
}

/** No page scrolls sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(excess).toBeLessThanOrEqual(0);
}

export { expect };
