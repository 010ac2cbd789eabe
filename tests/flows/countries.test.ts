import { okAsync } from "neverthrow";
import { describe, expect, it, vi } from "vitest";
import { createActor } from "xstate";
import { countriesFlow, filterCountries, findTypedCountry, countriesView } from "#flows/countries.ts";
import { startAppServices } from "#flows/services.ts";
import type { CountriesPort } from "#ports/api.ts";
import { portsWith, settled } from "../support/flows.ts";

const countries = ["Åland Islands", "British Indian Ocean Territory", "Côte d'Ivoire", "India", "Indonesia"].map(
  (name) => ({ id: name.slice(0, 2).toUpperCase(), name }),
);

const opened = (all: CountriesPort["list"]) => {
  const actor = createActor(countriesFlow(startAppServices(portsWith({ countries: { list: all } })))).start();
  return {
    want: async () => {
      actor.send({ type: "form.submitted" });
      await settled();
    },
    view: () => countriesView(actor.getSnapshot()),
  };
};

describe("the list of countries", () => {
  it("is fetched once, at the first focus", async () => {
    const all = vi.fn<CountriesPort["list"]>(() => okAsync(countries));
    const { view, want } = opened(all);
    expect(view()).toEqual({ kind: "idle" });
    expect(all).not.toHaveBeenCalled();
    await want();
    await want();
    expect(all).toHaveBeenCalledTimes(1);
    expect(view()).toEqual({ kind: "loaded", countries });
  });
});

describe("searching it", () => {
  it.each([
    ["ind", ["India", "Indonesia", "British Indian Ocean Territory"]],
    ["  COTE ", ["Côte d'Ivoire"]],
    ["aland", ["Åland Islands"]],
    ["xyz", []],
  ])("for %j", (typed, found) => {
    expect(filterCountries(countries, typed).map(({ name }) => name)).toEqual(found);
  });

  it.each([
    ["US", ["United States", "Australia", "Austria", "Belarus"]],
    ["usa", ["United States"]],
    [" U.S. ", ["United States", "Australia", "Austria", "Belarus"]],
    ["UK", ["United Kingdom", "Ukraine"]],
    ["England", ["United Kingdom"]],
    ["united", ["United Kingdom", "United States"]],
  ])("puts the country first that is meant by %j", (typed, found) => {
    const named = [
      { id: "AU", name: "Australia" },
      { id: "AT", name: "Austria" },
      { id: "BY", name: "Belarus" },
      { id: "UA", name: "Ukraine" },
      { id: "GB", name: "United Kingdom" },
      { id: "US", name: "United States" },
    ];
    expect(filterCountries(named, typed).map(({ name }) => name)).toEqual(found);
  });

  it("shows all countries for an empty text", () => {
    expect(filterCountries(countries, " ")).toEqual(countries);
  });
});

describe("a country that is only typed", () => {
  const named = [
    "Guinea",
    "Guinea-Bissau",
    "India",
    "Indonesia",
    "British Indian Ocean Territory",
    "United Kingdom",
  ].map((name, index) => ({ id: name === "United Kingdom" ? "GB" : `C${index}`, name }));

  it.each([
    ["indi", "India"],
    [" INDIA ", "India"],
    ["guinea", "Guinea"],
    ["England", "United Kingdom"],
    ["ind", null],
    ["guin", null],
    ["ocean", null],
    ["", null],
  ])("%j means %s", (typed, meant) => {
    expect(findTypedCountry(named, typed)?.name ?? null).toBe(meant);
  });
});
