import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { errAsync, okAsync } from "neverthrow";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, describe, expect, it, vi } from "vitest";
import { startAppServices } from "#flows/services.ts";
import type { AccountsPort } from "#ports/api.ts";
import { Guard } from "#web/portal/frame.tsx";
import { AppServicesProvider } from "#web/portal/portal-context.tsx";
import { memoryStore, portsWith, settled } from "#tests/support/flows.ts";

afterEach(cleanup);

const ananya = { firstName: "Ananya", lastName: "Rao", email: null, phone: null, capabilities: [] };

const openGuarded = (profile: AccountsPort["profile"], credentials = { xToken: "t", xApiKey: "k" }) => {
  const sessionStore = memoryStore({ credentials });
  const portal = startAppServices(portsWith({ accounts: { ...portsWith({}).accounts, profile }, sessionStore }));
  const routes = [
    { element: <Guard />, children: [{ path: "/rate/quote", element: <h1>My Bookings</h1> }] },
    { path: "/login", element: <h1>Sign In</h1> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ["/rate/quote?page=2"] });
  render(
    <AppServicesProvider value={portal}>
      <RouterProvider router={router} />
    </AppServicesProvider>,
  );
  return { portal, sessionStore };
};

describe("guard", () => {
  it("shows a named spinner during the check, then the screen", async () => {
    openGuarded(() => okAsync(ananya));
    expect(screen.getByRole("status").textContent).toBe("Checking your sign-in...");
    await act(settled);
    expect(screen.getByRole("heading").textContent).toBe("My Bookings");
  });

  it("redirects a visitor to /login and remembers the requested page", async () => {
    const { sessionStore } = openGuarded(() => errAsync({ kind: "unauthorised", message: "" }));
    await act(settled);
    expect(screen.getByRole("heading").textContent).toBe("Sign In");
    expect(sessionStore.credentials()).toBeNull();
    expect(sessionStore.redirect()).toBe("/rate/quote?page=2");
  });

  it("reports an unreachable server, keeps the credentials and retries", async () => {
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

  it("removes a screen when any call is unauthorised", async () => {
    const { portal } = openGuarded(() => okAsync(ananya));
    await act(settled);
    act(() => portal.session.send({ type: "session.refused" }));
    expect(screen.getByRole("heading").textContent).toBe("Sign In");
  });
});
