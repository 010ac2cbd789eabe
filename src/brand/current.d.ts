import type { Brand, BrandTexts } from "#domain/brand";

/** The company that runs this portal. In the browser: as the page carries it. On the server: the folder that `BRAND` names. */
export declare const BRAND: Brand;

/** Texts of the public pages. A public page carries those that it shows, a page of the portal none. */
export declare const TEXTS: BrandTexts;

/** Where a file of the brand's folder is served. */
export declare const toBrandUrl: (file: string) => string;
