import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { placeSearch } from "#server/modules/places/place-search.ts";
import { placeSeeds } from "#server/modules/places/place-seeds.ts";

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

  it.each([
    ["Rotterdam, Netherlands", ["NLRTM"]],
    ["Netherlands, Rotterdam", ["NLRTM"]],
    ["rotterdam netherlands", ["NLRTM"]],
    ["Rotterdam NL", ["NLRTM"]],
    ["Roterdam, Holland", ["NLRTM"]],
    ["Manzanillo, Mexico", ["MXZLO"]],
    ["Manzanillo (MXZLO)", ["MXZLO", "PAMIT", "DOMAN"]],
    ["Mumbai (Bombay)", ["INBOM"]],
    ["Nhava Sheva INNSA", ["INNSA"]],
    ["NLRTM - Rotterdam", ["NLRTM", "USRAJ"]],
    ["NL RTM", ["NLRTM"]],
    ["Osaka/Kobe", ["JPUKB", "JPOSA"]],
    ["Port of Rotterdam", ["NLRTM", "USRAJ"]],
    ["Rotterdam port", ["NLRTM", "USRAJ"]],
    ["Port of Spain, Trinidad", ["TTPOS"]],
    ["Bangalore ICD", ["INBLR"]],
    ["Los Angeles, CA", ["USLAX", "USLGB"]],
    ["Nhava Sheva, Maharashtra, India", ["INNSA"]],
    ["Hong Kong, China", ["HKHKG"]],
    ["Singapore, Singapore", ["SGSIN", "SGJUR"]],
    ["nLrTm", ["NLRTM"]],
  ])("reads %s", (typed, expected) => {
    expect(codes(typed, expected.length)).toEqual(expected);
  });

  it.each([
    ["Naples", "ITNAP"],
    ["Leghorn", "ITLIV"],
    ["Copenhagen", "DKCPH"],
    ["HCMC", "VNSGN"],
    ["Havana", "CUHAV"],
    ["Perth", "AUFRE"],
    ["Beirut", "LBBEY"],
    ["Moscow", "RUMOW"],
    ["Sihanoukville", "KHKOS"],
    ["Qinzhou", "CNQZH"],
    ["Tangshan", "CNTGS"],
    ["Jiaxing", "CNJAX"],
    ["Lekki", "NGLKK"],
    ["Sidney", "AUSYD"],
    ["Singapur", "SGSIN"],
    ["Jebal Ali", "AEJEA"],
  ])("finds %s first as %s", (typed, code) => {
    expect(codes(typed, 1)).toEqual([code]);
  });

  it.each(["Lucerne", "Parma", "Rabat", "Kabul", "Jinan", "Mandalay", "Constantine", "Lucerne, Switzerland"])(
    "finds nothing for %s instead of another place with a similar name",
    (typed) => {
      expect(codes(typed)).toEqual([]);
    },
  );

  it.each([
    ["bombay", "INBOM"],
    ["HCMC", "VNSGN"],
    ["NYC", "USNYC"],
    ["Nhava Sheva (INNSA)", "INNSA"],
    ["Port of Hamburg", "DEHAM"],
    ["Port Klang", "MYPKG"],
    ["Rotterdam", "NLRTM"],
    ["new york", "USNYC"],
    ["rott", null],
    ["delhi", null],
    ["Cartagena", null],
    ["Victoria", null],
    ["Kochi", null],
  ])("marks the one place that %j clearly means: %s", (typed, code) => {
    const marked = search(typed, 40).filter(({ isBestMatch }) => isBestMatch);
    expect(marked.map(({ place }) => places[place]?.code)).toEqual(code === null ? [] : [code]);
  });

  it("offers similar names only if nothing begins with the typed text", () => {
    expect(codes("Rott", 40)).toEqual(["NLRTM", "USRAJ"]);
    expect(codes("Nantes", 40)).toEqual(["FRNTE", "FRMTX"]);
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

  it("finds every place by its full name, its code and each alternative name", () => {
    for (const place of places)
      for (const typed of [place.name, place.code, ...place.otherNames])
        expect([typed, codes(typed, 80)]).toEqual([typed, expect.arrayContaining([place.code])]);
  });

  it("finds each main port with one wrong letter inside its name", () => {
    const main = places.filter((place) => place.importance === 3 && /^[A-Z][a-z]{7,}$/.test(place.name));
    expect(main.length).toBeGreaterThan(10);
    for (const place of main) {
      const typed = `${place.name.slice(0, 4)}q${place.name.slice(5)}`;
      expect([typed, codes(typed, 3)]).toEqual([typed, expect.arrayContaining([place.code])]);
    }
  });

  it("answers any text with distinct places, at most the requested number, best first", () => {
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
