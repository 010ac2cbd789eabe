import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { composeSite } from "../composition/site.ts";
import { PUBLIC_ROUTES } from "./site/routes.ts";
import { SiteProvider } from "./site/site-context.tsx";
import "./styles/global.css.ts";

const { pathname } = window.location;
const place = document.getElementById("root");
const route = PUBLIC_ROUTES.find(({ path }) => path === pathname);

if (place !== null && route !== undefined) {
  const { Component } = await route.load();
  const page = (
    <StrictMode>
      <SiteProvider value={composeSite(window)}>
        <Component path={pathname} />
      </SiteProvider>
    </StrictMode>
  );
  if (place.dataset["prerendered"] === pathname) hydrateRoot(place, page);
  else createRoot(place).render(page);
}
