import { loadBrand, type LoadedBrand } from "./load.ts";
import { toUrl } from "./page.ts";

const loaded = loadBrand(process.env["BRAND"]);

/* The server reads the brand before it imports this file, and stops with the sentence alone. */
if (loaded.isErr()) throw new Error(loaded.error);

/** The brand of this process. */
export const LOADED_BRAND: LoadedBrand = loaded.value;

export const { brand: BRAND, texts: TEXTS } = LOADED_BRAND;

export const toBrandUrl = (file: string): string => toUrl(LOADED_BRAND.version, file);
