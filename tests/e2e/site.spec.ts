import type { Locator, Page } from "@playwright/test";
import { expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from "./support/portal.ts";
import { resize } from "./support/site.ts";

const services = (page: Page): Locator => page.getByRole("region", { name: "Our Services" });
const currentBar = (page: Page): Locator => services(page).locator("[aria-current]");
const carriers = (page: Page): Promise<readonly string[]> => page.locator("[data-carriers] li:visible").allInnerTexts();

/** Opens the landing page with its clock in the test's hands. */
const openLanding = async (page: Page): Promise<void> => {
  await page.clock.install();
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Next service" })).toBeVisible();
};

interface Box {
  readonly x: number;
  readonly width: number;
  readonly height: number;
}

/** The cards of the row that stand inside its view, and the view itself. */
const cardsInView = (page: Page): Promise<{ readonly cards: readonly Box[]; readonly gap: number }> =>
  services(page)
    .locator("ul")
    .evaluate((row) => {
      const view = row.parentElement?.getBoundingClientRect();
      const slides = [...row.children].map((slide) => slide.getBoundingClientRect());
      const inside = slides.filter(
        (box) => view !== undefined && box.left >= view.left - 1 && box.right <= view.right + 1,
      );
      const cards = [...row.querySelectorAll("a")].slice(0, inside.length).map((card) => card.getBoundingClientRect());
      const [first, second] = slides;
      return {
        cards: cards.map(({ x, width, height }) => ({ x, width, height })),
        gap: first === undefined || second === undefined ? -1 : Math.round(second.left - first.right),
      };
    });

test.describe("the service carousel", () => {
  test("shows one to four cards, by the width of the page", { tag: "@desktop" }, async ({ page }) => {
    await openLanding(page);
    for (const [width, count, gap] of [
      [639, 1, 2],
      [640, 2, 20],
      [768, 3, 30],
      [1024, 4, 30],
      [1440, 4, 30],
    ] as const) {
      await resize(page, width);
      await expect.poll(async () => (await cardsInView(page)).cards.length, `cards at ${width} px`).toBe(count);
      const { cards, gap: measured } = await cardsInView(page);
      expect(measured, `gap at ${width} px`).toBe(gap);
      for (const card of cards) {
        expect(card.height, `at ${width} px`).toBe(512);
        expect(card.width, `at ${width} px`).toBeLessThanOrEqual(341);
      }
    }
  });

  test("advances every 3000 ms, also after an interaction, and stops when paused", { tag: "@desktop" }, async ({
    page,
  }) => {
    await openLanding(page);
    await expect(currentBar(page)).toHaveAccessibleName("Air Freight");
    await page.clock.runFor(3100);
    await expect(currentBar(page)).toHaveAccessibleName("LCL Consolidation");
    await page.getByRole("button", { name: "Next service" }).click();
    await expect(currentBar(page)).toHaveAccessibleName("Warehousing Destination");
    await page.clock.runFor(3100);
    await expect(currentBar(page)).toHaveAccessibleName("Ocean Freight Freight Fcl");
    await page.clock.runFor(3500);
    await expect(currentBar(page)).toHaveAccessibleName("Air Freight");
    await page.getByRole("button", { name: "Pause the carousel" }).click();
    await page.clock.runFor(10_000);
    await expect(currentBar(page)).toHaveAccessibleName("Air Freight");
  });

  test("slides in 300 ms", { tag: "@desktop" }, async ({ page }) => {
    await openLanding(page);
    await page.getByRole("button", { name: "Next service" }).click();
    await expect(services(page).locator("ul")).toHaveCSS("transition-duration", "0.3s");
  });

  test("moves to the pressed bar or arrow, around both ends", { tag: "@desktop" }, async ({ page }) => {
    await openLanding(page);
    await services(page).getByRole("button", { name: "Warehousing Destination" }).click();
    await expect(currentBar(page)).toHaveAccessibleName("Warehousing Destination");
    await services(page).getByRole("button", { name: "Air Freight" }).click();
    await page.getByRole("button", { name: "Previous service" }).click();
    await page.clock.runFor(100);
    await expect(currentBar(page)).toHaveAccessibleName("Ocean Freight Freight Fcl");
  });

  test("follows a swipe of more than 5 px only", async ({ page }) => {
    await openLanding(page);
    const view = services(page).locator("[data-live]");
    await view.scrollIntoViewIfNeeded();
    const box = await view.boundingBox();
    const from = { x: (box?.x ?? 0) + 200, y: (box?.y ?? 0) + 100 };
    const drag = async (distance: number): Promise<void> => {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(from.x + distance, from.y);
      await page.mouse.up();
    };
    await view.evaluate((element) =>
      element.addEventListener("click", (event) => {
        if (!event.defaultPrevented) element.setAttribute("data-opened", "");
        event.preventDefault();
      }),
    );
    await drag(-4);
    await expect(currentBar(page)).toHaveAccessibleName("Air Freight");
    await view.evaluate((element) => element.removeAttribute("data-opened"));
    await drag(-6);
    await expect(currentBar(page)).toHaveAccessibleName("LCL Consolidation");
    await expect(view).not.toHaveAttribute("data-opened");
  });

  test("keeps hidden cards out of the tab order", { tag: "@desktop" }, async ({ page }) => {
    await page.setViewportSize({ width: 700, height: 900 });
    await openLanding(page);
    await expect(services(page).locator("li:not([inert]) a")).toHaveCount(2);
  });

  test("stops under reduced motion, and can still be moved by hand", { tag: "@desktop" }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openLanding(page);
    const before = await carriers(page);
    expect(before).toHaveLength(19);
    await page.clock.runFor(20_000);
    await expect(currentBar(page)).toHaveAccessibleName("Air Freight");
    expect(await carriers(page)).toEqual(before);
    await expect(page.locator("video")).toHaveCount(0);
    await page.getByRole("button", { name: "Next service" }).click();
    await expect(currentBar(page)).toHaveAccessibleName("LCL Consolidation");
  });
});

