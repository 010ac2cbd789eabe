import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findFeePeriod, findFeePeriods } from "#domain/amendments";
import type { ChangeFee } from "#domain/rates";
import { addDays } from "#domain/time";
import { cases } from "#tests/support/property-tests.ts";

const usd = (amount: number) => ({ currency: "USD", minor: amount * 100 });
const aFee = (changes: Partial<ChangeFee>): ChangeFee => ({
  kind: "cancellation",
  untilDaysBefore: null,
  fee: usd(150),
  basis: "booking",
  ...changes,
});
const DEPARTURE = "2026-12-06";

describe("the fees until departure", () => {
  it("rise with the days, in order and without gaps", () => {
    const fees = [aFee({ fee: usd(300) }), aFee({ untilDaysBefore: 14, fee: usd(0) }), aFee({ untilDaysBefore: 7 })];
    expect(findFeePeriods({ fees, departure: DEPARTURE, containers: 3 }, "cancellation")).toEqual([
      { from: null, till: "2026-11-22", fee: usd(0) },
      { from: "2026-11-23", till: "2026-11-29", fee: usd(150) },
      { from: "2026-11-30", till: "2026-12-06", fee: usd(300) },
    ]);
  });

  it("are multiplied by the containers if they are per container", () => {
    const fees = [aFee({ basis: "container" })];
    expect(findFeePeriods({ fees, departure: DEPARTURE, containers: 3 }, "cancellation")).toEqual([
      { from: null, till: "2026-12-06", fee: usd(450) },
    ]);
  });

  it("are unknown for days that no fee covers, and for a fee without an amount", () => {
    const fees = [aFee({ untilDaysBefore: 7, fee: null })];
    expect(findFeePeriods({ fees, departure: DEPARTURE, containers: 1 }, "cancellation")).toEqual([
      { from: null, till: "2026-11-29", fee: null },
      { from: "2026-11-30", till: "2026-12-06", fee: null },
    ]);
  });

  it("are none if the offer names none of the kind", () => {
    expect(findFeePeriods({ fees: [aFee({})], departure: DEPARTURE, containers: 1 }, "amendment")).toEqual([]);
    expect(findFeePeriod([], "2026-11-22")).toBe(null);
  });

  it("are known without a day of departure only if they never change", () => {
    expect(findFeePeriods({ fees: [aFee({})], departure: null, containers: 1 }, "cancellation")).toEqual([
      { from: null, till: null, fee: usd(150) },
    ]);
    const rising = [aFee({ untilDaysBefore: 7 }), aFee({ fee: usd(300) })];
    expect(findFeePeriods({ fees: rising, departure: null, containers: 1 }, "cancellation")).toEqual([
      { from: null, till: null, fee: null },
    ]);
  });

  it("give every day until departure exactly one period", () => {
    const someFees = fc.array(
      fc.record({
        kind: fc.constantFrom("cancellation" as const, "amendment" as const, "no-show" as const),
        untilDaysBefore: fc.option(fc.integer({ min: 0, max: 60 })),
        fee: fc.option(fc.integer({ min: 0, max: 9_999 }).map(usd)),
        basis: fc.constantFrom("booking" as const, "container" as const),
      }),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(someFees, fc.integer({ min: 0, max: 80 }), (fees, before) => {
        const periods = findFeePeriods({ fees, departure: DEPARTURE, containers: 2 }, "cancellation");
        const day = addDays(DEPARTURE, -before);
        const own = periods.filter(
          ({ from, till }) => (from === null || from <= day) && (till === null || day <= till),
        );
        expect(own.length).toBe(fees.some(({ kind }) => kind === "cancellation") ? 1 : 0);
      }),
      { numRuns: cases(300) },
    );
  });
});
