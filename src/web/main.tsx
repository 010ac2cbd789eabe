import "./early.ts";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { composePortal } from "#composition/portal.ts";
import { keepMovedPresses } from "./components/moved-press.ts";
import { applyAppearance } from "./portal/appearance.ts";
import { AppServicesProvider } from "./portal/portal-context.tsx";
import { routes } from "./portal/routes.tsx";
import "./styles/global.css.ts";
import { setReaderFormats } from "./messages/formats.ts";
import { STANDARD_FORMATS } from "#domain/formatting";
import { selectProfile } from "#flows/session/view.ts";

const startPortal = (): void => {
  const place = document.getElementById("root");
  if (place === null) return;
  const portal = composePortal(window);
  applyAppearance(portal.ports.drafts);
  setReaderFormats(portal.ports.sessionStore.profile()?.formats ?? STANDARD_FORMATS);
  portal.session.subscribe((snapshot) => setReaderFormats(selectProfile(snapshot)?.formats ?? STANDARD_FORMATS));
  keepMovedPresses(document);
  createRoot(place).render(
    <StrictMode>
      <AppServicesProvider value={portal}>
        <RouterProvider router={createBrowserRouter(routes)} />
      </AppServicesProvider>
    </StrictMode>,
  );
};

/* In development, `?inspect` opens the Stately inspector before the first flow starts. */
if (import.meta.env.DEV && new URLSearchParams(window.location.search).has("inspect"))
  void import("./dev/inspector.ts").then(({ openInspector }) => openInspector()).then(startPortal);
else startPortal();
