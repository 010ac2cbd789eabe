import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * Joins style sheets into one, in their order, and answers its name: on a slow line each file more holds up the first paint.
 * The scripts of the pages name the sheets they were made from; those names are emptied, so that none is fetched again.
 */
export const joinStyles = async (
  site: string,
  entry: string | undefined,
  styles: readonly string[],
): Promise<string> => {
  const texts = await Promise.all(styles.map((file) => readFile(join(site, file), "utf8")));
  const sheet = texts.join("");
  const name = `assets/site-${createHash("sha256").update(sheet).digest("base64url").slice(0, 8)}.css`;
  await writeFile(join(site, name), sheet);
  if (entry !== undefined) await forgetStyles(join(site, entry), styles, name);
  return name;
};

/* The loader of the scripts fetches a sheet only when the page has no link to it. */
const forgetStyles = async (entry: string, styles: readonly string[], sheet: string): Promise<void> => {
  const code = await readFile(entry, "utf8");
  await writeFile(
    entry,
    styles.reduce((text, file) => text.replaceAll(`"${file}"`, `"${sheet}"`), code),
  );
};