test("the carrier strip advances by five every five seconds through all nineteen", { tag: "@desktop" }, async ({
  page,
}) => {
  await openLanding(page);
  const seen = [await carriers(page)];
  for (let move = 0; move < 3; move++) {
    await page.clock.runFor(5050);
    await expect.poll(() => carriers(page)).not.toEqual(seen.at(-1));
    seen.push(await carriers(page));
  }
  expect(seen.map((names) => names.length)).toEqual([5, 5, 5, 5]);
  expect(seen[0]?.[0]).toBe("Norrvik Line");
  expect(seen[1]?.[0]).toBe("blauwind");
  expect(new Set(seen.flat()).size).toBe(19);
});

/* A browser that refuses the first attempt to play. */
const REFUSES_FIRST = `
  const play = HTMLMediaElement.prototype.play;
  window.attempts = [];
  HTMLMediaElement.prototype.play = function () {
    window.attempts.push(this.muted);
    return window.attempts.length === 1 ? Promise.reject(new DOMException("", "NotAllowedError")) : play.call(this);
  };
`;

test.describe("the background video", () => {
  test("plays muted once the page is idle, and can be paused", async ({ page, isMobile }) => {
    await openLanding(page);
    await expect(page.locator("video")).toHaveCount(0);
    await page.clock.runFor(3000);
    await page.getByRole("button", { name: "Pause background video" }).click();
    const video = page.locator("video");
    expect(
      await video.evaluate((one: HTMLVideoElement) => [one.paused, one.loop, one.muted, one.poster !== ""]),
    ).toEqual([true, true, true, true]);
    const hero = await page.locator("section").first().boundingBox();
    const box = await video.boundingBox();
    expect(Math.round(box?.height ?? 0)).toBe(490);
    /* On a phone the hero grows with the quote card; the picture keeps 70 % of 43.75rem. */
    if (isMobile) expect(hero?.height).toBeGreaterThanOrEqual(700);
    else expect(hero?.height).toBe(700);
  });

  test("falls back to muted playback when the first attempt is refused", { tag: "@desktop" }, async ({ page }) => {
    await page.addInitScript({ content: REFUSES_FIRST });
    await openLanding(page);
    await page.clock.runFor(3000);
    await expect(page.getByRole("button", { name: "Pause background video" })).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, "attempts"))).toHaveLength(2);
    expect(await page.locator("video").evaluate((one: HTMLVideoElement) => one.muted && !one.paused)).toBe(true);
  });
});

test("the mobile menu opens, closes with Escape and its links work", { tag: "@phone" }, async ({ page }) => {
  await page.goto("/");
  const opener = page.locator("summary");
  await opener.click();
  const menu = page.getByRole("navigation", { name: "Menu" });
  await expect(menu).toBeVisible();
  /* The menu opens without any script; the key is heard once they are there. */
  await expect(async () => {
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden({ timeout: 500 });
  }).toPass();
  await expect(opener).toBeFocused();
  await opener.click();
  await menu.getByRole("link", { name: "Contact" }).click();
  await expect(page).toHaveURL("/contact");
});

