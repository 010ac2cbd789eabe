import { expect, test } from "@playwright/test";
import { PUBLIC_PATHS } from "../support/public-paths.ts";

const PATHS = [...PUBLIC_PATHS, "/services/air-freight", "/services/lcl", "/services/fcl"] as const;

/* Runs in the page: notes down whatever moves without having been asked to. */
const watchShifts = (): void => {
  const shifts: number[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, "value")));
  }).observe({ type: "layout-shift", buffered: true });
};

/* Runs in the page: whether everything that the view has come near to has been fetched. */
const hasLoaded = (): boolean =>
  document.readyState === "complete" &&
  [...document.images].every(
    (image) => image.complete || Math.abs(image.getBoundingClientRect().top) > 3 * window.innerHeight,
  );

for (const path of PATHS) {
  test(`${path} hydrates in silence, shifts nothing, and asks nobody else`, async ({ page, baseURL }) => {
    const said: string[] = [];
    const foreign: string[] = [];
    page.on("console", (message) => said.push(message.text()));
    page.on("pageerror", (error) => said.push(error.message));
    page.on("request", (request) => {
      if (!request.url().startsWith(baseURL ?? "")) foreign.push(request.url());
    });
    await page.addInitScript(watchShifts);
    await page.goto(path);
    await expect(page.locator("#root")).toHaveAttribute("data-prerendered", path);
    for (let step = 0; step < 12; step++) await page.mouse.wheel(0, 600);
    await page.waitForFunction(hasLoaded);
    expect(said).toEqual([]);
    expect(foreign).toEqual([]);
    expect(await page.evaluate(() => Reflect.get(window, "shifts"))).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  });
}

/* Runs in the page: the characters it shows that the typeface's preloaded file lacks. */
const lackedCharacters = (): readonly string[] => {
  const face = [...document.fonts].find(({ family }) => family.includes("Archivo Variable"));
  const ranges = (face?.unicodeRange ?? "").split(",").map((range) => {
    const [first = "", last = first] = range.trim().slice(2).split("-");
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
  });
  const isIn = (code: number): boolean => ranges.some(([first, last]) => first <= code && code <= last);
  const shown = document.body.innerText.replace(/\s/g, "");
  return [...new Set(shown)].filter((one) => !isIn(one.codePointAt(0) ?? 0));
};

for (const path of PATHS) {
  test(`${path} waits for four files before it is painted, and asks the system for no letter`, async ({ page }) => {
    const asked = new Set<string>();
    page.on("request", (request) => {
      if (!["script", "stylesheet", "font"].includes(request.resourceType())) return;
      asked.add(new URL(request.url()).pathname.replace(/-.{8}\./, "."));
    });
    /* Then nothing is fetched that the page does not name itself. */
    await page.route("**/*.js", (route) => route.abort());
    await page.goto(path);
    await expect(page.getByRole("contentinfo")).toBeVisible();
    expect([...asked].toSorted()).toEqual([
      "/assets/archivo-latin.woff2",
      "/assets/index.js",
      "/assets/site.css",
      "/assets/start.js",
    ]);
    expect(await page.evaluate(lackedCharacters)).toEqual([]);
  });
}

test("a typeface that comes late moves nothing and brings none of its other files", async ({ page }) => {
  const fonts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "font") fonts.push(request.url());
  });
  const late = Promise.withResolvers<void>();
  await page.route("**/*.woff2", async (route) => {
    await late.promise;
    await route.continue();
  });
  await page.addInitScript(watchShifts);
  await page.goto("/contact", { waitUntil: "domcontentloaded" });
  const title = page.getByRole("heading", { level: 1 });
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  const before = await title.evaluate((node) => node.getBoundingClientRect().toJSON());
  late.resolve();
  await expect(page.getByRole("button", { name: "Send enquiry", disabled: false })).toBeVisible();
  await page.waitForFunction(() => document.fonts.status === "loaded");
  /* What was fetched is used, if at all, in the next frame. */
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  expect(await title.evaluate((node) => node.getBoundingClientRect().toJSON())).toEqual(before);
  expect(await page.evaluate(() => Reflect.get(window, "shifts"))).toEqual([]);
  expect(await page.evaluate(() => document.fonts.size)).toBe(3);
  expect(fonts).toEqual([expect.stringContaining("/assets/archivo-latin-")]);
});

/* A page as high as all its sections, so that each of them is watched; the scripts come when it has long been read. */
for (const path of ["/", "/about", "/contact"]) {
  test(`${path} moves nothing when its scripts come late, and goes round without moving the rest`, async ({ page }) => {
    await page.setViewportSize({ width: page.viewportSize()?.width ?? 1440, height: 8000 });
    const scripts = Promise.withResolvers<void>();
    await page.route("**/*.js", async (route) => {
      await scripts.promise;
      await route.continue();
    });
    await page.addInitScript(watchShifts);
    await page.goto(path, { waitUntil: "commit" });
    await expect(page.getByRole("contentinfo")).toBeVisible();
    scripts.resolve();
    await expect(
      page
        .locator("[data-shown]")
        .or(page.getByRole("button", { name: "Send enquiry", disabled: false }))
        .first(),
    ).toBeVisible();
    if (path === "/")
      await expect(page.locator("[data-shown] [aria-current]")).toHaveAccessibleName("LCL Consolidation");
    expect(await page.evaluate(() => Reflect.get(window, "shifts"))).toEqual([]);
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  for (const path of PATHS) {
    test(`${path} can be read`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("contentinfo").getByRole("link", { name: "hello@keelson.example" })).toBeVisible();
    });
  }

  test("the enquiry form says how to reach the company", async ({ page }) => {
    await page.goto("/enquiry");
    const form = page.getByRole("form", { name: "Enquiry" });
    await expect(form.getByRole("link", { name: "hello@keelson.example" })).toBeVisible();
    expect(await page.content()).toContain("This form needs JavaScript.");
    await expect(page.getByRole("button", { name: "Send enquiry" })).toBeDisabled();
  });

  test("every service card can be reached", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("region", { name: "Our Services" }).getByRole("link")).toHaveCount(4);
  });
});
