import { render, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { startAppServices, type AppServices } from "#flows/services.ts";
import type { Ports } from "#ports/index.ts";
import { AppServicesProvider } from "#web/portal/portal-context.tsx";
import { Toasts } from "#web/portal/routes.tsx";
import { portsWith } from "#tests/support/flows.ts";

interface Page {
  readonly portal: AppServices;
  /** Where the router stands, with its search. */
  readonly place: () => string;
}

/** A screen at a path of the portal, with its toasts; every other path shows nothing. */
export const openPage = (path: string, element: ReactElement, ports: Partial<Ports>): Page => {
  const portal = startAppServices(portsWith(ports));
  const routes = [
    { path: new URL(path, "http://portal").pathname, element },
    { path: "*", element: <p>elsewhere</p> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  render(
    <AppServicesProvider value={portal}>
      <RouterProvider router={router} />
      <Toasts />
    </AppServicesProvider>,
  );
  return { portal, place: () => router.state.location.pathname + router.state.location.search };
};

const spoken = (role: "alert" | "status"): readonly string[] =>
  screen
    .queryAllByRole(role)
    .map(({ textContent }) => textContent)
    .filter((text) => text !== "");

/** What is read out at once. */
export const alerts = (): readonly string[] => spoken("alert");

/** What is read out when the reader pauses. */
export const statuses = (): readonly string[] => spoken("status");
