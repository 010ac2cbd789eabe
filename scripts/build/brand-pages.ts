import { readFileSync } from "node:fs";
import { extname, join } from "node:path";
import type { Plugin } from "vite";
import { ICONS } from "#brand/load.ts";
import { LOADED_BRAND, TEXTS } from "#brand/node.ts";
import { BRAND_FILES, toBrandBlock } from "#brand/page.ts";
import { toRootFiles } from "#brand/site/files.ts";

const TYPES: Readonly<Record<string, string>> = {
  ".avif": "image/avif",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain",
  ".webm": "video/webm",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".xml": "application/xml",
};

const served = `${BRAND_FILES}/${LOADED_BRAND.version}/`;

const findFile = (name: string): Buffer | string | undefined => {
  const root = toRootFiles(LOADED_BRAND.brand, ["/"])[name];
  if (root !== undefined) return root;
  const file = ICONS.some((icon) => icon === name) ? `icons/${name}` : name.slice(served.length);
  if (!name.startsWith(served) && !file.startsWith("icons/")) return undefined;
  return readFileSync(join(LOADED_BRAND.folder, file));
};

const isEmpty = (html: string): boolean => !html.includes("<!--brand-->");

/**
 * Puts the brand into pages that no server fills: those of the development server, which serves its files too, of the portal
 * without a server (`isOffline`), and of builds without a place for it.
 */
export const brandPages = (isOffline = false): Plugin => {
  let isServing = isOffline;
  return {
    name: "keelson-brand-pages",
    configResolved: ({ command }) => {
      isServing ||= command === "serve";
    },
    transformIndexHtml: (html) => {
      if (!isServing && !isEmpty(html)) return html;
      const texts = Object.keys(TEXTS).filter((key): key is keyof typeof TEXTS => key in TEXTS);
      const { brand } = LOADED_BRAND;
      return html
        .replaceAll("%company%", () => brand.shortName)
        .replaceAll("%bar%", () => brand.colours.palette.ink[900])
        .replace("<title>", () => `${toBrandBlock(LOADED_BRAND, texts)}\n    <title>`);
    },
    configureServer: ({ middlewares }) => {
      middlewares.use((request, response, next) => {
        const name = (request.url ?? "").replace(/\?.*$/, "").slice(1);
        const source = findFile(name);
        if (source === undefined) return next();
        response.setHeader("content-type", TYPES[extname(name)] ?? "application/octet-stream");
        response.end(source);
      });
    },
  };
};
