import type { Locator, Page, Route } from "@playwright/test";
import { cards, count, SEARCH } from "./support/available-rates.ts";
import { expect, expectAccessible, expectContrast, expectNoSidewaysScroll, test } from "./support/portal.ts";

interface Offer {
  readonly offerId?: string;
  readonly _id?: string;
  readonly carrier?: string;
}

interface Answer {
  readonly answeredAt: string;
  readonly result: readonly { readonly api: readonly Offer[]; readonly excel: readonly Offer[] }[];
  readonly progress: readonly { readonly name: string; readonly state: string; readonly seconds: number | null }[];
}

/* The cheapest offers of the demo; its source is the slow one of these tests. */
const SLOW = "Norrvik Line";

type Pick = (offer: Offer) => boolean;

const isSlow: Pick = (offer) => JSON.stringify(offer).includes(SLOW);

const pickOffers = ({ result }: Answer, isPicked: Pick) =>
  result.map(({ api, excel }) => ({ api: api.filter(isPicked), excel: excel.filter(isPicked) }));

const renumber = (offers: ReturnType<typeof pickOffers>, again: number): ReturnType<typeof pickOffers> =>
  offers.map(({ api, excel }) => ({
    api: api.map((offer) => ({ ...offer, offerId: `${offer.offerId}-${again}` })),
    excel: excel.map((offer) => ({ ...offer, _id: `${offer._id}-${again}` })),
  }));

const idsOf = (offers: ReturnType<typeof pickOffers>): readonly string[] =>
  offers.flatMap(({ api, excel }) => [
    ...api.map(({ offerId }) => offerId ?? ""),
    ...excel.map(({ _id }) => _id ?? ""),
  ]);

/** How the slow source ends; without offers where it has a reason. */
interface Ending {
  readonly state: string;
  readonly reason: string | null;
}

const ANSWERED: Ending = { state: "answered", reason: null };

const withState = ({ progress }: Answer, state: string, reason: string | null = null) =>
  progress.map((source, at) =>
    at === progress.length - 1 ? { ...source, state, reason, offers: 0, seconds: 0.5 } : source,
  );

/**
 * The server of the tests with one source that is slow: the offers of Norrvik Line are held back until `release`. What is asked again is
 * answered with the same offers under other ids.
 */
const slowDown = async (page: Page, ending = ANSWERED) => {
  const gate = Promise.withResolvers<void>();
  const calls: string[] = [];
  let whole: Answer | null = null;
  let again = 0;
  page.on("request", (request) => {
    if (request.url().includes("/rates/searches")) calls.push(request.method());
  });
  const answer = (route: Route, changes: object) =>
    route.fulfill({ json: { ...whole, searchId: "slow", removed: [], ...changes } });
  await page.route("**/api/resource/rates/searches", async (route) => {
    const response = await route.fetch();
    const found: Answer = await response.json();
    whole = found;
    await answer(route, {
      position: "1",
      isComplete: false,
      progress: withState(found, "asking"),
      result: pickOffers(found, (offer) => !isSlow(offer)),
    });
  });
  await page.route("**/api/resource/rates/searches/slow**", async (route) => {
    if (whole === null) return route.abort();
    const nothing = [{ api: [], excel: [] }];
    if (route.request().method() === "DELETE")
      return answer(route, { position: "1", isComplete: true, progress: withState(whole, "stopped"), result: nothing });
    await gate.promise;
    const slow = pickOffers(whole, (offer) => ending.reason === null && isSlow(offer));
    const numbered = (times: number) => renumber(slow, times);
    return answer(route, {
      position: String(2 + again),
      isComplete: true,
      progress: withState(whole, ending.state, ending.reason).map((source) =>
        source.name === SLOW ? { ...source, pricedAt: whole?.answeredAt } : source,
      ),
      removed: again === 0 ? [] : idsOf(numbered(again - 1)),
      result: numbered(again),
    }).catch(() => undefined);
  });
  await page.route("**/api/resource/rates/searches/slow/asked-again", async (route) => {
    if (whole === null) return route.abort();
    again += 1;
    return answer(route, {
      position: "1",
      isComplete: false,
      progress: withState(whole, "asking"),
      result: [{ api: [], excel: [] }],
    });
  });
  return { calls, release: gate.resolve };
};

