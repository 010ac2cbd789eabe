/* A page of the headless browser in which the scenes can be drawn. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright";
import { findChromium } from "../../tests/support/chromium.ts";
import { stop } from "../../scripts/lib/say.mjs";

const scenes = fileURLToPath(new URL("./scene", import.meta.url));
const here = fileURLToPath(new URL(".", import.meta.url));
const three = join(here, "node_modules", "three");
const importMap = { imports: { three: "/node_modules/three/build/three.module.js" } };

/** @param {import("@playwright/test").Route} route */
const serve = (route) => {
  const { pathname } = new URL(route.request().url());
  if (pathname === "/") {
    const body = `<script type="importmap">${JSON.stringify(importMap)}</script>`;
    return route.fulfill({ contentType: "text/html", body });
  }
  const file = pathname.startsWith("/node_modules") ? join(here, pathname) : join(scenes, pathname);
  return existsSync(file)
    ? route.fulfill({ contentType: "text/javascript", body: readFileSync(file) })
    : route.fulfill({ status: 404 });
};

/** Opens the studio; `close` ends its browser. */
export const openStudio = async () => {
  if (!existsSync(three)) {
    stop(
      "the pictures are drawn with three.js, which is not installed: run `npm install` in tools/art first.",
    );
  }
  const executable = findChromium();
  const browser = await chromium.launch({
    ...(executable === undefined ? {} : { executablePath: executable }),
    args: ["--no-sandbox", "--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--ignore-gpu-blocklist"],
  });
  const page = await browser.newPage();
  page.on("pageerror", (error) => console.error(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") console.error(message.text());
  });
  await page.route("http://studio.local/**", serve);
  await page.goto("http://studio.local/");
  return { page, close: () => browser.close() };
};
