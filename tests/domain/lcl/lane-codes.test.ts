import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findLaneCodes } from "#domain/lcl";
import {
  createMarginRates,
  findHighestFloor,
  type LaneEnd,
  type MarginFloor,
  type MarginSubject,
} from "#domain/margins";

const TARIFFS = [
  { name: "Nhava Sheva", code: "INNSA" },
  { name: "Rotterdam", code: "NLRTM" },
  { name: "Somewhere", code: null },
];
const PLACES = [
  { name: "Hamburg", code: "DEHAM" },
  { name: "Santos", code: "BRSSZ" },
  { name: "Santos", code: "AUSTS" },
];

describe("the codes of a place that a search for part loads names", () => {
  it("are those of the tariffs, then those of the only place with the name", () => {
    expect(findLaneCodes(" nhava sheva", TARIFFS, PLACES)).toEqual(["INNSA"]);
    expect(findLaneCodes("Hamburg", TARIFFS, PLACES)).toEqual(["DEHAM"]);
  });

  it("are none where they are not known or several places have the name", () => {
    expect(findLaneCodes("Somewhere", TARIFFS, PLACES)).toEqual([]);
    expect(findLaneCodes("Santos", TARIFFS, PLACES)).toEqual([]);
    expect(findLaneCodes("", TARIFFS, PLACES)).toEqual([]);
  });
});

const toEnd = (codes: readonly string[]) => ({ codes, countries: codes.map((code) => code.slice(0, 2)) });

it("let a floor of the lane apply to a part load: of the place, its country or all", () => {
  const from = fc.constantFrom(...TARIFFS.filter(({ code }) => code !== null));
  const kind = fc.constantFrom<LaneEnd["kind"]>("place", "country", "all");
  const toLaneEnd = (code: string, of: LaneEnd["kind"]): LaneEnd => {
    if (of === "all") return { kind: "all" };
    return of === "place" ? { kind: "place", code } : { kind: "country", code: code.slice(0, 2) };
  };
  fc.assert(
    fc.property(from, kind, fc.constantFrom(...TARIFFS), kind, (loading, loadingKind, discharge, dischargeKind) => {
      const floor: MarginFloor = {
        id: "F-01",
        customers: { kind: "all" },
        from: toLaneEnd(loading.code ?? "", loadingKind),
        to: toLaneEnd(discharge.code ?? "XXXXX", dischargeKind),
        carrier: null,
        mode: "lcl",
        size: null,
        validFrom: "2026-01-01",
        validTo: null,
        owner: "Jan Visser",
        least: { kind: "amount", money: { currency: "USD", minor: 1_000 }, per: "booking" },
      };
      const subject: MarginSubject = {
        company: "c1",
        group: null,
        from: toEnd(findLaneCodes(loading.name, TARIFFS, PLACES)),
        to: toEnd(findLaneCodes(discharge.name, TARIFFS, PLACES)),
        carrier: "Malabar Consol",
        mode: "lcl",
        today: "2026-11-29",
        currency: "USD",
      };
      const buying = { currency: "USD", minor: 10_000 };
      const found = findHighestFloor([floor], [], buying, subject, createMarginRates(null));
      const isKnown = discharge.code !== null || dischargeKind === "all";
      expect(found?.least.minor ?? null).toBe(isKnown ? 11_000 : null);
    }),
    { seed: 20_261_129 },
  );
});
