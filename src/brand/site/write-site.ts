import { existsSync } from "node:fs";
import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { TextsKey } from "#domain/brand";
import { ICONS, listFiles, type LoadedBrand } from "../load.ts";
import { BRAND_FILES } from "../page.ts";
import { toRootFiles } from "./files.ts";
import { type Filling, fillPublicPage, fillShell, SHEET } from "./page-template.ts";
import { toBrandSheet } from "./sheet.ts";

/** What the built `entry-server.js` exports: the public pages of the current brand, and how to render one. */
export interface PagesCode {
  readonly publicRoutes: readonly {
    readonly path: string;
    readonly module: string;
    readonly texts: readonly TextsKey[];
  }[];
  readonly listedPaths: readonly string[];
  readonly render: (path: string) => Promise<{ readonly html: string; readonly head: string }>;
}

/** Names in the folder of the page code: the pages without a brand, and the list of files of the brand that was built. */
export const BUILT = { code: "entry-server.js", page: "page.html", shell: "shell.html", files: "files.json" } as const;

const isPagesCode = (code: unknown): code is PagesCode =>
  typeof code === "object" && code !== null && ["publicRoutes", "listedPaths", "render"].every((name) => name in code);

/** Null where the pages have not been built, or by a version that knew no brands. */
export const loadPagesCode = async (folder: string): Promise<PagesCode | null> => {
  const entry = join(folder, BUILT.code);
  if (!existsSync(entry)) return null;
  const code: unknown = await import(pathToFileURL(entry).href);
  return isPagesCode(code) ? code : null;
};

/* The security policy allows neither, and the browser would say so only in its console. */
const inlineCode = /<style|<script(?![^>]*\ssrc=)|\sstyle="|\son[a-z]+="/;

const toFile = (path: string): string => (path === "/" ? "index.html" : `${path.slice(1)}.html`);

const toPage = async (code: PagesCode, path: string, template: string): Promise<string> => {
  const { html, head } = await code.render(path);
  const found = inlineCode.exec(html);
  if (found !== null) throw new Error(`${path} holds inline code ('${found[0]}'), which the security policy refuses.`);
  return template
    .replace(/<!--page-head-->[^]*<!--\/page-head-->/, () => head)
    .replace('<div id="root">', `<div id="root" data-prerendered="${path}">`)
    .replace("<!--page-->", () => html);
};

const toTextFiles = async (code: PagesCode, filling: Filling, folder: string): Promise<ReadonlyMap<string, string>> => {
  const [template, shell] = await Promise.all(
    [BUILT.page, BUILT.shell].map((file) => readFile(join(folder, file), "utf8")),
  );
  const files = new Map([["app.html", fillShell(shell ?? "", filling)]]);
  for (const { path, texts } of code.publicRoutes)
    files.set(toFile(path), fillPublicPage(await toPage(code, path, template ?? ""), filling, texts));
  for (const [name, text] of Object.entries(toRootFiles(filling.brand.brand, code.listedPaths))) files.set(name, text);
  return files;
};

/* A font may be licensed for documents and not for pages. */
const isServed = (file: string, fonts: readonly string[]): boolean =>
  !/\.(json|md)$/.test(file) && !file.startsWith("icons/") && !fonts.includes(file);

const copyBrandFiles = async ({ folder, version, brand }: LoadedBrand, target: string): Promise<readonly string[]> => {
  const fonts = Object.values(brand.pdfTypeface ?? {});
  const served = listFiles(folder).filter((file) => isServed(file, fonts));
  const copies = [
    ...served.map((file) => [file, `${BRAND_FILES}/${version}/${file}`] as const),
    ...ICONS.map((icon) => [`icons/${icon}`, icon] as const),
  ];
  await Promise.all(copies.map(([from, to]) => cp(join(folder, from), join(target, to))));
  return copies.map(([, to]) => to);
};

/**
 * Writes what is the brand's in the site into `target`: pages, files at the root, pictures and the sheet with its colours.
 * Answers the names of the files.
 */
export const writeBrandSite = async (brand: LoadedBrand, code: string, target: string): Promise<readonly string[]> => {
  const pages = await loadPagesCode(code);
  if (pages === null) return [];
  const sheet = toBrandSheet(brand.brand);
  const filling: Filling = { brand, hasOwnSheet: sheet !== null };
  const texts = new Map(await toTextFiles(pages, filling, code));
  if (sheet !== null) texts.set(`${BRAND_FILES}/${brand.version}/${SHEET}`, sheet);
  for (const [file, text] of texts) {
    await mkdir(dirname(join(target, file)), { recursive: true });
    await writeFile(join(target, file), text);
  }
  return [...texts.keys(), ...(await copyBrandFiles(brand, target))];
};
