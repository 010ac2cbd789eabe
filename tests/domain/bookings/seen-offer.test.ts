import { describe, expect, it } from "vitest";
import { findSeenOffer, listSeenChanges, toSeenOffer } from "#domain/bookings";
import { aRate } from "#tests/support/rates.ts";

const usd = (minor: number) => ({ currency: "USD", minor });
const priced = (minor: number) => ({
  perCurrency: [usd(minor)],
  converted: { kind: "converted", total: usd(minor) } as const,
  unpricedCount: 0,
  basicFreight: null,
});

const spot = aRate({ id: "a.1", price: priced(216_492) });
const seen = toSeenOffer(spot);
const contract = aRate({ id: "b.1", commitment: "contract", price: priced(230_492) });

describe("the offer that was seen", () => {
  it("is not the contract offer of the same sailing, whichever is listed first", () => {
    const again = aRate({ id: "b.2", price: priced(216_492) });
    expect(findSeenOffer(seen, [contract, again])?.id).toBe("b.2");
    expect(findSeenOffer(seen, [again, contract])?.id).toBe("b.2");
    expect(findSeenOffer(seen, [contract])).toBeNull();
  });

  it("is of two with the same name the one that differs least", () => {
    const dearer = aRate({ id: "b.3", price: priced(240_000) });
    const same = aRate({ id: "b.4", price: priced(216_492) });
    expect(findSeenOffer(seen, [dearer, same])?.id).toBe("b.4");
  });

  it.each([
    ["another carrier", aRate({ carrier: { name: "Pelagia", logo: null } })],
    [
      "another load",
      aRate({ load: { mode: "fcl", containers: [{ equipment: "20GP", quantity: 3, maxNetWeightKg: null }] } }),
    ],
    ["a rate sheet", aRate({ source: "excel" })],
    [
      "another sailing",
      aRate({
        departure: "2026-12-12",
        legs: aRate().legs.map((leg) => ({
          ...leg,
          departure: "2026-12-12",
          vessel: "NORRVIK SIGRID",
          voyage: "433W",
        })),
      }),
    ],
  ])("is not that of %s", (_, other) => {
    expect(findSeenOffer(seen, [other])).toBeNull();
  });

  it("has changed in price, vessel, departure, cut-offs and fees", () => {
    const changed = aRate({
      price: priced(230_492),
      departure: "2026-12-06",
      legs: aRate().legs.map((leg) => ({ ...leg, departure: "2026-12-06" })),
      cutOffs: [{ code: "VCO", at: "2026-12-04T12:00" }],
      fees: [{ kind: "cancellation", untilDaysBefore: null, fee: usd(15_000), basis: "booking" }],
    });
    expect(findSeenOffer(seen, [changed])).toBe(changed);
    expect(listSeenChanges(seen, changed)).toEqual([
      { kind: "total", before: [usd(216_492)], after: [usd(230_492)] },
      { kind: "departure", before: "2026-12-05", after: "2026-12-06" },
      { kind: "cut-offs" },
      { kind: "fees" },
    ]);
    const otherVessel = aRate({ legs: aRate().legs.map((leg) => ({ ...leg, vessel: "NORRVIK SIGRID" })) });
    expect(listSeenChanges(toSeenOffer(aRate()), otherVessel)).toEqual([
      { kind: "vessel", before: "NORRVIK ASTRID 431W", after: "NORRVIK SIGRID 431W" },
    ]);
    expect(listSeenChanges(seen, spot)).toEqual([]);
  });
});
