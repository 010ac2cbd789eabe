import { errAsync, okAsync, ResultAsync } from "neverthrow";
import { createRoot } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { formatSearchQuery } from "#flows/search/search-query.ts";
import { startAppServices } from "#flows/services.ts";
import { AppServicesProvider } from "#web/portal/portal-context.tsx";
import { routes } from "#web/portal/routes.tsx";
import "#web/styles/global.css.ts";
import { givenPorts } from "#tests/support/given-ports.ts";
import { givenRates, givenSearch } from "./offers.ts";
import type { DrawnPage } from "./drawn-page.ts";
import { showPlainPage } from "./plain-page.tsx";

declare global {
  /** What the benchmark sets before the page's scripts run, and calls afterwards. */
  interface Window {
    readonly drawn?: DrawnPage;
    answer: () => void;
  }
}

/*
 * The portal as it is shipped, over given offers: `?offers=500` how many, `?theme=dark` in which theme. With `?wait` the
 * search is answered when `answer()` is called, so that neither loading the page nor making the offers is measured.
 * With `window.drawn` the same page without React, machines and rules.
 */
const asked = new URLSearchParams(location.search);
document.documentElement.dataset["theme"] = asked.get("theme") ?? "light";
const list = givenRates(Number(asked.get("offers") ?? "500"));
const { promise, resolve } = Promise.withResolvers<void>();
if (asked.has("wait")) Object.assign(window, { answer: resolve });
else resolve();

const receipt = { message: "Booking confirmed!", quotationId: "QTN-2026-000123", bookingId: "KLB-2026-000123" };

function Portal() {
  const portal = startAppServices(
    givenPorts({
      rates: {
        search: () => ResultAsync.fromSafePromise(promise.then(() => list)),
        lookUp: () => ResultAsync.fromSafePromise(promise.then(() => list)),
        sheetLine: () => errAsync({ kind: "unreachable", cause: "network" }),
      },
      booking: {
        book: () => okAsync(receipt),
        pdf: () => okAsync({ name: "booking.pdf", content: new Blob(["%PDF-1.4"]) }),
      },
    }),
  );
  const router = createMemoryRouter(routes, { initialEntries: [`/rate/search?${formatSearchQuery(givenSearch)}`] });
  return (
    <AppServicesProvider value={portal}>
      <RouterProvider router={router} />
    </AppServicesProvider>
  );
}

const place = document.getElementById("root");
if (place !== null && window.drawn !== undefined) {
  const { drawn } = window;
  showPlainPage(place, drawn);
  Object.assign(window, { answer: () => (place.innerHTML = drawn.listed) });
} else if (place !== null) createRoot(place).render(<Portal />);
