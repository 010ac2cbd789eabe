import type { Brand, BrandTexts } from "#domain/brand";
import { BRAND_BLOCK, toUrl } from "./page.ts";

interface Carried {
  readonly brand: Brand;
  readonly texts: BrandTexts;
  readonly version: string;
}

/* The page was written with it by the build or by the server. */
const readCarried: (text: string) => Carried = JSON.parse;

const { brand, texts, version } = readCarried(document.getElementById(BRAND_BLOCK)?.textContent ?? "{}");

export { brand as BRAND, texts as TEXTS };

export const toBrandUrl = (file: string): string => toUrl(version, file);
