import { createServer, type ServerResponse } from "node:http";
import { freePort } from "../support/free-port.ts";
import { expect, test } from "./support/portal.ts";
import { SITE_PATHS } from "./support/site.ts";

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

for (const path of SITE_PATHS) {
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
    /* The demo has a text of its own on these. */
    const prerendered = ["/privacy", "/terms"].includes(path) ? `/demo${path}` : path;
    await expect(page.locator("#root")).toHaveAttribute("data-prerendered", prerendered);
    for (let step = 0; step < 12; step++) await page.mouse.wheel(0, 600);
    await page.waitForFunction(hasLoaded);
    expect(said).toEqual([]);
    expect(foreign).toEqual([]);
    expect(await page.evaluate(() => Reflect.get(window, "shifts"))).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
    const tooWide: number[] = [];
    for (const width of [320, 390, 480, 640, 720, 768, 900, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      if (await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)) tooWide.push(width);
    }
    expect(tooWide).toEqual([]);
  });
}

test("a page whose second half comes late is painted as a whole", { tag: "@desktop" }, async ({ page, baseURL }) => {
  const rest = Promise.withResolvers<void>();
  const forward = async (url: string, answer: ServerResponse): Promise<void> => {
    const found = await fetch(new URL(url, baseURL));
    const body = Buffer.from(await found.arrayBuffer());
    answer.writeHead(200, { "content-type": found.headers.get("content-type") ?? "" });
    const half = url === "/contact" ? body.indexOf("<summary") : body.length;
    answer.write(body.subarray(0, half));
    if (half < body.length) await rest.promise;
    answer.end(body.subarray(half));
  };
  const server = createServer(({ url = "/" }, answer) => void forward(url, answer));
  const port = await freePort();
  await new Promise<void>((listening) => server.listen(port, "127.0.0.1", listening));
  await page.goto(`http://127.0.0.1:${port}/contact`, { waitUntil: "commit" });
  /* Frames are not drawn yet, so that no test of a frame may be waited for. */
  await page.waitForFunction(() => performance.getEntriesByType("resource").length >= 4, null, { polling: 50 });
  const held = await page.evaluate(() => performance.now());
  rest.resolve();
  const painted = await page
    .waitForFunction(() => performance.getEntriesByName("first-contentful-paint")[0]?.startTime)
    .then((time) => time.jsonValue());
  expect(painted).toBeGreaterThan(held);
  server.closeAllConnections();
  server.close();
});

test("a late font causes no layout shift and no further font requests", { tag: "@desktop" }, async ({ page }) => {
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
