import { brotliCompressSync } from "node:zlib";
import { build, type Rolldown } from "vite";

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

const bytesOf = async (url: string): Promise<number> => {
  const code = await (await fetch(url)).text();
  return brotliCompressSync(code).length;
};

/** Bytes of JavaScript, brotli: react, react-dom and the router alone, and all that a page names in its head. */
export const scriptBytes = {
  floor: async (): Promise<number> =>
    (await floorCode()).reduce((sum, { code }) => sum + brotliCompressSync(code).length, 0),

  of: async (address: string, path: string): Promise<number> => {
    const page = await (await fetch(`${address}${path}`)).text();
    const files = new Set([...page.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map((found) => found[1] ?? ""));
    const sizes = await Promise.all([...files].map((file) => bytesOf(`${address}${file}`)));
    return sizes.reduce((sum, size) => sum + size, 0);
  },
};
