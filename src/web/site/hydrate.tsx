import "../styles/global.css.ts";
import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import type { PublicSiteServices } from "#flows/services.ts";
import type { PageComponent } from "./routes.ts";
import { SiteProvider } from "./site-context.tsx";

/** The development server has no prerendered page and renders it here. */
export const hydrate = (path: string, Component: PageComponent, site: PublicSiteServices): void => {
  const place = document.getElementById("root");
  if (place === null) return;
  const page = (
    <StrictMode>
      <SiteProvider value={site}>
        <Component path={path} />
      </SiteProvider>
    </StrictMode>
  );
  if (place.dataset["prerendered"] === path) hydrateRoot(place, page);
  else createRoot(place).render(page);
};
