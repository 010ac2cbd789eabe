import { describe, expect, it } from "vitest";
import {
  explainGap,
  formatEstimateSource,
  formatEstimateTitle,
  formatGapTitle,
  formatPart,
  formatWithout,
  listNotInPrice,
  toSurchargePhrase,
} from "#web/screens/available-rates/total-texts.ts";
import { chennai, nhavaSheva, tughlakabad } from "#tests/domain/rates/priced-rates.ts";

const usd = (minor: number) => ({ currency: "USD", minor });
const haulage = { item: "origin-haulage", from: tughlakabad, port: chennai } as const;
const surcharges = { item: "freight-surcharges", from: null, port: null } as const;

describe("listNotInPrice", () => {
  it("names the unpriced haulage and the place it starts from", () => {
    expect(listNotInPrice([{ item: "origin-haulage", from: tughlakabad, port: nhavaSheva }])).toStrictEqual({
      searched: [{ word: "from", place: "Tughlakabad" }],
      parts: "Haulage from there to Nhava Sheva",
      isOne: true,
    });
    expect(listNotInPrice([])).toBeNull();
  });
});

describe("the texts of a gap", () => {
  it("name the leg without a price", () => {
    expect(formatGapTitle({ kind: "parts", parts: [haulage] })).toBe(
      "No price for haulage from Tughlakabad to Chennai",
    );
    expect(formatWithout([haulage])).toBe("Without haulage to Chennai");
    expect(explainGap({ kind: "parts", parts: [haulage] })).toBe(
      "No offer and no haulage table has a price for this leg. These totals cannot be compared with those above.",
    );
  });

  it("name other parts without a price", () => {
    const other = { item: "other", from: null, port: null } as const;
    expect(formatGapTitle({ kind: "parts", parts: [surcharges] })).toBe("No price for freight surcharges");
    expect(formatGapTitle({ kind: "parts", parts: [surcharges, other] })).toBe(
      "No price for freight surcharges and other charges",
    );
    expect(explainGap({ kind: "parts", parts: [surcharges] })).toBe(
      "No other offer has a price for it. These totals cannot be compared with those above.",
    );
  });

  it("name currencies without a rate, and a missing ocean freight", () => {
    expect(formatGapTitle({ kind: "no-exchange", missing: ["CHF"] })).toBe("No exchange rate for CHF");
    expect(formatGapTitle({ kind: "no-freight" })).toBe("No price for the ocean freight");
  });
});

describe("the texts of an estimate", () => {
  const source = {
    kind: "offers",
    count: 3,
    names: ["A", "B", "C"],
    lowest: usd(94_000),
    highest: usd(105_000),
  } as const;

  it("name its leg", () => {
    expect(formatEstimateTitle({ part: { ...haulage, port: nhavaSheva } })).toBe(
      "Estimate: haulage Tughlakabad to Nhava Sheva.",
    );
    expect(formatEstimateTitle({ part: { ...haulage, port: null } })).toBe("Estimate: haulage from Tughlakabad.");
  });

  it.each([
    [source, "Median of 3 offers in this list, 940.00 to 1,050.00."],
    [{ ...source, count: 1, names: ["Pelagia"] }, "As in the offer of Pelagia."],
    [{ ...source, highest: usd(94_000) }, "As in 3 offers in this list."],
    [{ ...source, kind: "tables", count: 1, names: ["Kestrel"] }, "From the haulage table of Kestrel."],
    [{ ...source, kind: "tables", count: 2, names: ["D", "E"] }, "Median of 2 haulage tables, 940.00 to 1,050.00."],
  ] as const)("state its source: %o", (given, text) => {
    expect(formatEstimateSource({ source: given })).toBe(text);
  });
});

describe("formatPart", () => {
  it.each([
    [{ item: "destination-haulage", from: tughlakabad, port: nhavaSheva }, "haulage from Nhava Sheva to Tughlakabad"],
    [{ item: "origin-terminal", from: null, port: chennai }, "terminal handling in Chennai"],
    [{ item: "insurance", from: null, port: null }, "cargo insurance"],
  ] as const)("names %o", (part, text) => {
    expect(formatPart(part)).toBe(text);
  });
});

describe("toSurchargePhrase", () => {
  it.each([
    ["BAF05", "Bunker", "bunker"],
    [null, "PSS", "peak season"],
    [null, "Basic seal fee", "basic seal fee"],
    [null, "THC at origin", "THC at origin"],
    ["ISP00", "ISPS", "ISPS"],
  ])("writes %s %s as %s", (code, name, text) => {
    expect(toSurchargePhrase({ code, name })).toBe(text);
  });
});
