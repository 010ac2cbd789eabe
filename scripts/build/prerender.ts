import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { LOADED_BRAND } from "#brand/node.ts";
import { BUILT, loadPagesCode, type PagesCode, writeBrandSite } from "#brand/site/write-site.ts";
import { chunksOf, type Manifest, stylesOf } from "./manifest.ts";
import { joinPortalStyles, joinStyles } from "./one-sheet.ts";

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

const toTemplate = (built: string, sheet: string): string =>
  scriptsLast(built)
    .replace("</head>", () => `  ${WHOLE}\n    <link rel="stylesheet" crossorigin href="/${sheet}">\n  </head>`)
    .replace("</body>", () => `${END}</body>`);

const readManifest = async (site: string): Promise<Manifest> =>
  JSON.parse(await readFile(join(site, ".vite/manifest.json"), "utf8"));

/* Every brand renders all pages from these; a brand with services left out still finds their styles. */
const writeTemplates = async (site: string, code: string, pages: PagesCode): Promise<void> => {
  const [manifest, built] = await Promise.all([readManifest(site), readFile(join(site, "index.html"), "utf8")]);
  const sheet = await sheetOf(site, manifest, built, pages);
  await joinPortalStyles(site, manifest, "app.html");
  await writeFile(join(code, BUILT.page), toTemplate(built, sheet));
  await writeFile(join(code, BUILT.shell), await readFile(join(site, "app.html"), "utf8"));
};

/**
 * Writes every public page as finished HTML, and the files of the brand. What another brand needs to do the same at the start of
 * a server stays in `code`.
 */
export const prerenderPages = async (site: string, code: string): Promise<void> => {
  const pages = await loadPagesCode(code);
  if (pages === null) throw new Error(`${code} has no page code.`);
  await writeTemplates(site, code, pages);
  const files = await writeBrandSite(LOADED_BRAND, code, site);
  await writeFile(join(code, BUILT.files), JSON.stringify(files));
  await rm(join(site, ".vite"), { recursive: true });
};
