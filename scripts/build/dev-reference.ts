import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import type { Plugin } from "vite";
import { writeApiReference } from "./api-reference.ts";
import { writeGuides } from "./guides.ts";

const FOLDER = "node_modules/.cache/api-reference";

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css",
  ".js": "text/javascript",
  ".json": "application/json",
  ".yaml": "application/yaml",
  ".png": "image/png",
};

/** In development: `/docs` and the guides are written again whenever one of their pages is opened. */
export const devReference = (): Plugin => ({
  name: "keelson-dev-reference",
  apply: "serve",
  configureServer: (server) => {
    const read = async (file: string): Promise<Buffer> => {
      if (file === "docs.html") await writeApiReference(FOLDER, "docs");
      else if (file.endsWith(".html")) await writeGuides(FOLDER);
      return readFile(join(FOLDER, file));
    };
    server.middlewares.use((request, response, next) => {
      const path = /^\/(docs(?:\/[\w-][\w.-]*)*)(?:\?|$)/.exec(request.originalUrl ?? "")?.[1];
      if (path === undefined) return next();
      const file = extname(path) === "" ? `${path}.html` : path;
      read(file).then((content) => {
        response.setHeader("content-type", TYPES[extname(file)] ?? "text/plain");
        response.end(content);
      }, next);
    });
  },
});
