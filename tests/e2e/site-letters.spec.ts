import { PUBLIC_PATHS } from "../support/public-paths.ts";
import { expect, test } from "./support/portal.ts";
import { cardTitles, resize } from "./support/site.ts";

/* Runs in the page: the texts that are shown with letters under 12 px; in a drawing, as the drawing is scaled. */
const smallTexts = (): readonly string[] => {
  const sizeOf = (element: Element): number => {
    const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1;
    return Number.parseFloat(getComputedStyle(element).fontSize) * scale;
  };
  const holdsText = (element: Element): boolean =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== "");
  return [...document.body.querySelectorAll("*")]
    .filter((element) => holdsText(element) && element.getClientRects().length > 0 && sizeOf(element) < 11.95)
    .map((element) => `${element.textContent}: ${sizeOf(element).toFixed(1)} px`);
};

for (const path of PUBLIC_PATHS) {
  test(`${path} shows no letters under 12 px, in drawings neither`, async ({ page }) => {
    await page.goto(path);
    for (const width of [320, 390, 639, 640, 800, 1024, 1280, 1440]) {
      await resize(page, width);
      expect(await page.evaluate(smallTexts), `at ${width} px`).toEqual([]);
    }
  });
}

/* Runs in the page: the drawings in which one text lies on another. */
const textsOnTexts = (): readonly string[] =>
  [...document.querySelectorAll("main svg")].flatMap((drawing) => {
    const texts = [...drawing.querySelectorAll("text")].map((text) => ({ text, box: text.getBoundingClientRect() }));
    return texts.flatMap(({ text, box }, index) =>
      texts
        .slice(index + 1)
        .filter(
          ({ text: other, box: its }) =>
            other.textContent !== text.textContent &&
            Math.min(box.right, its.right) - Math.max(box.left, its.left) > 1 &&
            Math.min(box.bottom, its.bottom) - Math.max(box.top, its.top) > box.height / 2,
        )
        .map(({ text: other }) => `${text.textContent} on ${other.textContent}`),
    );
  });

test("labels of an illustration do not overlap", async ({ page }) => {
  for (const path of ["/", "/air-freight", "/lcl-consolidation", "/warehousing"]) {
    await page.goto(path);
    for (const width of [320, 390, 640, 800, 1024, 1440]) {
      await resize(page, width);
      expect(await page.evaluate(textsOnTexts), `${path} at ${width} px`).toEqual([]);
    }
  }
});

/* Runs in the page: what stands past the edge of the screen, or past the box that cuts it off. */
const lostTexts = (): readonly string[] => {
  const isLost = (element: Element): boolean => {
    const letters = document.createRange();
    letters.selectNodeContents(element);
    const ends = [window.innerWidth];
    for (let box = element.parentElement; box !== null; box = box.parentElement)
      if (getComputedStyle(box).overflowX !== "visible") ends.push(box.getBoundingClientRect().right);
    return letters.getBoundingClientRect().right > Math.min(...ends) + 1;
  };
  return [...document.querySelectorAll(":is(main, footer) :is(h1, h2, h3, p, dd, dt, li, a, button, label)")]
    .filter(
      (one) => one.getClientRects().length > 0 && one.closest("[inert], [aria-hidden=true], #services li") === null,
    )
    .filter(
      (one) => one.querySelector("svg, ul, ol, h2 > span") === null && !one.matches(":has(> span)") && isLost(one),
    )
    .map((one) => one.textContent);
};

for (const path of PUBLIC_PATHS) {
  test(`${path} is whole on a phone with letters twice as large`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const browser = await page.context().newCDPSession(page);
    await browser.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
    await page.goto(path);
    await expect(page.locator("html")).toHaveCSS("font-size", "32px");
    for (const part of ["html", "main", "footer"])
      expect(await page.locator(part).evaluate(({ scrollWidth }) => scrollWidth), part).toBeLessThanOrEqual(390);
    expect(await page.evaluate(lostTexts)).toEqual([]);
  });
}

test("ports and service cards are not truncated at twice the text size", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const browser = await page.context().newCDPSession(page);
  await browser.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
  await page.goto("/");
  const cut = await page
    .locator("#quote input[type=text]")
    .evaluateAll((fields) => fields.filter((field) => field.scrollWidth > field.clientWidth).length);
  expect(cut).toBe(0);
  for (const { title, lines, room } of await page.evaluate(cardTitles)) {
    expect(lines, title).toBeLessThanOrEqual(2);
    expect(room, title).toBeGreaterThanOrEqual(12);
  }
});
