import { BRAND, TEXTS } from "#brand";
import type { BrandTexts, ServiceKey } from "#domain/brand";
import { LEGAL_PAGES } from "../legal/legal-pages.ts";
import { isOffered } from "../offered.ts";
import { type Crumb, findCrumbs } from "./crumbs.ts";

export interface PageFacts {
  readonly path: string;
  /** Differs from `path` for a second URL of the same page. */
  readonly canonical: string;
  readonly title: string;
  readonly description: string;
  readonly crumbs: readonly Crumb[];
  readonly service?: string;
}

type PageKey = Exclude<keyof BrandTexts["pages"], "previewAlt">;

interface PageEntry {
  readonly path: string;
  readonly canonical?: string;
  readonly key: PageKey;
  readonly service?: ServiceKey;
}

const air = { key: "air", service: "air" } as const;
const lcl = { key: "lcl", service: "lcl" } as const;
const fcl = { key: "fcl", service: "fcl" } as const;

const ENTRIES: readonly PageEntry[] = [
  { path: "/", key: "home" },
  { path: "/about", key: "about" },
  { path: "/services", key: "services" },
  { path: "/air-freight", ...air },
  { path: "/lcl-consolidation", ...lcl },
  { path: "/sea-freight", ...fcl },
  { path: "/warehousing", key: "warehousing", service: "warehousing" },
  { path: "/contact", key: "contact" },
  { path: "/enquiry", key: "enquiry" },
  { path: "/services/air-freight", canonical: "/air-freight", ...air },
  { path: "/services/lcl", canonical: "/lcl-consolidation", ...lcl },
  { path: "/services/fcl", canonical: "/sea-freight", ...fcl },
];

const toFacts = ({ path, canonical = path, key, service }: PageEntry): PageFacts => ({
  path,
  canonical,
  ...TEXTS.pages[key],
  crumbs: findCrumbs(path),
  ...(service === undefined ? {} : { service: TEXTS[service].title }),
});

const legalFacts = (): readonly PageFacts[] =>
  LEGAL_PAGES.flatMap(({ path, canonical, key }) => {
    const text = TEXTS[key];
    if (text === null) return [];
    const { title, lead: description } = text;
    return [{ path, canonical, title: `${title} | ${BRAND.shortName}`, description, crumbs: findCrumbs(path) }];
  });

/** For the head of the pages: read where they are rendered, never in the browser. */
export const PAGE_FACTS: readonly PageFacts[] = [
  ...ENTRIES.filter(({ path }) => isOffered(path)).map(toFacts),
  ...legalFacts(),
];

/** The landing page's facts for an unknown path. */
export const findPageFacts = (path: string): PageFacts =>
  PAGE_FACTS.find((facts) => facts.path === path) ?? toFacts({ path: "/", key: "home" });
