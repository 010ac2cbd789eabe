import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { PICTURED } from "./pictured.ts";

const BUILT = ".cache/stories";
const NOW = new Date("2026-11-20T08:15:00Z");

const TYPES: Readonly<Record<string, string>> = {
  html: "text/html",
  js: "text/javascript",
  mjs: "text/javascript",
  css: "text/css",
  woff2: "font/woff2",
  svg: "image/svg+xml",
};

/* The product shows its fallback font while a font is late (font-display: optional); pictures wait for the font. */
const waitForFonts = (css: string): string => css.replaceAll(/font-display:\s*optional/g, "font-display: block");

/** Serves the built stories to a page; any other address fails. */
const serveStories = async (page: Page): Promise<void> => {
  await page.route("**/*", async (route) => {
    const { origin, pathname } = new URL(route.request().url());
    if (origin !== "http://stories.test") return route.abort();
    const path = pathname === "/" ? "/src/web/stories/index.html" : pathname;
    const type = TYPES[path.split(".").at(-1) ?? ""] ?? "application/octet-stream";
    const body = await readFile(join(BUILT, path)).catch(() => null);
    if (body === null) return route.fulfill({ status: 404 });
    return route.fulfill({ contentType: type, body: type === "text/css" ? waitForFonts(body.toString()) : body });
  });
};

const open = async (page: Page, theme: "light" | "dark"): Promise<readonly string[]> => {
  await page.clock.setFixedTime(NOW);
  await serveStories(page);
  await page.goto(`/?theme=${theme}`);
  return page.locator("main a").evaluateAll((links) => links.map((link) => link.getAttribute("href")?.slice(1) ?? ""));
};

/** Shows a story; returns how it ended: `shown <id>`, or what is missing. */
const show = async (page: Page, id: string): Promise<string> => {
  await page.evaluate((story) => {
    document.documentElement.dataset["story"] = "waiting";
    window.location.hash = story;
  }, id);
  await page.waitForFunction(() => document.documentElement.dataset["story"] !== "waiting");
  return page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    for (let frame = 0; frame < 4; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
    return document.documentElement.dataset["story"] ?? "";
  });
};

/* What they show lies over the page, outside of their own place. */
const OVERLAYS: readonly string[] = ["combobox", "dialog", "toast-region", "user-menu"].map(
  (name) => `components/${name}`,
);

const comparePicture = async (page: Page, id: string, suffix: string): Promise<void> => {
  const name = `${id.replace("/", "-")}-${suffix}.png`;
  const isOverlay = OVERLAYS.includes(id);
  if (id.startsWith("components/") && !isOverlay) return expect.soft(page.locator("#story")).toHaveScreenshot(name);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const clip = { x: 0, y: 0, width, height: isOverlay ? Math.min(height, 480) : height };
  return expect.soft(page).toHaveScreenshot(name, { clip });
};

/** The components by their files and folders, and the screens by their folders. */
const listSubjects = (): readonly string[] => [
  ...readdirSync("src/web/components", { withFileTypes: true })
    .filter((entry) => entry.isDirectory() || entry.name.endsWith(".tsx"))
    .map(({ name }) => `components/${name.replace(/\.tsx$/, "")}`),
  ...readdirSync("src/web/screens").map((name) => `${name}/`),
];

test("every component and every screen has a story", async ({ page }) => {
  const ids = await open(page, "light");
  expect(
    listSubjects().filter(
      (subject) => !ids.some((id) => (subject.endsWith("/") ? id.startsWith(subject) : id === subject)),
    ),
  ).toEqual([]);
});

test("every story reaches its state, and none logs an error", async ({ page }) => {
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  const ids = await open(page, "light");
  expect(ids.length).toBeGreaterThan(80);
  expect(
    Object.values(PICTURED)
      .flat()
      .filter((id) => !ids.includes(id)),
  ).toEqual([]);
  for (const id of ids) expect.soft(await show(page, id)).toBe(`shown ${id}`);
  expect(errors).toEqual([]);
});

const { lightWhenWide, darkWhenWide } = PICTURED;

const comparePictures = (theme: "light" | "dark", width: number, ids: readonly string[]): void =>
  test(`stories look as before, ${theme}, ${width} px`, async ({ page }) => {
    test.skip(process.platform !== "linux", "Other systems draw letters differently.");
    await open(page, theme);
    for (const id of ids) {
      expect.soft(await show(page, id)).toBe(`shown ${id}`);
      await comparePicture(page, id, `${width}-${theme}`);
    }
  });

test.describe("wide", () => {
  /* Two thirds of the size, so that the pictures stay small. */
  test.use({ viewport: { width: 1440, height: 900 }, deviceScaleFactor: 2 / 3 });
  comparePictures("light", 1440, lightWhenWide);
  comparePictures("dark", 1440, darkWhenWide);
});

test.describe("phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 });
  comparePictures("dark", 390, lightWhenWide);
  comparePictures("light", 390, darkWhenWide);
});
