import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * Joins style sheets into one, in their order, and answers its name: on a slow line each file more holds up the first paint.
 * The scripts of the pages name the sheets they were made from; those names are replaced, so that none is fetched again:
 * a second copy of a @font-face lets a typeface that comes late move the page.
 */
export const joinStyles = async (
  site: string,
  scripts: readonly string[],
  styles: readonly string[],
): Promise<string> => {
  const texts = await Promise.all(styles.map((file) => readFile(join(site, file), "utf8")));
  const sheet = texts.join("");
  const name = `assets/site-${createHash("sha256").update(sheet).digest("base64url").slice(0, 8)}.css`;
  await writeFile(join(site, name), sheet);
  await Promise.all(scripts.map((script) => replaceStyles(join(site, script), styles, name)));
  return name;
};

/* The loader of the scripts fetches a sheet only when the page has no link to it. */
const replaceStyles = async (script: string, styles: readonly string[], sheet: string): Promise<void> => {
  const code = await readFile(script, "utf8");
  const replaced = styles.reduce((text, file) => text.replaceAll(`"${file}"`, `"${sheet}"`), code);
  if (replaced !== code) await writeFile(script, replaced);
};
