import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { okAsync } from "neverthrow";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Profile } from "#domain/accounts";
import type { NotificationsPort } from "#ports/api.ts";
import { NavBar } from "#web/portal/nav-bar.tsx";
import { memoryStore, portsWith, settled } from "#tests/support/flows.ts";
import { openPage } from "../support/page.tsx";

afterEach(cleanup);

const credentials = { xToken: "token-1", xApiKey: "key-1" };
const bare: Profile = { firstName: "Ananya", lastName: "Rao", email: null, phone: null, capabilities: [] };

const openBar = async (
  profile: Profile,
  path = "/rate/quote?page=2",
  notifications: NotificationsPort = portsWith({}).notifications,
) => {
  const reloadTo = vi.fn<(to: string) => void>();
  const sessionStore = memoryStore({ credentials });
  const page = openPage(path, <NavBar />, {
    accounts: { ...portsWith({}).accounts, profile: () => okAsync(profile), signOut: () => okAsync(undefined) },
    navigation: { reloadTo },
    notifications,
    sessionStore,
  });
  await act(async () => {
    page.portal.session.send({ type: "guard.entered", path });
    await settled();
  });
  return { ...page, reloadTo, sessionStore };
};

const linksIn = () => screen.queryAllByRole("link").map((link) => link.textContent);

describe("navigation bar", () => {
  it("shows Dashboard, Rate, Tracking and Bookings while both stored values exist, and marks the current one", async () => {
    await openBar(bare);
    expect(linksIn()).toEqual(["Keelson", "Dashboard", "Rate", "Tracking", "Bookings"]);
    const open = screen.getAllByRole("link").filter((link) => link.getAttribute("aria-current") === "page");
    expect(open.map((link) => link.textContent)).toEqual(["Bookings"]);
  });

  it("shows Quotes if the server has quotes, and marks it apart from Bookings", async () => {
    await openBar({ ...bare, capabilities: ["quotes"] }, "/rate/quotes/QUO-2026-000001");
    expect(linksIn()).toEqual(["Keelson", "Dashboard", "Rate", "Tracking", "Bookings", "Quotes"]);
    const open = screen.getAllByRole("link").filter((link) => link.getAttribute("aria-current") === "page");
    expect(open.map((link) => link.textContent)).toEqual(["Quotes"]);
  });

  it("shows a bell with the number of new messages if the server has notifications", async () => {
    const page = vi.fn<NotificationsPort["page"]>(() => okAsync({ notifications: [], total: 7, unreadCount: 3 }));
    await openBar({ ...bare, capabilities: ["notifications"] }, "/rate/quote", {
      ...portsWith({}).notifications,
      page,
    });
    const bell = await screen.findByRole("link", { name: "Notifications, 3 new" });
    expect(bell.getAttribute("href")).toBe("/rate/notifications");
    expect(page.mock.calls.map(([query]) => query)).toEqual([{ topic: null, limit: 1, skip: 0 }]);
  });

  it("shows no links before sign-in", () => {
    openPage("/rate", <NavBar />, {});
    expect(linksIn()).toEqual(["Keelson"]);
  });

  it("shows the specification's texts for a missing email and phone", async () => {
    await openBar(bare);
    fireEvent.click(screen.getByRole("button", { name: /^Account/ }));
    expect(await screen.findByText("Email not available")).toBeTruthy();
    expect(screen.getByText("Phone not available")).toBeTruthy();
  });

  it("shows email and phone if present", async () => {
    await openBar({ ...bare, email: "ananya@suryodaya.example", phone: "+91 98100 00000" });
    fireEvent.click(screen.getByRole("button", { name: /^Account/ }));
    expect(await screen.findByText("ananya@suryodaya.example")).toBeTruthy();
    expect(screen.getByText("+91 98100 00000")).toBeTruthy();
  });

  it("signs out to / and removes everything of the shipper", async () => {
    const { reloadTo, sessionStore } = await openBar(bare);
    fireEvent.click(screen.getByRole("button", { name: /^Account/ }));
    const signOut = await screen.findByRole("menuitem", { name: "Sign out" });
    await act(async () => {
      fireEvent.click(signOut);
      await settled();
    });
    expect(reloadTo.mock.calls).toEqual([["/"]]);
    expect(sessionStore.credentials()).toBeNull();
    expect(linksIn()).toEqual(["Keelson"]);
  });

  it("opens the account menu with the arrow keys, on its first action, and returns to its button with Escape", async () => {
    await openBar({ ...bare, capabilities: ["account"] });
    const button = screen.getByRole("button", { name: /^Account/ });
    button.focus();
    fireEvent.keyDown(button, { key: "ArrowDown" });
    await waitFor(() => expect(document.activeElement?.textContent).toBe("Account"));
    expect(button.getAttribute("aria-expanded")).toBe("true");
    fireEvent.keyDown(screen.getByRole("menuitem", { name: "Account" }), { key: "Escape" });
    await waitFor(() => expect(document.activeElement).toBe(button));
    expect(button.getAttribute("aria-expanded")).toBe("false");
    expect(screen.queryByRole("menuitem")).toBeNull();
  });

  it("opens and closes its menu on a phone, also with Escape", async () => {
    await openBar(bare);
    fireEvent.click(screen.getByRole("button", { name: "Open menu" }));
    expect(screen.getAllByRole("navigation", { name: "Main" })).toHaveLength(2);
    fireEvent.keyDown(document, { key: "Escape" });
    expect(screen.getAllByRole("navigation", { name: "Main" })).toHaveLength(1);
    expect(screen.getByRole("button", { name: "Open menu" }).getAttribute("aria-expanded")).toBe("false");
  });
});
