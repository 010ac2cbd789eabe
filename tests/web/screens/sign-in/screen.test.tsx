import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { errAsync, okAsync, ResultAsync } from "neverthrow";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { AccountsPort } from "#ports/api.ts";
import { Component as SignIn } from "#web/screens/sign-in/screen.tsx";
import { memoryStore, portsWith, settled } from "#tests/support/flows.ts";
import { alerts, openPage, statuses } from "#tests/web/support/page.tsx";

afterEach(cleanup);

const openSignIn = (signIn: AccountsPort["signIn"]) => {
  const sessionStore = memoryStore();
  openPage("/login", <SignIn />, {
    accounts: { ...portsWith({}).accounts, signIn },
    sessionStore,
    navigation: { reloadTo: () => undefined },
  });
  return sessionStore;
};

const send = async (username: string, password: string) => {
  fireEvent.change(screen.getByLabelText("Username"), { target: { value: username } });
  fireEvent.change(screen.getByLabelText("Password"), { target: { value: password } });
  await act(async () => {
    fireEvent.click(screen.getByRole("button", { name: "Sign In" }));
    await settled();
  });
};

describe("sign-in screen", () => {
  it("sends the input unchanged and shows the server's message", async () => {
    const signIn = vi.fn<AccountsPort["signIn"]>(() =>
      errAsync({ kind: "refused", reason: "other", message: "Account locked", fields: [] }),
    );
    openSignIn(signIn);
    await send(" Ananya ", " keel ");
    expect(signIn.mock.calls[0]?.[0]).toEqual({ username: " Ananya ", password: " keel " });
    expect(alerts()).toEqual(["Account locked"]);
    expect(screen.getByLabelText("Username")).toHaveProperty("value", " Ananya ");
  });

  it("submits an empty form without validation", async () => {
    const signIn = vi.fn<AccountsPort["signIn"]>(() => errAsync({ kind: "unauthorised", message: "" }));
    openSignIn(signIn);
    await send("", "");
    expect(signIn).toHaveBeenCalledTimes(1);
    expect(alerts()).toEqual(["Invalid credentials. Please try again."]);
  });

  it("is busy while the request runs", async () => {
    openSignIn(() => new ResultAsync(new Promise(() => undefined)));
    await send("ananya", "keel");
    expect(screen.getByRole("button", { name: "Signing in..." })).toHaveProperty("ariaDisabled", "true");
  });

  it("names the quote from the landing page, if there is one", () => {
    const drafts = portsWith({}).drafts;
    const kept = "/rate/search?from=INNSA\nNhava Sheva to Rotterdam, 1 × 20GP";
    for (const [redirect, shown] of [
      ["/rate/search?from=INNSA", 1],
      ["/rate/quote", 0],
    ] as const) {
      openPage("/login", <SignIn />, {
        drafts: { ...drafts, load: (key) => (key === "quickQuote" ? kept : null) },
        sessionStore: memoryStore({ redirect }),
      });
      expect(screen.queryAllByText("Nhava Sheva to Rotterdam, 1 × 20GP")).toHaveLength(shown);
      cleanup();
    }
  });

  it("says that nothing was booked, where signing in leads back to a booking that was not sent", () => {
    const { drafts } = portsWith({});
    const kept = JSON.stringify({ path: "/rate/search" });
    for (const [redirect, shown] of [
      ["/rate/search?from=INNSA", ["You were signed out. Nothing was booked. Sign in to continue with your booking."]],
      ["/rate/quote", []],
    ] as const) {
      openPage("/login", <SignIn />, {
        drafts: { ...drafts, load: (key) => (key === "interruptedBooking" ? kept : null) },
        sessionStore: memoryStore({ redirect }),
      });
      expect(statuses()).toEqual(shown);
      cleanup();
    }
  });

  it("stores both values on success", async () => {
    const sessionStore = openSignIn(() => okAsync({ xToken: "token-1", xApiKey: "key-1" }));
    await send("ananya", "keel");
    expect(sessionStore.credentials()).toEqual({ xToken: "token-1", xApiKey: "key-1" });
  });
});
