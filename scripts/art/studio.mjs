/* A page of the headless browser in which the scenes can be drawn. three.js is needed to draw, not to build or run: `npm install --prefix <folder> three@0.187.0`, then THREE_FOLDER=<folder>. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";

const scenes = fileURLToPath(new URL("./scene", import.meta.url));
const packages = process.env["THREE_FOLDER"] ?? "";
const importMap = { imports: { three: "/node_modules/three/build/three.module.js" } };

/** @param {import("@playwright/test").Route} route */
const serve = (route) => {
  const { pathname } = new URL(route.request().url());
  if (pathname === "/") {
    const body = `<script type="importmap">${JSON.stringify(importMap)}</script>`;
    return route.fulfill({ contentType: "text/html", body });
  }
  const file = join(pathname.startsWith("/node_modules") ? packages : scenes, pathname);
  return existsSync(file)
    ? route.fulfill({ contentType: "text/javascript", body: readFileSync(file) })
    : route.fulfill({ status: 404 });
};

/** Opens the studio; `close` ends its browser. */
export const openStudio = async () => {
  if (!existsSync(join(packages, "node_modules/three"))) throw new Error("THREE_FOLDER holds no three.js.");
  const browser = await chromium.launch({
    ...(process.env["CHROMIUM_PATH"] === undefined ? {} : { executablePath: process.env["CHROMIUM_PATH"] }),
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