test("portal links show only when both session values exist", { tag: "@desktop" }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/about");
  const main = page.getByRole("navigation", { name: "Main" });
  await expect(main.getByRole("link", { name: "Bookings" })).toHaveCount(0);
  await page.evaluate(() => localStorage.setItem("xToken", "t"));
  await page.reload();
  await expect(main.getByRole("link", { name: "Bookings" })).toHaveCount(0);
  await page.evaluate(() => localStorage.setItem("xApiKey", "k"));
  await page.reload();
  await expect(main.getByRole("link")).toHaveText([
    "Home",
    "About",
    "Services",
    "Contact",
    "Rate",
    "Tracking",
    "Bookings",
  ]);
});

test("a quote from the landing page is kept through the sign-in, even when scripts load late", {
  tag: "@desktop",
}, async ({ page }) => {
  const scripts = Promise.withResolvers<void>();
  await page.route("**/assets/hydrate*.js", async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto("/");
  await page.getByLabel("From: place or port").fill("Mundra");
  await page.getByLabel("To: place or port").fill("Hamburg");
  await page.locator("#quote").getByRole("button", { name: "Get a quote" }).click();
  await expect(page).toHaveURL("/");
  scripts.resolve();
  await expect(page).toHaveURL("/login");
  const kept = await page.evaluate(() => [
    localStorage.getItem("redirectAfterLogin"),
    JSON.parse(localStorage.getItem("fclFormState") ?? "{}"),
  ]);
  expect(kept).toMatchObject([
    "/rate/search?from=INMUN,Mundra&fromBy=Ramp&to=DEHAM,Hamburg&toBy=Ramp&load=20GPx1",
    { originCode: "INMUN", destinationCode: "DEHAM" },
  ]);
});

test("a quote with date, container and quantity is named at the sign-in and leads to its rates", async ({
  page,
  shipper,
}) => {
  await page.goto("/");
  const quote = page.locator("#quote");
  const type = quote.getByRole("combobox", { name: "Container type" });
  /* Set by the scripts: before them it is the browser's own list. */
  await expect(type).toHaveAttribute("aria-expanded", "false");
  await type.press("ArrowDown");
  const types = page.getByRole("listbox", { name: "Container type" });
  await expect(types.getByRole("option", { selected: true })).toHaveText(/^20GP 33/);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await type.press("End");
  await type.press("Enter");
  await expect(types).toBeHidden();
  await expect(quote.getByRole("spinbutton", { name: "Number of 40RH" })).toHaveValue("1");
  await type.click();
  await types.getByRole("option", { name: /^40HC/ }).click();
  await expect(types).toBeHidden();
  await quote.getByRole("button", { name: "One more 40HC" }).click();
  const dates = quote.getByLabel("Departure date");
  await expect(dates.getByRole("option")).toHaveCount(32);
  await dates.selectOption({ index: 8 });
  await expect(quote.getByText(/^\d\d [A-Z][a-z]{2} 20\d\d$/)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await quote.getByRole("button", { name: "Get a quote" }).click();
  await expect(page).toHaveURL("/login");
  await expect(page.getByText("Your search is saved: Nhava Sheva to Rotterdam, 2 × 40HC")).toBeVisible();
  await expectAccessible(page);
  await signIn(page, shipper);
  await page.waitForURL(/\/rate\/search\?from=INNSA,Nhava\+Sheva&.*&load=40HCx2$/);
  await page.goto("/");
  await quote.getByRole("button", { name: "Get a quote" }).click();
  await page.waitForURL(/\/rate\/search\?from=INNSA,Nhava\+Sheva&.*&load=20GPx1$/);
});

test("an LCL quote hands its ports to the LCL search without a date", { tag: "@desktop" }, async ({ page }) => {
  await page.goto("/");
  await page.getByLabel("From: place or port").fill("Mundra");
  await page.getByLabel("To: place or port").fill("Hamburg");
  await expect(page.getByLabel("Departure date").getByRole("option")).toHaveCount(32);
  await page.getByRole("radio", { name: "Part load (LCL)" }).check();
  await expect(page.getByLabel("Departure date")).toBeHidden();
  await page.locator("#quote").getByRole("button", { name: "Get a quote" }).click();
  await expect(page).toHaveURL("/login");
  expect(await page.evaluate(() => localStorage.getItem("redirectAfterLogin"))).toBe(
    "/rate?mode=LCL&origin=Mundra&destination=Hamburg",
  );
});
