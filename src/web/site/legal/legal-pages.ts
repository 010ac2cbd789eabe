import type { BrandTexts, LegalText } from "#domain/brand";
import { DEMO_PATHS } from "#brand/page.ts";

export const LEGAL_LINKS = [
  { to: "/terms", label: "Terms" },
  { to: "/privacy", label: "Privacy" },
] as const;

/** The address of a legal page, and the text that it shows: the server shows that of a demo under the same address. */
export const LEGAL_PAGES = [
  { path: "/terms", canonical: "/terms", key: "terms" },
  { path: "/privacy", canonical: "/privacy", key: "privacy" },
  { path: `${DEMO_PATHS}/terms`, canonical: "/terms", key: "demoTerms" },
  { path: `${DEMO_PATHS}/privacy`, canonical: "/privacy", key: "demoPrivacy" },
] as const;

/** The text of a legal page. A page of a demo exists only where the brand has a text for it. */
export const findLegalText = (path: string, texts: BrandTexts): LegalText => {
  const key = LEGAL_PAGES.find((page) => page.path === path)?.key ?? "terms";
  return texts[key] ?? texts.terms;
};
