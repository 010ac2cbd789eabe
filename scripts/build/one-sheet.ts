import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { chunksWithin, type Manifest, stylesOf } from "./manifest.ts";

/**
 * Joins style sheets into one, in their order, and answers its name: on a slow line each file more holds up the first paint.
 * The scripts of the pages name the sheets they were made from; those names are replaced, so that none is fetched again:
 * a second copy of a @font-face lets a typeface that comes late move the page.
 */
export const joinStyles = async (
  site: string,
  name: string,
  scripts: readonly string[],
  styles: readonly string[],
): Promise<string> => {
  const texts = await Promise.all(styles.map((file) => readFile(join(site, file), "utf8")));
  const sheet = texts.join("");
  const file = `assets/${name}-${createHash("sha256").update(sheet).digest("base64url").slice(0, 8)}.css`;
  await writeFile(join(site, file), sheet);
  await Promise.all(scripts.map((script) => replaceStyles(join(site, script), styles, file)));
  return file;
};

/**
 * Joins the style sheets of the portal: those that its page names into one, and those of all screens behind it into another. A
 * screen has several small ones, and each costs a request.
 */
export const joinPortalStyles = async (site: string, manifest: Manifest, page: string): Promise<void> => {
  const file = join(site, page);
  const template = await readFile(file, "utf8");
  const chunks = chunksWithin(manifest, template);
  const [scripts, styles] = [chunks.map((chunk) => chunk.file), stylesOf(chunks)];
  const isFirst = (style: string): boolean => template.includes(`"/${style}"`);
  const first = await joinStyles(site, "portal", scripts, styles.filter(isFirst));
  await joinStyles(
    site,
    "screens",
    scripts,
    styles.filter((style) => !isFirst(style)),
  );
  const link = `<link rel="stylesheet" crossorigin href="/${first}">`;
  const [named, ...others] = template.match(/ *<link rel="stylesheet"[^>]*>\n/g) ?? [];
  if (named === undefined) return;
  const joined = others.reduce((text, one) => text.replace(one, ""), template).replace(named, `    ${link}\n`);
  await writeFile(file, joined);
};

/* The loader of the scripts fetches a sheet only when the page has no link to it. */
const replaceStyles = async (script: string, styles: readonly string[], sheet: string): Promise<void> => {
  const code = await readFile(script, "utf8");
  const replaced = styles.reduce((text, file) => text.replaceAll(`"${file}"`, `"${sheet}"`), code);
  if (replaced !== code) await writeFile(script, replaced);
};
