import { brotliCompressSync } from "node:zlib";
import { chromium } from "@playwright/test";
import { build, type Rolldown } from "vite";
import { chromiumArguments, findChromium } from "../../tests/support/chromium.ts";

/* react, react-dom and the router as the portal uses it, built as the site is. */
const FLOOR = `
import { createElement } from "react";
import { hydrateRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
const router = createBrowserRouter([{ path: "*", element: createElement("p") }]);
hydrateRoot(document.body, createElement(RouterProvider, { router }));
`;

const NAME = "keelson-floor";

const floorCode = async (): Promise<readonly Rolldown.OutputChunk[]> => {
  const built = await build({
    configFile: false,
    logLevel: "error",
    define: { "process.env.NODE_ENV": '"production"' },
    build: { write: false, target: "baseline-widely-available", rolldownOptions: { input: NAME } },
    plugins: [
      {
        name: NAME,
        resolveId: (id) => (id === NAME ? NAME : null),
        load: (id) => (id === NAME ? FLOOR : null),
      },
    ],
  });
  const outputs = Array.isArray(built) ? built : "output" in built ? [built] : [];
  return outputs.flatMap(({ output }) => output.filter((one): one is Rolldown.OutputChunk => one.type === "chunk"));
};

/* Nothing comes near: what the enquiry form fetches when it is reached is not part of opening a page. */
const nothingNear = (): void => {
  IntersectionObserver.prototype.observe = () => undefined;
};

const fetchedScripts = async (url: string): Promise<readonly string[]> => {
  const executable = findChromium();
  const browser = await chromium.launch({
    args: [...chromiumArguments],
    ...(executable === undefined ? {} : { executablePath: executable }),
  });
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
  const texts: Promise<string>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") texts.push(response.text());
  });
  await page.addInitScript(nothingNear);
  await page.goto(url, { waitUntil: "networkidle" });
  const found = await Promise.all(texts);
  await browser.close();
  return found;
};

const weigh = (texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + brotliCompressSync(text).length, 0);

/** Bytes of JavaScript, brotli: react, react-dom and the router alone, and all that a page fetches until it is at rest. */
export const scriptBytes = {
  floor: async (): Promise<number> => weigh((await floorCode()).map(({ code }) => code)),

  of: async (url: string): Promise<number> => weigh(await fetchedScripts(url)),
};
