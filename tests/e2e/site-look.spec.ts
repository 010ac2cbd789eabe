import type { Page } from "@playwright/test";
import { expect, test } from "./support/portal.ts";
import { cardTitles, resize } from "./support/site.ts";

/** Opens the landing page with its clock in the test's hands. */
const openLanding = async (page: Page): Promise<void> => {
  await page.clock.install();
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Next service" })).toBeVisible();
};

/* Runs in the page: the carriers whose name stands outside its place, or whose place stands outside the strip. */
const carriersCutOff = (): readonly string[] => {
  const strip = document.querySelector("[data-carriers]");
  const places = [...(strip?.children ?? [])].filter((place) => place.getClientRects().length > 0);
  const end = strip?.getBoundingClientRect().right ?? 0;
  const isCut = (place: Element): boolean => {
    const letters = document.createRange();
    letters.selectNodeContents(place.firstElementChild ?? place);
    const room = place.getBoundingClientRect().right;
    return letters.getBoundingClientRect().right > room + 0.5 || room > end + 0.5;
  };
  return places.filter(isCut).map((place) => place.textContent);
};

const WIDTHS = [320, 390, 640, 768, 1024, 1280, 1440, 2560] as const;

test("the carrier strip truncates no carrier at any width", { tag: "@desktop" }, async ({ page }) => {
  await openLanding(page);
  for (let move = 0; move < 4; move++) {
    for (const width of WIDTHS) {
      await resize(page, width);
      expect(await page.evaluate(carriersCutOff), `at ${width} px after ${move} moves`).toEqual([]);
    }
    await page.clock.runFor(5050);
  }
});

test("all nineteen carriers are shown in full under reduced motion", { tag: "@desktop" }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openLanding(page);
  for (const width of WIDTHS) {
    await resize(page, width);
    await expect(page.locator("[data-carriers] li:visible")).toHaveCount(19);
    expect(await page.evaluate(carriersCutOff), `at ${width} px`).toEqual([]);
  }
});

test("a service card's title has at most two lines and keeps clear of the edge", { tag: "@desktop" }, async ({
  page,
}) => {
  await openLanding(page);
  for (const width of [320, 390, 640, 768, 800, 1024, 1100, 1440]) {
    await resize(page, width);
    for (const { title, lines, room } of await page.evaluate(cardTitles)) {
      expect(lines, `${title} at ${width} px`).toBeLessThanOrEqual(2);
      expect(room, `${title} at ${width} px`).toBeGreaterThanOrEqual(12);
    }
  }
});

test("a single service card is centred and its bars are evenly spaced", { tag: "@desktop" }, async ({ page }) => {
  await page.setViewportSize({ width: 560, height: 900 });
  await openLanding(page);
  const card = await page.locator("#services li a").first().boundingBox();
  expect(Math.abs((card?.x ?? 0) + (card?.width ?? 0) / 2 - 280)).toBeLessThanOrEqual(1);
  const spacing = (): Promise<readonly number[]> =>
    page.getByRole("group", { name: "Choose a service" }).evaluate((group) => {
      const bars = [...group.children].map((bar) => bar.getBoundingClientRect());
      /* The first is drawn 12 / 7 as long as the others. */
      const ends = bars.map(({ left, width }, index) => left + width * (index === 0 ? 1.714 : 1));
      return bars.slice(1).map(({ left }, index) => Math.round(left - (ends[index] ?? 0)));
    });
  await expect.poll(spacing).toEqual([8, 8, 8]);
});

test("the cut-offs of a service share one line, across or upright", { tag: "@desktop" }, async ({ page }) => {
  await page.goto("/sea-freight");
  for (const width of [390, 800, 1023, 1024, 1440]) {
    await resize(page, width);
    const stations = await page.locator("section[aria-labelledby=times] li").evaluateAll((items) =>
      items.map((item) => {
        const { left, top } = item.getBoundingClientRect();
        return { left: Math.round(left), top: Math.round(top) };
      }),
    );
    const columns = new Set(stations.map(({ left }) => left)).size;
    const rows = new Set(stations.map(({ top }) => top)).size;
    expect([columns, rows], `at ${width} px`).toEqual(width < 1024 ? [1, 5] : [5, 1]);
    const line = await page
      .locator("section[aria-labelledby=times] li")
      .first()
      .evaluate((item) => {
        const { width: across, height: down } = getComputedStyle(item, "::before");
        const box = item.getBoundingClientRect();
        return Number.parseFloat(down) > Number.parseFloat(across)
          ? Number.parseFloat(down) / box.height
          : Number.parseFloat(across) / box.width;
      });
    expect(line, `the line between two stations at ${width} px`).toBeGreaterThan(0.99);
  }
});

