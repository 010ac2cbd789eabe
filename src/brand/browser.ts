import type { Brand, BrandTexts } from "#domain/brand";
import { BRAND_BLOCK, toUrl } from "./page.ts";

interface Carried {
  readonly brand: Brand;
  readonly texts: BrandTexts;
  readonly version: string;
}

const carried: Carried = JSON.parse(document.getElementById(BRAND_BLOCK)?.textContent ?? "{}");

export const { brand: BRAND, texts: TEXTS } = carried;

export const toBrandUrl = (file: string): string => toUrl(carried.version, file);
