import { act, cleanup, render, screen } from "@testing-library/react";
import { Suspense, useEffect } from "react";
import { MemoryRouter, type NavigateFunction, useLocation, useNavigate } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ErrorBoundary } from "#web/portal/error-boundary.tsx";
import { createLazyScreen, type LazyScreen, Screen } from "#web/portal/lazy-screen.tsx";
import { settled } from "#tests/support/flows.ts";

/* React reports each error that a boundary catches. */
beforeEach(() => {
  vi.spyOn(console, "error").mockReturnValue();
});
afterEach(cleanup);
afterEach(() => vi.restoreAllMocks());

const bookings = { Component: () => <h1>My Bookings</h1> };

const opened: { navigate: NavigateFunction | null } = { navigate: null };

const openScreen = (lazyScreen: LazyScreen) => {
  function Page() {
    const navigate = useNavigate();
    useEffect(() => {
      opened.navigate = navigate;
    }, [navigate]);
    return (
      <ErrorBoundary location={useLocation()} fallback={<h1>Fault</h1>}>
        <Suspense fallback={<h1>Loading</h1>}>
          <Screen screen={lazyScreen} />
        </Suspense>
      </ErrorBoundary>
    );
  }
  render(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  );
};

const heading = (): string | null => screen.getByRole("heading").textContent;

describe("lazy screen", () => {
  it("fetches its code once", async () => {
    const fetchModule = vi.fn<() => Promise<typeof bookings>>().mockResolvedValue(bookings);
    const lazyScreen = createLazyScreen(fetchModule);
    await lazyScreen.load();
    await act(async () => {
      openScreen(lazyScreen);
      await settled();
    });
    expect(heading()).toBe("My Bookings");
    expect(fetchModule).toHaveBeenCalledTimes(1);
  });

  it("shows the fallback if its code cannot be fetched, and tries again after the next navigation", async () => {
    const fetchModule = vi
      .fn<() => Promise<typeof bookings>>()
      .mockRejectedValueOnce(new TypeError("Failed to fetch"))
      .mockResolvedValue(bookings);
    const lazyScreen = createLazyScreen(fetchModule);
    await act(async () => {
      openScreen(lazyScreen);
      await settled();
    });
    expect(heading()).toBe("Fault");
    lazyScreen.forgetFailure();
    await act(async () => {
      await opened.navigate?.("/elsewhere");
      await settled();
    });
    expect(heading()).toBe("My Bookings");
    expect(fetchModule).toHaveBeenCalledTimes(2);
  });

  it("keeps its code when a failure of another screen is forgotten", async () => {
    const fetchModule = vi.fn<() => Promise<typeof bookings>>().mockResolvedValue(bookings);
    const lazyScreen = createLazyScreen(fetchModule);
    await lazyScreen.load();
    lazyScreen.forgetFailure();
    await lazyScreen.load();
    expect(fetchModule).toHaveBeenCalledTimes(1);
  });
});
