import { existsSync } from "node:fs";
import type { Plugin } from "vite";
import type { PagesCode } from "#brand/site/write-site.ts";

/**
 * In development: public paths start from index.html, every other page from app.html, and both state the base path of the API, as
 * the server does it in production; /stories is the list of stories.
 */
export const devPages = (apiBasePath: string): Plugin => ({
  name: "keelson-dev-pages",
  apply: "serve",
  transformIndexHtml: (html) => html.replace(/(<meta name="api-base" content=")[^"]*/, `$1${apiBasePath}`),
  configureServer: (server) => () => {
    const template = async (path: string): Promise<string> => {
      if (path === "/stories") return "/src/web/stories/index.html";
      if (!existsSync("src/web/entry-server.tsx")) return "/app.html";
      const pages: Partial<PagesCode> = await server.ssrLoadModule("/src/web/entry-server.tsx");
      return pages.publicRoutes?.some((route) => route.path === path) === true ? "/index.html" : "/app.html";
    };
    server.middlewares.use((request, _response, next) => {
      template((request.originalUrl ?? "/").replace(/\?.*$/, "")).then((file) => {
        request.url = file;
        next();
      }, next);
    });
  },
});