test("the texts of a breadcrumb share one baseline", async ({ page }) => {
  await page.goto("/sea-freight");
  const lows = await page
    .getByRole("navigation", { name: "Breadcrumb" })
    .locator("li > :first-child")
    .evaluateAll((words) =>
      words.map((word) => {
        const letters = document.createRange();
        letters.selectNodeContents(word);
        return letters.getBoundingClientRect().bottom;
      }),
    );
  expect(lows).toHaveLength(3);
  expect(Math.max(...lows) - Math.min(...lows)).toBeLessThan(0.5);
});

test("the footer's address wraps after the building", { tag: "@desktop" }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/contact");
  const breaks = await page
    .getByRole("contentinfo")
    .locator("address > span")
    .first()
    .evaluate((line) => {
      const words = line.firstChild;
      const letters = document.createRange();
      if (words === null) return "";
      const tops = [...line.textContent].map((_, index) => {
        letters.setStart(words, index);
        letters.setEnd(words, index + 1);
        return Math.round(letters.getBoundingClientRect().top);
      });
      return line.textContent.slice(tops.findIndex((top) => top > (tops[0] ?? 0)));
    });
  expect(breaks).toBe("Okhla Phase III");
});

/* Runs in the page: what can be pressed and lets go of a finger 21 px from its middle. */
const smallTargets = (selector: string): readonly string[] =>
  [...document.querySelectorAll(selector)]
    .filter((target) => {
      target.scrollIntoView({ block: "center" });
      const box = target.getBoundingClientRect();
      const x = box.left + box.width / 2;
      const y = box.top + box.height / 2;
      return [
        [0, -21],
        [0, 21],
        [-21, 0],
        [21, 0],
      ].some(([right = 0, down = 0]) => {
        const hit = document.elementFromPoint(x + right, y + down);
        return hit === null || (hit !== target && !target.contains(hit));
      });
    })
    .map((target) => target.textContent || target.getAttribute("aria-label") || target.tagName);

test("touch targets are 44 px high", { tag: "@phone" }, async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Next service" })).toBeVisible();
  expect(await page.evaluate(smallTargets, "footer nav a, footer li a")).toEqual([]);
  expect(await page.evaluate(smallTargets, "#services button")).toEqual([]);
  expect(await page.evaluate(smallTargets, "#quote input:is([name=from], [name=to])")).toEqual([]);
  await page.goto("/sea-freight");
  expect(await page.evaluate(smallTargets, "nav[aria-label=Breadcrumb] a")).toEqual([]);
});

test("a printed page is black on white, complete, and without controls", { tag: "@desktop" }, async ({ page }) => {
  await page.goto("/");
  await page.emulateMedia({ media: "print" });
  for (const heading of await page.getByRole("main").getByRole("heading", { includeHidden: true }).all())
    await expect(heading).toHaveCSS("color", "rgb(0, 0, 0)");
  await expect(page.getByRole("main").locator("button:visible")).toHaveCount(0);
  await expect(page.locator("[data-carriers] li:visible")).toHaveCount(19);
  await expect(page.locator("#services li a:visible")).toHaveCount(4);
  const words = page.locator("#services a b").first();
  await expect(words.locator("xpath=..")).toHaveCSS("background-image", "none");
  await expect(page.locator("section[aria-labelledby=why-title] svg path").first()).toHaveCSS("stroke", "rgb(0, 0, 0)");
  const scrim = page.locator("section[aria-labelledby=hero-title] > div").first();
  expect(await scrim.evaluate((element) => getComputedStyle(element, "::before").display)).toBe("none");
});

test("forced colours show button borders and mark selected options", { tag: "@desktop" }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/");
  await expect(page.locator("#quote button[type=submit]")).toHaveCSS("border-top-width", "1px");
  const fills = await page.evaluate(() => {
    const fillOf = (selector: string, part: string): string => {
      const element = document.querySelector(selector);
      return element === null ? "" : getComputedStyle(element, part).backgroundColor;
    };
    return {
      chosen: fillOf("#quote label:has(:checked)", "::after"),
      current: fillOf("#services button[aria-current]", "::before"),
      other: fillOf(
        "#services button[aria-label]:not([aria-current], [aria-label*=service], [aria-label*=carousel])",
        "::before",
      ),
      ground: fillOf("body", ""),
    };
  });
  expect(fills.chosen).not.toBe(fills.ground);
  expect(fills.current).not.toBe(fills.ground);
  expect(fills.other).not.toBe(fills.ground);
  expect(fills.current).not.toBe(fills.other);
});
