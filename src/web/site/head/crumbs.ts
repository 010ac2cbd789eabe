import { BRAND } from "#brand";
import { LEGAL_LINKS, LEGAL_PAGES } from "../legal/legal-pages.ts";

export interface Crumb {
  readonly name: string;
  readonly path: string;
}

const home: Crumb = { name: "Home", path: "/" };
const services: Crumb = { name: "Services", path: "/services" };
const air: Crumb = { name: BRAND.serviceNames.air, path: "/air-freight" };
const lcl: Crumb = { name: BRAND.serviceNames.lcl, path: "/lcl-consolidation" };
const fcl: Crumb = { name: BRAND.serviceNames.fcl, path: "/sea-freight" };

const CRUMBS: ReadonlyMap<string, readonly Crumb[]> = new Map([
  ["/about", [{ name: "About Us", path: "/about" }]],
  ["/services", [services]],
  ["/air-freight", [services, air]],
  ["/lcl-consolidation", [services, lcl]],
  ["/sea-freight", [services, fcl]],
  ["/warehousing", [services, { name: BRAND.serviceNames.warehousing, path: "/warehousing" }]],
  ["/contact", [{ name: "Contact Us", path: "/contact" }]],
  ["/enquiry", [{ name: "Enquiry", path: "/enquiry" }]],
  ...LEGAL_PAGES.map(({ path, canonical }): [string, readonly Crumb[]] => [
    path,
    LEGAL_LINKS.filter(({ to }) => to === canonical).map(({ to, label }) => ({ name: label, path: to })),
  ]),
  ["/services/air-freight", [services, air]],
  ["/services/lcl", [services, lcl]],
  ["/services/fcl", [services, fcl]],
]);

/** The way from the landing page to a page, itself included. */
export const findCrumbs = (path: string): readonly Crumb[] => [home, ...(CRUMBS.get(path) ?? [])];
