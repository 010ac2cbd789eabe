import { describe, expect, it } from "vitest";
import type { Rate, TotalBasis } from "#domain/rates";
import { findNews, matchReplaced } from "#flows/rates/news.ts";
import { viewOf } from "#tests/support/rates.ts";
import { anOffer } from "./growing-fixtures.ts";

const norrvik = anOffer("norrvik", "Norrvik Line", 628_260);
const halcyon = anOffer("halcyon", "Halcyon Ocean", 641_800);
const usd = (minor: number) => ({ currency: "USD", minor });

const compare = (listed: readonly Rate[], found: readonly Rate[], basis?: TotalBasis) =>
  findNews(
    { rates: listed, view: viewOf(listed, basis) },
    { rates: found, view: viewOf(found, basis), passing: found },
  );

const NONE = { added: 0, changed: 0, renewed: 0, removed: 0, hidden: 0, cheaper: 0, lowest: null };

describe("findNews", () => {
  it("is null if the list has everything", () => {
    expect(compare([norrvik, halcyon], [halcyon, norrvik])).toBeNull();
  });

  it("counts new offers, and those below the lowest total of the list", () => {
    const cheap = anOffer("cheap", "Amberline", 619_000);
    const same = anOffer("same", "CORVANE", 628_260);
    expect(compare([norrvik, halcyon], [norrvik, halcyon, cheap, same])).toEqual({
      ...NONE,
      added: 2,
      cheaper: 1,
      lowest: usd(619_000),
    });
  });

  it("praises no offer that cannot be booked", () => {
    const soldOut = anOffer("sold-out", "Amberline", 619_000, {
      availability: { kind: "not-bookable", reason: "Sold-out" },
    });
    expect(compare([norrvik], [norrvik, soldOut])).toEqual({ ...NONE, added: 1 });
  });

  it("tells an offer whose price has changed from one that is the same under another id", () => {
    const dearer = anOffer("norrvik-2", "Norrvik Line", 640_000);
    const again = { ...halcyon, id: "halcyon-2" };
    expect(compare([norrvik, halcyon], [dearer, again])).toEqual({ ...NONE, changed: 1, renewed: 1 });
  });

  it("counts a changed offer as cheaper below the lowest total, and never one that is the same", () => {
    const again = { ...norrvik, id: "norrvik-2" };
    const cheaper = anOffer("halcyon-2", "Halcyon Ocean", 600_000);
    expect(compare([norrvik, halcyon], [again, cheaper])).toEqual({
      ...NONE,
      changed: 1,
      renewed: 1,
      cheaper: 1,
      lowest: usd(600_000),
    });
  });

  it("calls an offer that is the same no cheaper, whatever its estimates have become", () => {
    const again = { ...norrvik, id: "norrvik-2" };
    const estimatedLess = viewOf([anOffer("norrvik-2", "Norrvik Line", 600_000)]);
    const listed = { rates: [norrvik], view: viewOf([norrvik]) };
    const found = { rates: [again], view: estimatedLess, passing: [again] };
    expect(findNews(listed, found)).toEqual({ ...NONE, renewed: 1 });
  });

  it("counts new and changed offers that the filters hide, and calls none of them cheaper", () => {
    const dearer = anOffer("norrvik-2", "Norrvik Line", 640_000);
    const cheap = anOffer("cheap", "Amberline", 619_000);
    const shown = anOffer("shown", "CORVANE", 650_000);
    const rates = [dearer, halcyon, cheap, shown];
    const listed = { rates: [norrvik, halcyon], view: viewOf([norrvik, halcyon]) };
    expect(findNews(listed, { rates, view: viewOf(rates), passing: [halcyon, shown] })).toEqual({
      ...NONE,
      added: 2,
      changed: 1,
      hidden: 2,
    });
  });

  it("counts no offer as hidden that is the same under another id", () => {
    const again = { ...norrvik, id: "norrvik-2" };
    const listed = { rates: [norrvik], view: viewOf([norrvik]) };
    expect(findNews(listed, { rates: [again], view: viewOf([again]), passing: [] })).toEqual({ ...NONE, renewed: 1 });
  });

  it("counts offers that their source no longer has", () => {
    expect(compare([norrvik, halcyon], [norrvik])).toEqual({ ...NONE, removed: 1 });
  });

  it("compares no total where the list has none", () => {
    const soldOut = anOffer("sold-out", "Amberline", 619_000, {
      availability: { kind: "not-bookable", reason: "Sold-out" },
    });
    expect(compare([soldOut], [soldOut, norrvik])).toEqual({ ...NONE, added: 1 });
  });
});

describe("matchReplaced", () => {
  it("gives each listed offer another successor", () => {
    const weekly = [norrvik, anOffer("norrvik-later", "Norrvik Line", 650_000)];
    const again = [anOffer("again-1", "Norrvik Line", 628_260), anOffer("again-2", "Norrvik Line", 650_000)];
    const replaced = matchReplaced(weekly, again);
    expect([...replaced].map(([id, successor]) => [id, successor?.id])).toEqual([
      ["norrvik", "again-1"],
      ["norrvik-later", "again-2"],
    ]);
  });

  it("matches only one of two listed offers if one successor is left", () => {
    const weekly = [norrvik, anOffer("norrvik-later", "Norrvik Line", 650_000)];
    const replaced = matchReplaced(weekly, [anOffer("again-1", "Norrvik Line", 628_260)]);
    expect([...replaced.values()].map((successor) => successor?.id ?? null)).toEqual(["again-1", null]);
  });

  it("matches no offer of another sailing", () => {
    const next = anOffer("next", "Norrvik Line", 628_260, { departure: "2026-12-10", legs: [] });
    expect([...matchReplaced([norrvik], [next]).values()]).toEqual([null]);
  });
});
