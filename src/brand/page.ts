import type { Brand, BrandTexts, TextsKey } from "#domain/brand";

/** The element of a page that carries the brand. */
export const BRAND_BLOCK = "brand";

/** The folder of the brand's files in the site; its next part changes with every file of the brand. */
export const BRAND_FILES = "assets/brand";

/** Pages of a demo: a server with demo data serves them in the place of those without this part of the path. */
export const DEMO_PATHS = "/demo";

export const toUrl = (version: string, file: string): string => `/${BRAND_FILES}/${version}/${file}`;

interface Given {
  readonly brand: Brand;
  readonly texts: BrandTexts;
  readonly version: string;
}

const pickTexts = (texts: BrandTexts, keys: readonly TextsKey[]): Partial<BrandTexts> =>
  Object.fromEntries(keys.map((key) => [key, texts[key]]));

/**
 * The element that carries the brand and the named texts to the scripts of a page. It is data and never executed; `<` is
 * escaped so that no text closes it.
 */
export const toBrandBlock = ({ brand, texts, version }: Given, keys: readonly TextsKey[]): string => {
  const data = { brand, version, ...(keys.length === 0 ? {} : { texts: pickTexts(texts, keys) }) };
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  return `<script id="${BRAND_BLOCK}" type="application/json">${json}</script>`;
};
