import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { okAsync } from "neverthrow";
import { afterEach, describe, expect, it, vi } from "vitest";
import { EMPTY_DRAFT } from "#domain/search";
import { serialiseDraft } from "#flows/search/draft-text.ts";
import { Component as RateSearch } from "#web/screens/rate-search/screen.tsx";
import { settled } from "#tests/support/flows.ts";
import { openPage, statuses } from "#tests/web/support/page.tsx";

afterEach(cleanup);
afterEach(() => void vi.useRealTimers());

const complete = serialiseDraft({
  ...EMPTY_DRAFT,
  origin: {
    place: { text: "Tughlakabad", code: "INTKD" },
    port: { text: "Nhava Sheva", code: "INNSA" },
    serviceType: "Door",
  },
  destination: { ...EMPTY_DRAFT.destination, place: { text: "Rotterdam", code: "NLRTM" } },
});

const openSearch = async (kept?: string, path = "/rate", today = () => "2026-11-20") => {
  const drafts = new Map(kept === undefined ? [] : [["fclFormState", kept]]);
  const page = openPage(path, <RateSearch />, {
    drafts: {
      load: (key) => drafts.get(key) ?? null,
      save: (key, text) => void drafts.set(key, text),
      remove: (key) => void drafts.delete(key),
      removeAll: () => undefined,
      watch: () => () => undefined,
    },
    places: { find: () => okAsync([]), timeZone: () => okAsync(null), nearbyPorts: () => okAsync([]) },
    clock: {
      now: () => "2026-11-20T06:30:00.000Z",
      today,
      timeZone: () => "Asia/Kolkata",
      synchronise: () => undefined,
    },
  });
  await act(settled);
  return { ...page, drafts };
};

const summary = () => within(screen.getByRole("complementary", { name: "Your search" }));
const toasts = () => statuses().filter((text) => /\D/.test(text));
const card = (name: RegExp) => screen.getByRole("group", { name });
const press = (name: string | RegExp) => fireEvent.click(screen.getAllByRole("button", { name })[0] ?? document.body);