const open = async (page: Page): Promise<void> => {
  await page.goto(`/rate/search?${SEARCH}`);
  await expect(count(page)).toHaveText(/\d+ rates found/);
  await expect(cards(page).nth(1)).toBeVisible();
};

const strip = (page: Page) => page.getByRole("region", { name: "Sources" });
const bar = (page: Page) => page.getByRole("button", { name: /new offers/ });

const countOf = async (page: Page): Promise<number> => Number(/\d+/.exec(await count(page).innerText())?.[0]);

const boxOf = (locator: Locator) =>
  locator.evaluate((element) => {
    const { top, left, width, height } = element.getBoundingClientRect();
    return [top, left, width, height].map(Math.round);
  });

const readPlaces = async (page: Page) => ({
  scrollY: await page.evaluate(() => scrollY),
  strip: await boxOf(strip(page)),
  cards: await Promise.all([0, 1].map((at) => boxOf(cards(page).nth(at)))),
  names: await cards(page).getByRole("heading", { level: 2 }).allInnerTexts(),
});

test("news move nothing until they are shown, and then take their places", async ({ portal }) => {
  const { release } = await slowDown(portal);
  await open(portal);
  await expect(strip(portal)).toContainText(/Asking \d+ sources/);
  await expect(portal.getByText(/ is still answering. New offers wait here.$/)).toBeVisible();
  const found = await countOf(portal);
  const pin = cards(portal)
    .nth(1)
    .getByRole("button", { name: /^Compare, / });
  const pinned = ((await pin.getAttribute("aria-label")) ?? "").replace("Compare, ", "");
  await pin.click();
  await portal.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  const before = await readPlaces(portal);

  release();
  await expect(bar(portal)).toHaveText(/^\d+ new offers, (one|\d+|all) cheaper: show/);
  await expect(strip(portal)).toContainText(/^\d+ sources, /);
  expect(await readPlaces(portal)).toEqual(before);
  await expect(cards(portal).getByRole("heading", { name: SLOW })).toHaveCount(0);

  await bar(portal).click();
  await expect(cards(portal).first().getByRole("heading", { level: 2 })).toHaveText(SLOW);
  expect(await countOf(portal)).toBeGreaterThan(found);
  await expect(bar(portal)).toHaveCount(0);
  await expect(portal.getByRole("button", { name: `Unpin ${pinned.split(",")[0]}` })).toBeVisible();
  await expectNoSidewaysScroll(portal);
});

test("news say that filters hide them, within their bar on the narrowest phone @phone", async ({ portal }) => {
  await portal.setViewportSize({ width: 320, height: 640 });
  const { release } = await slowDown(portal);
  await open(portal);
  const carrier = await cards(portal).first().getByRole("heading", { level: 2 }).innerText();
  await portal.goto(`/rate/search?${SEARCH}&carriers=${encodeURIComponent(carrier)}`);
  await expect(count(portal)).toHaveText(/^\d+ of \d+ rates found/);
  release();
  await expect(bar(portal)).toHaveText(/^\d+ new offers, all hidden by filters: show/);
  /* The longest takes three lines. */
  const heights = await bar(portal).evaluate((button) => {
    const news = button.querySelector("b");
    if (news !== null)
      news.textContent = "12 new offers, 10 changed offers, 10 cheaper, 10 hidden by filters, 10 offers ended:";
    return [news?.parentElement?.offsetHeight ?? Number.NaN, button.clientHeight];
  });
  expect(heights[0]).toBeGreaterThan(44);
  expect(heights[0]).toBeLessThanOrEqual(heights[1] ?? 0);
  await expectNoSidewaysScroll(portal);
});

