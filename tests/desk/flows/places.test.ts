import { okAsync } from "neverthrow";
import { expect, it, vi } from "vitest";
import { createActor } from "xstate";
import { composeDesk } from "#desk/compose.ts";
import { createPlacesPage, findLeftPlace, isPlaceCode, listFoundCountries, placesView } from "#desk/flows/places.ts";
import type { FoundPlace, RatesPort } from "#desk/ports/index.ts";
import { settled } from "#tests/support/flows.ts";

const place = (code: string, name: string, country: string, isBestMatch = false): FoundPlace => ({
  code,
  name,
  country,
  isBestMatch,
});
const ROTTERDAM = place("NLRTM", "Rotterdam", "Netherlands", true);
const OTHER = place("USRJT", "Rotterdam Junction", "United States");

it("searches from two letters on, and shows what the last text finds", async () => {
  const findPlaces = vi.fn<RatesPort["findPlaces"]>(() => okAsync([ROTTERDAM, OTHER]));
  const { ports, requestActor } = composeDesk("http://127.0.0.1");
  const page = createActor(
    createPlacesPage({ requestActor, ports: { rates: { ...ports.rates, findPlaces } } }),
  ).start();
  await settled();
  page.send({ type: "query.changed", query: "r" });
  await settled();
  expect(findPlaces).not.toHaveBeenCalled();
  page.send({ type: "query.changed", query: "rotterdam" });
  await settled();
  expect(placesView(page.getSnapshot())).toEqual({ text: "rotterdam", places: [ROTTERDAM, OTHER] });
});

it("takes the place that a left text clearly means, once it was searched", () => {
  const found = { text: "rotterdam", places: [ROTTERDAM, OTHER] };
  expect(findLeftPlace(found, " rotterdam ", false)).toBe(ROTTERDAM);
  expect(findLeftPlace(found, "rotterdam j", false)).toBeNull();
  expect(findLeftPlace({ text: "junction", places: [OTHER] }, "junction", false)).toBe(OTHER);
  expect(findLeftPlace({ text: "junc", places: [OTHER, { ...OTHER, code: "USXXX" }] }, "junc", false)).toBeNull();
  expect(findLeftPlace({ text: "nlrtm", places: [OTHER, ROTTERDAM] }, "nlrtm", false)).toBe(ROTTERDAM);
  /* A code that is not known stays, whatever is spelled nearly so. */
  expect(findLeftPlace({ text: "NLRTN", places: [ROTTERDAM] }, "NLRTN", false)).toBeNull();
});

it("offers the country whose name is typed, also where its letters could be a code", () => {
  const places = [place("INNSA", "Nhava Sheva", "India"), place("USIND", "Indianapolis", "United States")];
  expect(listFoundCountries({ text: "indi", places })).toEqual([{ code: "IN", name: "India" }]);
  for (const text of ["India", "INDIA"])
    expect(findLeftPlace({ text, places }, text, true)).toEqual({ code: "IN", name: "India" });
  expect(["IN", "NLRTM", "nlrtm", "India", ""].map(isPlaceCode)).toEqual([true, true, false, false, false]);
});
