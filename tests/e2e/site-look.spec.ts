import { expect, type Page, test } from "@playwright/test";

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

test("every carrier of the strip is written out, at every width", async ({ page }) => {
  await openLanding(page);
  for (let move = 0; move < 4; move++) {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(carriersCutOff), `at ${width} px after ${move} moves`).toEqual([]);
    }
    await page.clock.runFor(5050);
  }
});

test("all nineteen carriers are there at once, each written out, where nothing may move", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openLanding(page);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.locator("[data-carriers] li:visible")).toHaveCount(19);
    expect(await page.evaluate(carriersCutOff), `at ${width} px`).toEqual([]);
  }
});

/* Runs in the page: of each card's title the lines, and the room between its letters and the card's edge. */
const cardTitles = (): readonly { readonly title: string; readonly lines: number; readonly room: number }[] =>
  [...document.querySelectorAll("#services li:not([data-repetition]) a")].map((card) => {
    const title = card.querySelector("b");
    const letters = document.createRange();
    letters.selectNodeContents(title ?? card);
    return {
      title: title?.textContent ?? "",
      lines: new Set([...letters.getClientRects()].map(({ top }) => Math.round(top))).size,
      room: card.getBoundingClientRect().right - letters.getBoundingClientRect().right,
    };
  });

test("a service card's title takes two lines at most, and stays clear of the edge", async ({ page }) => {
  await openLanding(page);
  for (const width of [320, 390, 640, 768, 800, 1024, 1100, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const { title, lines, room } of await page.evaluate(cardTitles)) {
      expect(lines, `${title} at ${width} px`).toBeLessThanOrEqual(2);
      expect(room, `${title} at ${width} px`).toBeGreaterThanOrEqual(12);
    }
  }
});

test("a single service card stands in the middle, its bars are evenly spaced", async ({ page }) => {
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
