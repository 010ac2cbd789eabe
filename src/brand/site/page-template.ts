import type { TextsKey } from "#domain/brand";
import type { LoadedBrand } from "../load.ts";
import { toBrandBlock, toUrl } from "../page.ts";
import { escapeHtml } from "./files.ts";

/** A page as the build leaves it: without the brand, which is filled in where the page is served. */
export interface Filling {
  readonly brand: LoadedBrand;
  /** Whether the colours or the typeface are not those of the built style sheets. */
  readonly hasOwnSheet: boolean;
}

export const SHEET = "brand.css";

const OWN_FONT = /\n *<link rel="preload"[^>]*as="font"[^>]*>/g;

const sheetLink = ({ brand, hasOwnSheet }: Filling): readonly string[] =>
  hasOwnSheet ? [`<link rel="stylesheet" href="${toUrl(brand.version, SHEET)}">`] : [];

const fill = (template: string, filling: Filling, head: readonly string[]): string => {
  const { brand } = filling.brand;
  const page = brand.typeface === null ? template : template.replaceAll(OWN_FONT, "");
  return page
    .replaceAll("%company%", () => escapeHtml(brand.shortName))
    .replaceAll("%bar%", () => brand.colours.palette.ink[900])
    .replace(/<!--brand-->\n? */, () => [...sheetLink(filling), ...head].map((line) => `${line}\n    `).join(""));
};

/** The page of the portal or of the desk: scripts read the brand from its head before they run. */
export const fillShell = (template: string, filling: Filling): string =>
  fill(template, filling, [toBrandBlock(filling.brand, [])]);

/** A public page: readable without scripts, so the brand for them comes last. */
export const fillPublicPage = (template: string, filling: Filling, texts: readonly TextsKey[]): string =>
  fill(template, filling, []).replace("</body>", () => `${toBrandBlock(filling.brand, texts)}</body>`);
