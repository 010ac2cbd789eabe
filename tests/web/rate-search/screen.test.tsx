// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { okAsync } from "neverthrow";
import { afterEach, describe, expect, it } from "vitest";
import { EMPTY_DRAFT } from "../../../src/domain/fcl-search/draft.ts";
import { serialiseDraft } from "../../../src/domain/fcl-search/draft-text.ts";
import { Component as RateSearch } from "../../../src/web/screens/rate-search/screen.tsx";
import { settled } from "../../support/flows.ts";
import { openPage } from "../support/page.tsx";

afterEach(cleanup);

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
    },
    places: { find: () => okAsync([]), nearbyPorts: () => okAsync([]) },
    clock: { now: () => "2026-11-20T06:30:00.000Z", today, localTime: () => "2026-11-20T12:00" },
  });
  await act(settled);
  return { ...page, drafts };
};

const summary = () => within(screen.getByRole("complementary", { name: "Your search" }));
const press = (name: string | RegExp) => fireEvent.click(screen.getAllByRole("button", { name })[0] ?? document.body);

describe("the rate search", () => {
  it("has four tabs, and the two of the future say so", async () => {
    await openSearch();
    expect(screen.getAllByRole("tab").map((tab) => tab.textContent)).toEqual(["FCL", "LCL", "AIR", "LAND"]);
    for (const name of ["AIR", "LAND"]) {
      fireEvent.click(screen.getByRole("tab", { name }));
      expect(screen.getByText("Coming Soon!")).toBeTruthy();
    }
  });

  it("shows the kept draft as a journey in order, and hands it to Available Rates", async () => {
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

  it("takes a search out of the URL once it has become the draft", async () => {
    const { drafts, place } = await openSearch(undefined, "/rate?from=INMUN,Mundra&to=NLRTM,Rotterdam&load=40HCx3");
    expect(summary().getByText("3 containers, 6 TEU")).toBeTruthy();
    expect(place()).toBe("/rate");
    expect(drafts.get("fclFormState")).toContain('"loadType":"40HCx3"');
  });

  it("offers the new days when it stood open past midnight and is entered again", async () => {
    let day = "2026-11-20";
    await openSearch(undefined, "/rate", () => day);
    day = "2026-11-21";
    screen.getByRole("combobox", { name: "Place of Origin" }).focus();
    await act(settled);
    press(/^Open calendar/);
    const dayOf = async (name: RegExp) => (await screen.findByRole("button", { name })).getAttribute("aria-disabled");
    expect([await dayOf(/20 November 2026/), await dayOf(/21 November 2026/)]).toEqual(["true", null]);
  });

  it("says at the field and in a toast what an empty search lacks", async () => {
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

  it("counts boxes, and shows the weight of one as the trade writes it", async () => {
    await openSearch();
    press("One more 20GP");
    const weight = screen.getByLabelText("Max Net Weight");
    expect(weight.getAttribute("placeholder")).toBe("10 000 KGM");
    fireEvent.focus(weight);
    fireEvent.change(weight, { target: { value: "18,000 kg" } });
    expect(weight).toHaveProperty("value", "18000");
    fireEvent.blur(weight);
    expect(weight).toHaveProperty("value", "18 000 KGM");
    expect(summary().getByText("36 000 KGM")).toBeTruthy();
    fireEvent.change(weight, { target: { value: "30000" } });
    expect(screen.getByText(/is more than a 20' Dry Standard usually carries/)).toBeTruthy();
  });

  it("offers two reefers, preselects non-operating and explains it", async () => {
    await openSearch();
    fireEvent.click(screen.getByRole("radio", { name: "Reefer" }));
    const cards = screen.getAllByRole("button", { name: /^Select .* only/ });
    expect(cards.map((card) => [card.textContent?.split(" only")[0], card.getAttribute("aria-pressed")])).toEqual([
      ["Select 20' Reefer", "true"],
      ["Select 40' Reefer High Cube", "false"],
    ]);
    expect(screen.getByRole("radio", { name: "Non-operating" })).toHaveProperty("checked", true);
    fireEvent.click(screen.getByRole("radio", { name: "Operating" }));
    expect(screen.getByLabelText("Set-point (°C)")).toBeTruthy();
  });
});
