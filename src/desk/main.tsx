import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { composeDesk } from "./compose.ts";
import { routes } from "./routes.tsx";
import { DeskServicesProvider } from "./services.ts";
import { applyTheme } from "./shell/theme.ts";
import "#web/styles/global.css.ts";

const place = document.getElementById("root");
if (place !== null) {
  applyTheme();
  const desk = composeDesk(globalThis.location.origin);
  desk.session.start();
  createRoot(place).render(
    <StrictMode>
      <DeskServicesProvider value={desk}>
        <RouterProvider router={createBrowserRouter(routes, { basename: "/desk" })} />
      </DeskServicesProvider>
    </StrictMode>,
  );
}
