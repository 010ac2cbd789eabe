import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { errAsync, okAsync } from "neverthrow";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, describe, expect, it, vi } from "vitest";
import { startAppServices } from "#flows/services.ts";
import type { AccountsPort } from "#ports/api.ts";
import { Guard } from "#web/portal/frame.tsx";
import { PortalProvider } from "#web/portal/portal-context.tsx";
import { memoryStore, portsWith, settled } from "#tests/support/flows.ts";

// @vitest-environment jsdom

afterEach(cleanup);

const ananya = { firstName: "Ananya", lastName: "Rao", email: null, phone: null };

const openGuarded = (profile: AccountsPort["profile"], credentials = { xToken: "t", xApiKey: "k" }) => {
  const sessionStore = memoryStore({ credentials });
  const portal = startAppServices(portsWith({ accounts: { ...portsWith({}).accounts, profile }, sessionStore }));
  const routes = [
    { element: <Guard />, children: [{ path: "/rate/quote", element: <h1>My Bookings</h1> }] },
    { path: "/login", element: <h1>Sign In</h1> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ["/rate/quote?page=2"] });
  render(
    <PortalProvider value={portal}>
      <RouterProvider router={router} />
    </PortalProvider>,
  );
  return { portal, sessionStore };
};

describe("the guard", () => {
  it("shows a named spinner while it checks, then the screen", async () => {
    openGuarded(() => okAsync(ananya));
    expect(screen.getByRole("status").textContent).toBe("Checking your sign-in...");
    await act(settled);
    expect(screen.getByRole("heading").textContent).toBe("My Bookings");
  });

  it("sends whoever is not signed in to /login and remembers where they wanted to go", async () => {
    const { sessionStore } = openGuarded(() => errAsync({ kind: "unauthorised", message: "" }));
    await act(settled);
    expect(screen.getByRole("heading").textContent).toBe("Sign In");
    expect(sessionStore.credentials()).toBeNull();
    expect(sessionStore.redirect()).toBe("/rate/quote?page=2");
  });

  it("says that the server cannot be asked, keeps the credentials and tries again", async () => {
    const profile = vi
      .fn<AccountsPort["profile"]>()
      .mockReturnValueOnce(errAsync({ kind: "unreachable", cause: "network" }))
      .mockReturnValue(okAsync(ananya));
    const { sessionStore } = openGuarded(profile);
    await act(settled);
    expect(screen.getByRole("alert").textContent).toContain("Your sign-in could not be checked.");
    expect(sessionStore.credentials()).not.toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    await act(settled);
    expect(screen.getByRole("heading").textContent).toBe("My Bookings");
  });

  it("takes a screen away when any call was refused", async () => {
    const { portal } = openGuarded(() => okAsync(ananya));
    await act(settled);
    act(() => portal.session.send({ type: "session.refused" }));
    expect(screen.getByRole("heading").textContent).toBe("Sign In");
  });
});
