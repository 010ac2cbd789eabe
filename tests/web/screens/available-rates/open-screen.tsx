import { act, render } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { vi } from "vitest";
import type { RateList } from "#domain/rates";
import { formatSearchQuery } from "#flows/search/search-query.ts";
import { startAppServices } from "#flows/services.ts";
import type { Ports } from "#ports/index.ts";
import type { BookingReceipt, NamedFile, SheetLineCells } from "#ports/api.ts";
import { settled } from "#tests/support/flows.ts";
import { givenIds } from "#tests/support/given-ids.ts";
import { givenPorts } from "#tests/support/given-ports.ts";
import { type Pending, pending } from "#tests/support/pending.ts";
import { aPortSearch, aSearch } from "#tests/support/searches.ts";
import { AppServicesProvider } from "#web/portal/portal-context.tsx";
import { Toasts } from "#web/portal/routes.tsx";
import { Component as Screen } from "#web/screens/available-rates/screen.tsx";

export const searchQuery = formatSearchQuery(aPortSearch());
export const doorQuery = formatSearchQuery(aSearch());

/** jsdom lays nothing out: it has no observer of sizes, and every box is nothing high, so that the list draws all cards. */
const withoutLayout = (): void => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  );
  vi.stubGlobal("scrollTo", () => undefined);
  const wide = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal("matchMedia", () => wide);
};

interface Entry {
  readonly search?: string;
  readonly state?: unknown;
  readonly ports?: Partial<Ports>;
}

/** With fake timers: the next frame, and what waits for its paint. */
export const paintFrame = (): void =>
  act(() => {
    vi.advanceTimersToNextFrame();
    vi.advanceTimersByTime(1);
  });

/** Available Rates in a page, over calls that the test answers. */
export const openScreen = ({ search = `?${searchQuery}`, state = null, ports = {} }: Entry = {}) => {
  withoutLayout();
  const searches: Pending<RateList>[] = [];
  const booked: {
    readonly rateId: string;
    readonly key: string;
    readonly reference: string | null;
    readonly call: Pending<BookingReceipt>;
  }[] = [];
  const documents: Pending<NamedFile>[] = [];
  const sheetLines: Pending<SheetLineCells>[] = [];
  const saved: NamedFile[] = [];
  const note = <Value,>(calls: Pending<Value>[]) => {
    const call = pending<Value>();
    calls.push(call);
    return call.answer;
  };
  const portal = startAppServices(
    givenPorts({
      rates: { search: () => note(searches), lookUp: () => note(searches), sheetLine: () => note(sheetLines) },
      booking: {
        book: (rate, key, _signal, wish) => {
          const call = pending<BookingReceipt>();
          booked.push({ rateId: rate.id, key, reference: wish?.reference ?? null, call });
          return call.answer;
        },
        pdf: () => note(documents),
      },
      documents: { save: (file) => void saved.push(file) },
      ids: givenIds(),
      ...ports,
    }),
  );
  const router = createMemoryRouter(
    [
      { path: "/rate", element: <p>The search form</p> },
      { path: "/rate/search", element: <Screen /> },
      { path: "/rate/quote", element: <p>The bookings</p> },
    ],
    { initialEntries: [{ pathname: "/rate/search", search, state }] },
  );
  render(
    <AppServicesProvider value={portal}>
      <RouterProvider router={router} />
      <Toasts />
    </AppServicesProvider>,
  );
  return {
    router,
    searches,
    booked,
    documents,
    sheetLines,
    saved,
    answer: async (list: RateList) => {
      await act(async () => searches.at(-1)?.succeed(list));
      if (vi.isFakeTimers()) paintFrame();
    },
    /** Lets what a click has begun take place. */
    settle: () => act(settled),
  };
};