describe("rate search", () => {
  it("has four tabs, two of them coming soon", async () => {
    await openSearch();
    expect(screen.getAllByRole("tab").map((tab) => tab.textContent)).toEqual(["FCL", "LCL", "AIR", "LAND"]);
    for (const name of ["AIR", "LAND"]) {
      fireEvent.click(screen.getByRole("tab", { name }));
      expect(screen.getByText("Coming Soon!")).toBeTruthy();
    }
  });

  it("shows the saved draft as a journey in order and hands it to Available Rates", async () => {
    const { place } = await openSearch(complete);
    expect(
      summary()
        .getAllByText(/^(Tughlakabad|Nhava Sheva|Rotterdam)$/)
        .map((stop) => stop.textContent),
    ).toEqual(["Tughlakabad", "Nhava Sheva", "Rotterdam"]);
    press(/^Search Rates/);
    await act(settled);
    expect(place()).toBe(
      "/rate/search?from=INTKD,Tughlakabad&pol=INNSA,Nhava+Sheva&fromBy=Door&to=NLRTM,Rotterdam&toBy=Ramp&load=20GPx1",
    );
  });

  it("removes a search from the URL once it is the draft", async () => {
    const { drafts, place } = await openSearch(undefined, "/rate?from=INMUN,Mundra&to=NLRTM,Rotterdam&load=40HCx3");
    expect(summary().getByText("3 containers, 6 TEU")).toBeTruthy();
    expect(place()).toBe("/rate");
    expect(drafts.get("fclFormState")).toContain('"loadType":"40HCx3"');
  });

  it("offers the new days when the page stayed open past midnight", async () => {
    /* The calendar opens at the month of the device. */
    vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-20T18:00:00Z") });
    let day = "2026-11-20";
    await openSearch(undefined, "/rate", () => day);
    day = "2026-11-21";
    screen.getByRole("combobox", { name: "Place of Origin" }).focus();
    await act(settled);
    press(/^Open calendar/);
    const dayOf = async (name: RegExp) => (await screen.findByRole("button", { name })).getAttribute("aria-disabled");
    expect([await dayOf(/20 November 2026/), await dayOf(/21 November 2026/)]).toEqual(["true", null]);
  });

  it("shows at the field and in a toast what is missing", async () => {
    await openSearch();
    press("Remove 20GP");
    press(/^Search Rates/);
    await act(settled);
    for (const sentence of [
      "Please enter at least Place of Origin or Port of Loading",
      "Please enter at least Place of Delivery or Port of Discharge",
      "Please select at least one container",
    ]) {
      expect(screen.getAllByText(sentence)).toHaveLength(2);
    }
    const origin = screen.getByRole("combobox", { name: "Place of Origin" });
    expect(origin.getAttribute("aria-invalid")).toBe("true");
    const note = document.getElementById(origin.getAttribute("aria-describedby") ?? "");
    expect(note?.textContent).toBe("Please enter at least Place of Origin or Port of Loading");
  });

  it("shows the remove button and Max Net Weight on every card, disabled at 0", async () => {
    await openSearch();
    expect(within(card(/^20GP/)).getByRole("button", { name: "Remove 20GP" })).toHaveProperty("disabled", false);
    for (const name of ["40GP", "40HC", "45HC"]) {
      const empty = within(card(new RegExp(`^${name}`)));
      expect(empty.getByRole("button", { name: `Remove ${name}` })).toHaveProperty("disabled", true);
      expect(empty.getByLabelText("Max Net Weight")).toHaveProperty("disabled", true);
    }
  });

  it("reads a weight in any unit, shows the limit while it is typed, and rewrites it in kilograms", async () => {
    await openSearch();
    press("One more 20GP");
    const weight = within(card(/^20GP/)).getByLabelText("Max Net Weight");
    const note = () => document.getElementById(weight.getAttribute("aria-describedby") ?? "")?.textContent;
    expect([weight.getAttribute("placeholder"), note()]).toEqual(["10 000 KGM", "Limit 28 250 KGM"]);
    fireEvent.focus(weight);
    fireEvent.change(weight, { target: { value: "18.5 t" } });
    expect([weight, note()]).toEqual([weight, "18 500 KGM each, limit 28 250"]);
    expect(weight).toHaveProperty("value", "18.5 t");
    expect(summary().getByText("37 000 KGM")).toBeTruthy();
    fireEvent.blur(weight);
    expect(weight).toHaveProperty("value", "18 500 KGM");
    expect(note()).toBe("40 786 lb each, limit 28 250 KGM");
    fireEvent.change(weight, { target: { value: "30000" } });
    expect(note()).toBe("30 000 KGM is over the limit of 28 250 KGM");
    fireEvent.change(weight, { target: { value: "heavy" } });
    expect(note()).toBe("Use kg, t or lb: 22500, 22.5 t, 49 600 lb");
    press(/^Search Rates/);
    expect(weight.getAttribute("aria-invalid")).toBe("true");
    expect(note()).toBe("Please enter the net weight of 20GP in kg, t or lb, such as 22500, 22.5 t or 49 600 lb");
  });

  it("names what Only removes, and restores it by Undo or Ctrl+Z", async () => {
    await openSearch();
    press("One more 20GP");
    press("One more 40GP");
    expect(summary().getByText("3 containers, 4 TEU")).toBeTruthy();
    const only = screen.getByRole("button", { name: "Only 40HC" });
    expect(document.getElementById(only.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
      "Sets 1 × 40HC, removes 2 × 20GP, 1 × 40GP.",
    );
    expect(screen.getByText("Reefer replaces 2 × 20GP, 1 × 40GP with 1 × 20RE.")).toBeTruthy();
    fireEvent.click(only);
    expect(toasts()).toEqual(["Only 40HC2 × 20GP, 1 × 40GP removedUndoCtrl Z"]);
    expect(summary().getByText("1 container, 2 TEU")).toBeTruthy();
    press("Undo");
    expect(summary().getByText("3 containers, 4 TEU")).toBeTruthy();
    fireEvent.click(screen.getByRole("radio", { name: "Reefer" }));
    expect(toasts()).toEqual(["Changed to Reefer2 × 20GP, 1 × 40GP removedUndoCtrl Z"]);
    fireEvent.keyDown(screen.getByRole("combobox", { name: "Place of Origin" }), { key: "z", ctrlKey: true });
    expect(summary().getByText("1 container, 1 TEU")).toBeTruthy();
    fireEvent.keyDown(document.body, { key: "z", ctrlKey: true });
    expect(summary().getByText("3 containers, 4 TEU")).toBeTruthy();
    expect(toasts()).toEqual([]);
  });

  it("offers two reefers, preselects non-operating and explains each choice", async () => {
    await openSearch();
    fireEvent.click(screen.getByRole("radio", { name: "Reefer" }));
    expect(screen.getAllByRole("button", { name: /^Only/ }).map(({ textContent }) => textContent)).toEqual([
      "Only 20RE",
      "Only 40RH",
    ]);
    expect(screen.getAllByText(/^(No cooling and no temperature record|If the cargo needs no cooling)/)).toHaveLength(
      2,
    );
    expect(screen.getByRole("radio", { name: "Non-operating" })).toHaveProperty("checked", true);
    fireEvent.click(screen.getByRole("radio", { name: "Operating" }));
    expect(screen.getByLabelText("Set-point (°C)")).toBeTruthy();
  });
});
