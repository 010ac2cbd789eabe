import type { ReactElement } from "react";

export type PageComponent = (props: { readonly path: string }) => ReactElement;

interface PageModule {
  readonly Component: PageComponent;
}

interface PublicRoute {
  readonly path: string;
  /** The build finds the page's chunks by this path. */
  readonly module: string;
  readonly load: () => Promise<PageModule>;
}

const air = () => import("./pages/air-freight.tsx");
const lcl = () => import("./pages/lcl-consolidation.tsx");
const sea = () => import("./pages/sea-freight.tsx");
const enquiry = () => import("./pages/enquiry.tsx");

const at = (path: string, file: string, load: () => Promise<PageModule>): PublicRoute => ({
  path,
  module: `src/web/site/pages/${file}.tsx`,
  load,
});

/** Each page is a document of its own and loads only its own code. */
export const PUBLIC_ROUTES: readonly PublicRoute[] = [
  at("/", "home", () => import("./pages/home.tsx")),
  at("/about", "about", () => import("./pages/about.tsx")),
  at("/services", "services", () => import("./pages/services.tsx")),
  at("/air-freight", "air-freight", air),
  at("/lcl-consolidation", "lcl-consolidation", lcl),
  at("/sea-freight", "sea-freight", sea),
  at("/warehousing", "warehousing", () => import("./pages/warehousing.tsx")),
  at("/contact", "contact", () => import("./pages/contact.tsx")),
  at("/enquiry", "enquiry", enquiry),
  at("/services/air-freight", "air-freight", air),
  at("/services/lcl", "lcl-consolidation", lcl),
  at("/services/fcl", "sea-freight", sea),
];
