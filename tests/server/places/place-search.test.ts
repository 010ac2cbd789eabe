import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { placeSearch } from "../../../src/server/services/places/place-search.ts";
import { placeSeeds } from "../../../src/server/services/places/seeds/place-seeds.ts";

const places = placeSeeds();
const search = placeSearch(places);

const codes = (typed: string, limit = 5): readonly string[] =>
  search(typed, limit).map((found) => places[found.place]?.code ?? "");

describe("searching places", () => {
  it.each([
    ["nhava", "INNSA"],
    ["Nhava Sheva", "INNSA"],
    ["sheva", "INNSA"],
    ["INNSA", "INNSA"],
    ["innsa", "INNSA"],
    ["JNPT", "INNSA"],
    ["jawaharlal", "INNSA"],
    ["Bombay", "INBOM"],
    ["mumbai", "INBOM"],
    ["calcutta", "INCCU"],
    ["Madras", "INMAA"],
    ["cochin", "INCOK"],
    ["kochi", "INCOK"],
    ["new delhi", "INTKD"],
    ["bangalore", "INBLR"],
    ["jebelali", "AEJEA"],
    ["köln", "DECGN"],
    ["koln", "DECGN"],
    ["cologne", "DECGN"],
    ["Gdansk", "PLGDN"],
    ["GDAŃSK", "PLGDN"],
    ["st louis", "USSTL"],
    ["anvers", "BEANR"],
    ["CNSGH", "CNSHA"],
  ])("finds %s first as %s", (typed, code) => {
    expect(codes(typed, 1)).toEqual([code]);
  });

  it.each([
    ["rotterdm", "NLRTM"],
    ["roterdam", "NLRTM"],
    ["rottredam", "NLRTM"],
    ["mudnra", "INMUN"],
    ["nhva shev", "INNSA"],
    ["antwepr", "BEANR"],
    ["hambrug", "DEHAM"],
    ["chenai", "INMAA"],
    ["shnghai", "CNSHA"],
    ["singapre", "SGSIN"],
    ["vishakapatnam", "INVTZ"],
  ])("finds the misspelt %s first as %s", (typed, code) => {
    expect(codes(typed, 1)).toEqual([code]);
  });

  it("puts the port that matters before its namesakes", () => {
    expect(codes("rotterdam", 2)).toEqual(["NLRTM", "USRAJ"]);
    expect(codes("los ang", 1)).toEqual(["USLAX"]);
  });

  it("lists a country's main places by the country's name", () => {
    expect(codes("netherlands", 3)).toContain("NLRTM");
  });

  it.each(["", "   ", "zzzzzz", "!!!", "💥"])("finds nothing for %j", (typed) => {
    expect(codes(typed)).toEqual([]);
  });

  it("finds every place by its whole name, its code and every other name", () => {
    for (const place of places)
      for (const typed of [place.name, place.code, ...place.otherNames])
        expect([typed, codes(typed, 80)]).toEqual([typed, expect.arrayContaining([place.code])]);
  });

  it("survives one wrong letter in the middle of any main port's name", () => {
    const main = places.filter((place) => place.importance === 3 && /^[A-Z][a-z]{7,}$/.test(place.name));
    expect(main.length).toBeGreaterThan(10);
    for (const place of main) {
      const typed = `${place.name.slice(0, 4)}q${place.name.slice(5)}`;
      expect([typed, codes(typed, 3)]).toEqual([typed, expect.arrayContaining([place.code])]);
    }
  });

  it("answers whatever is typed, each place once, never more than asked for, best first", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), fc.integer({ min: 1, max: 50 }), (typed, limit) => {
        const found = search(typed, limit);
        expect(found.length).toBeLessThanOrEqual(limit);
        expect(new Set(found.map(({ place }) => place)).size).toBe(found.length);
        expect(found.map(({ score }) => score)).toEqual(found.map(({ score }) => score).toSorted((a, b) => b - a));
      }),
    );
  });
});
