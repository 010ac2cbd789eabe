import type { ReactElement } from "react";
import type { TextsKey } from "#domain/brand";

export type PageComponent = (props: { readonly path: string }) => ReactElement;

interface PageModule {
  readonly Component: PageComponent;
}

interface PublicRoute {
  readonly path: string;
  /** The build finds the page's chunks by this path. */
  readonly module: string;
  /** The texts that the page carries for its scripts. */
  readonly texts: readonly TextsKey[];
  readonly load: () => Promise<PageModule>;
}

const air = () => import("./pages/air-freight.tsx");
const lcl = () => import("./pages/lcl-consolidation.tsx");
const sea = () => import("./pages/sea-freight.tsx");
const enquiry = () => import("./pages/enquiry.tsx");

const legal = () => import("./pages/legal.tsx");

const at = (path: string, file: string, texts: readonly TextsKey[], load: () => Promise<PageModule>): PublicRoute => ({
  path,
  module: `src/web/site/pages/${file}.tsx`,
  texts,
  load,
});

const COMPANY: readonly TextsKey[] = ["about", "why", "carriers", "industries"];

/** Each page is a document of its own and loads only its own code. The server has no page of a service that is not offered. */
export const PUBLIC_ROUTES: readonly PublicRoute[] = [
  at("/", "home", ["hero", "claims", "overviews", ...COMPANY, "steps", "enquiry"], () => import("./pages/home.tsx")),
  at("/about", "about", ["aboutPage", ...COMPANY], () => import("./pages/about.tsx")),
  at("/services", "services", ["overviews", "steps"], () => import("./pages/services.tsx")),
  at("/air-freight", "air-freight", ["air"], air),
  at("/lcl-consolidation", "lcl-consolidation", ["lcl"], lcl),
  at("/sea-freight", "sea-freight", ["fcl"], sea),
  at("/warehousing", "warehousing", ["warehousing"], () => import("./pages/warehousing.tsx")),
  at("/contact", "contact", ["contact", "enquiry"], () => import("./pages/contact.tsx")),
  at("/enquiry", "enquiry", ["enquiryPage", "enquiry"], enquiry),
  at("/services/air-freight", "air-freight", ["air"], air),
  at("/services/lcl", "lcl-consolidation", ["lcl"], lcl),
  at("/services/fcl", "sea-freight", ["fcl"], sea),
  at("/terms", "legal", ["terms"], legal),
  at("/privacy", "legal", ["privacy"], legal),
  /* Served under the addresses above where there is demo data. */
  at("/demo/terms", "legal", ["demoTerms"], legal),
  at("/demo/privacy", "legal", ["demoPrivacy"], legal),
];