/** The distance of a card from the top of the window in each of the next 30 frames. */
const readTops = async (selector: string): Promise<readonly number[]> => {
  const tops: number[] = [];
  for (let frame = 0; frame < 30; frame += 1) {
    await new Promise(requestAnimationFrame);
    tops.push(document.querySelector(selector)?.getBoundingClientRect().top ?? Number.NaN);
  }
  return tops;
};

/* Below the bar of the page, with the card before it above. */
const READ_AT = 80;

test("shown further down, the offer that is read keeps its place", async ({ portal }) => {
  const { release } = await slowDown(portal);
  await open(portal);
  const card = portal.locator("[aria-posinset='2']");
  const topOf = (locator: Locator) => locator.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await card.evaluate(
    (element, top) => scrollTo({ top: element.getBoundingClientRect().top + scrollY - top, behavior: "instant" }),
    READ_AT,
  );
  await expect.poll(() => topOf(card)).toBe(READ_AT);
  const offer = (await card.getAttribute("data-rate")) ?? "";
  /* As slow as a cheap phone: what is drawn later comes in later frames. */
  const devtools = await portal.context().newCDPSession(portal);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  release();
  await expect(bar(portal)).toBeInViewport();
  expect(await topOf(card)).toBe(READ_AT);

  /* Playwright scrolls to what it clicks. */
  await bar(portal).evaluate((button: HTMLElement) => button.click());
  await expect(card).not.toHaveAttribute("data-rate", offer);
  const same = portal.locator(`[data-rate='${offer}']`);
  await expect(same).toHaveCount(1);
  await expect.poll(async () => Math.abs((await topOf(same)) - READ_AT)).toBeLessThanOrEqual(2);
  const later = await portal.evaluate(readTops, `[data-rate='${offer}']`);
  expect(later.filter((top) => Math.abs(top - READ_AT) > 2)).toEqual([]);
});

test("a search that is stopped asks no further, and its source can be asked again", async ({ portal }) => {
  const { calls, release } = await slowDown(portal);
  await open(portal);
  const slow = strip(portal).getByRole("listitem").filter({ hasText: "asking" });
  await expect(slow).toHaveCount(1);
  const name = (await slow.locator("b").innerText()).trim();
  await strip(portal).getByRole("button", { name: "Stop asking" }).click();
  await expect(strip(portal)).toContainText(/^\d+ sources, .*1 stopped/);
  await expect(strip(portal).getByRole("button", { name: "Stop asking" })).toHaveCount(0);
  expect(calls).toEqual(["POST", "GET", "DELETE"]);

  await strip(portal)
    .getByRole("button", { name: `Ask ${name} again` })
    .click();
  await expect(strip(portal)).toContainText(/^Asking \d+ sources/);
  release();
  await expect(bar(portal)).toBeVisible();
  expect(calls).toEqual(["POST", "GET", "DELETE", "POST", "GET"]);
});

test("the source of an offer is asked again from its card, and its row, without room above the list", async ({
  portal,
}) => {
  const { calls, release } = await slowDown(portal);
  release();
  await open(portal);
  await bar(portal).click();
  const card = cards(portal)
    .filter({ has: portal.getByRole("heading", { name: SLOW }) })
    .first();
  const place = await boxOf(card);
  const answer = Promise.withResolvers<void>();
  await portal.route("**/api/resource/rates/searches/slow?**", async (route) => {
    await answer.promise;
    await route.fallback();
  });
  await card.getByRole("button", { name: `Refresh the prices of ${SLOW}` }).click();
  await expect(card).toContainText(`Asking ${SLOW} again`);
  expect(await boxOf(card)).toEqual(place);
  answer.resolve();
  const confirmed = portal.getByRole("button", { name: /^\d+ prices confirmed: show/ });
  await expect(confirmed).toBeInViewport();
  expect(await boxOf(card)).toEqual(place);
  expect(calls).toEqual(["POST", "GET", "POST", "GET"]);
  await confirmed.click();

  await portal.getByRole("radio", { name: "Compact" }).click({ force: true });
  await portal
    .getByRole("button", { name: new RegExp(`^More, ${SLOW}`) })
    .first()
    .click();
  await portal.getByRole("menuitem", { name: `Refresh the prices of ${SLOW}` }).click();
  await expect.poll(() => calls.slice(4)).toEqual(["POST", "GET"]);
});

