import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { errAsync, okAsync } from "neverthrow";
import { afterEach, expect, it } from "vitest";
import { EMPTY_LIST_QUERY } from "#domain/bookings";
import type { SavedView } from "#flows/bookings/saved-views.ts";
import type { BookingsPort } from "#ports/api.ts";
import type { Failure } from "#ports/failure.ts";
import { Component as MyBookings } from "#web/screens/my-bookings/screen.tsx";
import { A_PROFILE, memoryStore, portsWith, settled } from "#tests/support/flows.ts";
import { openPage } from "#tests/web/support/page.tsx";

// @vitest-environment jsdom

const VIEW: SavedView = { id: "v-1", name: "Booked", query: { ...EMPTY_LIST_QUERY, status: "booked" } };
const UNREACHABLE: Failure = { kind: "unreachable", cause: "network" };
const PAGE = {
  quotations: [],
  total: 0,
  facets: { statuses: { "in-process": 0, booked: 0, cancelled: 0, unknown: 0 }, carriers: [] },
};
const refuse = (message: string): Failure => ({ kind: "refused", reason: "conflict", message, fields: [] });

afterEach(cleanup);

const open = async (path: string, views: Partial<BookingsPort["views"]>) => {
  const bare = portsWith({});
  const page = openPage(path, <MyBookings />, {
    bookings: { ...bare.bookings, page: () => okAsync(PAGE), views: { ...bare.bookings.views, ...views } },
    sessionStore: memoryStore({ credentials: { xToken: "t", xApiKey: "k" }, profile: PROFILE }),
  });
  await act(settled);
  return page;
};
const PROFILE = { ...A_PROFILE, capabilities: ["saved-views"] } as const;
const listed = () =>
  within(screen.getByRole("navigation", { name: "Views" }))
    .getAllByRole("link")
    .map(({ textContent, ariaCurrent }) => [textContent, ariaCurrent]);
const press = async (name: string) => {
  await act(async () => fireEvent.click(screen.getByRole("button", { name })));
  await act(settled);
};

it("shows all bookings while no view is saved, and offers to save another list only", async () => {
  await open("/rate/quote", { list: () => okAsync([]) });
  expect(listed()).toEqual([["All bookings", "page"]]);
  expect(screen.queryByRole("button", { name: "Save this view" })).toBeNull();
});

it("marks the view that the address shows, on any page", async () => {
  await open("/rate/quote?status=booked&page=2", { list: () => okAsync([VIEW]) });
  expect(listed()).toEqual([
    ["All bookings", null],
    ["Booked", "page"],
  ]);
  expect(screen.getByRole("button", { name: "Rename Booked" })).toBeTruthy();
});

it("loads again what could not be loaded", async () => {
  const answers = [errAsync(UNREACHABLE), okAsync([VIEW])];
  await open("/rate/quote", { list: () => answers.shift() ?? okAsync([]) });
  expect(screen.getByText("The saved views could not be loaded.")).toBeTruthy();
  await press("Try again");
  expect(listed()).toEqual([
    ["All bookings", "page"],
    ["Booked", null],
  ]);
});

it.each(["You have 20 saved views. Delete some first.", "You have a view with this name."])(
  "states at the name: %s",
  async (message) => {
    await open("/rate/quote?status=booked", { list: () => okAsync([]), create: () => errAsync(refuse(message)) });
    await press("Save this view");
    const name = await screen.findByLabelText(/Name/);
    fireEvent.change(name, { target: { value: "Booked" } });
    await press("Save view");
    expect(name.getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByText(message)).toBeTruthy();
  },
);
