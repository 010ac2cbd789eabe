import { existsSync } from "node:fs";
import { copyFile, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { chunksOf, type Manifest, stylesOf } from "./manifest.ts";
import { joinPortalStyles, joinStyles } from "./one-sheet.ts";

/** What src/web/entry-server.tsx exports: the public pages, and how to draw one. */
export interface PagesCode {
  readonly publicRoutes: readonly { readonly path: string; readonly module: string }[];
  readonly render: (path: string) => Promise<{ readonly html: string; readonly head: string }>;
}

/* The security policy allows neither, and the browser would say so only in its console. */
const inlineCode = /<style|<script(?![^>]*\ssrc=)|\sstyle="|\son[a-z]+="/;

const fileOf = (path: string): string => (path === "/" ? "index.html" : `${path.slice(1)}.html`);

/* What takes over every page; its styles are the page's from the beginning. */
const START = "src/web/site/hydrate.tsx";

/* One sheet for all public pages: the next page finds it in the cache. Its rules are by classes, so pages do not meet in it. */
const sheetOf = (site: string, manifest: Manifest, template: string, pages: PagesCode): Promise<string> => {
  const chunks = chunksOf(manifest, [START, ...pages.publicRoutes.map(({ module }) => module)]);
  const entry = manifest["index.html"]?.file;
  const scripts = [...(entry === undefined ? [] : [entry]), ...chunks.map(({ file }) => file)];
  const styles = stylesOf(chunks).filter((file) => !template.includes(file));
  return joinStyles(site, "site", [...new Set(scripts)], styles);
};

/* The page is readable before any script has come, so fonts and pictures go first; the rest the entry fetches itself. */
const scriptsLast = (template: string): string =>
  template
    .replaceAll('<script type="module"', '<script type="module" fetchpriority="low"')
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');

/*
 * Without it a page may be painted when half of it has been parsed, and the rest moves what is there: a <details> before its
 * <summary> shows the browser's own. Chromium waits only for the start of the element, so it is one at the end of the page.
 */
const WHOLE = '<link rel="expect" blocking="render" href="#page-end">';
const END = '<div id="page-end" hidden></div>';

const fill = (template: string, path: string, html: string, head: string, sheet: string): string =>
  template
    .replace(/<!--page-head-->[^]*<!--\/page-head-->/, () => head)
    .replace("</head>", () => `  ${WHOLE}\n    <link rel="stylesheet" crossorigin href="/${sheet}">\n  </head>`)
    .replace('<div id="root">', `<div id="root" data-prerendered="${path}">`)
    .replace("<!--page-->", () => html)
    .replace("</body>", () => `${END}</body>`);

const readManifest = async (site: string): Promise<Manifest> =>
  JSON.parse(await readFile(join(site, ".vite/manifest.json"), "utf8"));

const writePages = async (site: string, pages: PagesCode): Promise<void> => {
  const [manifest, template] = await Promise.all([readManifest(site), readFile(join(site, "index.html"), "utf8")]);
  const sheet = await sheetOf(site, manifest, template, pages);
  await Promise.all(
    pages.publicRoutes.map(async ({ path }) => {
      const { html, head } = await pages.render(path);
      const found = inlineCode.exec(html);
      if (found !== null)
        throw new Error(`${path} holds inline code ('${found[0]}'), which the security policy refuses.`);
      const page = fill(scriptsLast(template), path, html, head, sheet);
      const file = join(site, fileOf(path));
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, page);
    }),
  );
};

const noPages: PagesCode = { publicRoutes: [], render: () => Promise.reject(new Error("No page is public.")) };

const loadPages = async (entry: string): Promise<PagesCode> =>
  existsSync(entry) ? await import(pathToFileURL(entry).href) : noPages;

/** Writes every public page as finished HTML; app.html stays the empty shell of the private paths, and of `/` while no page is public. */
export const prerenderPages = async (site: string, code: string): Promise<void> => {
  const pages = await loadPages(join(code, "entry-server.js"));
  if (pages.publicRoutes.length === 0) await copyFile(join(site, "app.html"), join(site, "index.html"));
  else await writePages(site, pages);
  await joinPortalStyles(site, await readManifest(site), "app.html");
  await rm(join(site, ".vite"), { recursive: true });
};