test("the sources fold once the list is put in order, and open again by their button", { tag: "@desktop" }, async ({
  portal,
}) => {
  const { release } = await slowDown(portal);
  await open(portal);
  const sources = strip(portal).getByRole("list");
  await expect(sources).toBeVisible();
  release();
  await expect(bar(portal)).toBeVisible();
  await expect(sources).toBeVisible();
  await bar(portal).focus();
  await portal.keyboard.press("Enter");
  await expect(sources).toBeHidden();
  const button = portal.getByRole("button", { name: /^\d+ sources, / });
  await button.focus();
  await portal.keyboard.press("Enter");
  await expect(sources).toBeVisible();
  await strip(portal).getByRole("button", { name: "Sources" }).press("Enter");
  await expect(sources).toBeHidden();
});

const REASON = "Seawind Direct answered another route than the one that was searched, and states no reason for it.";

/** Whether all of a text can be read: none of it is cut. */
const isWhole = (text: Locator) =>
  text.evaluate(
    (element) => element.scrollWidth <= element.clientWidth && element.scrollHeight <= element.clientHeight,
  );

for (const width of [1440, 390, 320])
  test(`the reason of a source is read whole at ${width} px, by a press and by keys`, { tag: "@desktop" }, async ({
    portal,
  }) => {
    await portal.setViewportSize({ width, height: 844 });
    const { release } = await slowDown(portal, { state: "failed", reason: REASON });
    await open(portal);
    const before = await readPlaces(portal);
    release();
    const reason = strip(portal).getByRole("button", { name: REASON });
    await expect(reason).toHaveAttribute("aria-expanded", "false");
    expect(await readPlaces(portal)).toEqual(before);
    const text = reason.locator("span").first();
    expect(await isWhole(text)).toBe(false);
    await reason.click();
    await expect(reason).toHaveAttribute("aria-expanded", "true");
    expect(await isWhole(text)).toBe(true);
    await expectNoSidewaysScroll(portal);
    await expectAccessible(portal);
    await reason.press("Enter");
    await expect(reason).toHaveAttribute("aria-expanded", "false");
    expect(await readPlaces(portal)).toEqual(before);
  });

test("on a phone the sources keep their places in their row when one of them has ended", { tag: "@phone" }, async ({
  portal,
}) => {
  await portal.setViewportSize({ width: 390, height: 844 });
  const { release } = await slowDown(portal);
  await open(portal);
  const sources = strip(portal).getByRole("listitem");
  const readLefts = () =>
    sources.evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().left)));
  const before = await readLefts();
  expect(before.at(-1)).toBe(Math.min(...before));
  release();
  await expect(bar(portal)).toBeVisible();
  expect(await readLefts()).toEqual(before);
});

for (const width of [390, 320])
  test(`on a phone of ${width} px a source that is late moves nothing`, { tag: "@phone" }, async ({ portal }) => {
    await portal.setViewportSize({ width, height: 844 });
    const { release } = await slowDown(portal, { state: "late", reason: null });
    await open(portal);
    await portal.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    const before = await readPlaces(portal);
    release();
    await expect(strip(portal)).toContainText("late, kept for next time");
    expect(await readPlaces(portal)).toEqual(before);
  });

test("sources and news are accessible in light and dark, and are not printed", async ({ portal, isMobile }) => {
  const { release } = await slowDown(portal);
  await open(portal);
  await expectAccessible(portal);
  release();
  await expect(bar(portal)).toBeVisible();
  await expectAccessible(portal);
  /* The colours of the dark theme are the same at every width. */
  if (!isMobile) {
    await portal.evaluate(() => document.documentElement.setAttribute("data-theme", "dark"));
    await expectContrast(portal);
  }
  await portal.emulateMedia({ media: "print" });
  await expect(strip(portal)).toBeHidden();
  await expect(bar(portal)).toBeHidden();
});
