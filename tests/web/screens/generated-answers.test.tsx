import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import fc from "fast-check";
import type { ReactElement } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { toObject } from "#api/readers/json.ts";
import { formatSearchQuery } from "#flows/search/search-query.ts";
import { startAppServices } from "#flows/services.ts";
import { AppServicesProvider } from "#web/portal/portal-context.tsx";
import { Component as AvailableRates } from "#web/screens/available-rates/screen.tsx";
import { Component as Dashboard } from "#web/screens/dashboard/screen.tsx";
import { LclScreen } from "#web/screens/lcl/screen.tsx";
import { Component as MyBookings } from "#web/screens/my-bookings/screen.tsx";
import { Component as Details } from "#web/screens/tracking/details.tsx";
import { adaptersAt, settingsFor } from "#tests/adapters/support/api.ts";
import { portsWith, settled } from "#tests/support/flows.ts";
import { cases } from "#tests/support/property-tests.ts";
import { answerArbitrary } from "#tests/support/schema-values.ts";
import { aPortSearch } from "#tests/support/searches.ts";

interface Screen {
  readonly name: string;
  readonly route: string;
  readonly address: string;
  readonly element: ReactElement;
  /** The call whose answer is generated; other calls are answered without entries. */
  readonly call: string;
  /** Buttons that open more of the answer. */
  readonly opens: RegExp | null;
}

const LCL_ADDRESS = "/rate?mode=LCL&origin=Nhava+Sheva&destination=Rotterdam&weight=1200&cbm=3.25";
const SCREENS: readonly Screen[] = [
  {
    name: "Available Rates, with breakdowns and details",
    route: "/rate/search",
    address: `/rate/search?${formatSearchQuery(aPortSearch())}`,
    element: <AvailableRates />,
    call: "/resource/rates/spot-on post",
    opens: /^(Price Breakdown|View Details)/,
  },
  {
    name: "LCL results, with breakdowns",
    route: "/rate",
    address: LCL_ADDRESS,
    element: <LclScreen />,
    call: "/resource/lcl/rates get",
    opens: /^Price Breakdown/,
  },
  {
    name: "My Bookings",
    route: "/rate/quote",
    address: "/rate/quote",
    element: <MyBookings />,
    call: "/resource/quotation get",
    opens: null,
  },
  {
    name: "shipment details",
    route: "/rate/tracking/:bookingId",
    address: "/rate/tracking/KLB-1?type=fcl&shippingLine=MAERSK",
    element: <Details />,
    call: "/resource/shipment/tracking get",
    opens: null,
  },
  {
    name: "the dashboard",
    route: "/dashboard",
    address: "/dashboard",
    element: <Dashboard />,
    call: "/resource/dashboard get",
    opens: null,
  },
];

/* jsdom lays nothing out and cannot scroll. */
const withoutLayout = (): void => {
  class Observer {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  }
  vi.stubGlobal("ResizeObserver", Observer);
  vi.stubGlobal("IntersectionObserver", Observer);
  vi.stubGlobal("scrollTo", () => undefined);
  const wide = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal("matchMedia", () => wide);
  Object.assign(Element.prototype, { scrollIntoView: () => undefined });
};

/* `<search>` is newer than jsdom; that ids are unique is a rule of the document which no schema can state. */
const EXPECTED_WARNINGS = /is unrecognized in this browser|two children with the same key/;

const success = (body: unknown) => ({ ...toObject(body), status: true, code: 2000 });

/** Answers `path` with the body, every other call with an empty list. */
const answerWith = (path: string, body: unknown): void => {
  vi.stubGlobal("fetch", async (request: Request) => {
    const isMeant = new URL(request.url).pathname === `/api${path}`;
    return Response.json(success(isMeant ? body : { result: [] }));
  });
};

const open = async ({ route, address, element }: Screen): Promise<void> => {
  const adapters = adaptersAt(settingsFor("http://portal.example"));
  const { rates, lcl, quotations: bookings, shipments: tracking, dashboard } = adapters;
  const services = startAppServices(portsWith({ rates, lcl, bookings, tracking, dashboard }));
  const routes = [
    { path: route, element },
    { path: "*", element: <p>elsewhere</p> },
  ];
  render(
    <AppServicesProvider value={services}>
      <RouterProvider router={createMemoryRouter(routes, { initialEntries: [address] })} />
    </AppServicesProvider>,
  );
  for (let turn = 0; turn < 12; turn += 1) await act(settled);
};

/** Opens each dialog and closes it again. */
const openDialogs = async (name: RegExp): Promise<void> => {
  for (const button of screen.queryAllByRole("button", { name })) {
    await act(async () => fireEvent.click(button));
    expect(screen.getByRole("dialog")).toBeTruthy();
    await act(async () => fireEvent.keyDown(screen.getByRole("dialog"), { key: "Escape" }));
  }
};

describe("answers that the API document allows are rendered", () => {
  beforeEach(withoutLayout);
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it.each(SCREENS)("on $name", async (one) => {
    const [path = "", method = ""] = one.call.split(" ");
    const errors = vi.spyOn(console, "error").mockReturnValue();
    await fc.assert(
      fc.asyncProperty(answerArbitrary(path, method, "200"), async (body) => {
        cleanup();
        errors.mockClear();
        answerWith(path, body);
        await open(one);
        if (one.opens !== null) await openDialogs(one.opens);
        expect(document.body.textContent).not.toMatch(/Unexpected Application Error|Failed to |^elsewhere$|^$/);
        expect(errors.mock.calls.filter(([text]) => !EXPECTED_WARNINGS.test(String(text)))).toEqual([]);
      }),
      { numRuns: cases(8) },
    );
  });
});
