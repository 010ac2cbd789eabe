import { describe, expect, it } from "vitest";
import {
  coversSailing,
  findGateIn,
  findValidityProblem,
  readValidityBasis,
  readValidityEnd,
  type Validity,
  formatValidity,
} from "#domain/rates/validity.ts";

const TODAY = "2026-11-20";
const between = (basis: Validity["basis"], from: string | null, till: string | null): Validity => ({
  basis,
  from,
  till,
});
const sailing = (departure: string | null, gateIn: string | null = null) => ({ departure, gateIn });

describe("coversSailing", () => {
  const december = between("departure", "2026-12-01", "2026-12-31");

  it.each([
    ["2026-11-30T23:59", false],
    ["2026-12-01", true],
    ["2026-12-31T23:59", true],
    ["2027-01-01", false],
  ])("compares departures in December with a vessel leaving on %s: %s", (departure, isCovered) => {
    expect(coversSailing(december, sailing(departure), TODAY)).toBe(isCovered);
  });

  it.each([
    ["2026-11-20", true],
    ["2026-11-21", false],
  ])("compares bookings from %s with a booking on 20 November: %s", (from, isCovered) => {
    expect(coversSailing(between("booking", from, null), sailing("2027-03-01"), TODAY)).toBe(isCovered);
  });

  it("compares gate-in with the port cut-off, otherwise with two days before departure", () => {
    const gateIn = between("gate-in", "2026-12-01", "2026-12-31");
    expect(coversSailing(gateIn, sailing("2026-12-02", "2026-11-30T12:00"), TODAY)).toBe(false);
    expect(coversSailing(gateIn, sailing("2027-01-01", "2026-12-31T12:00"), TODAY)).toBe(true);
    expect(coversSailing(gateIn, sailing("2026-12-02"), TODAY)).toBe(false);
    expect(coversSailing(gateIn, sailing("2026-12-03"), TODAY)).toBe(true);
    expect(coversSailing(gateIn, sailing("2027-01-02"), TODAY)).toBe(true);
  });

  it("accepts sailings without dates and validities without a basis", () => {
    expect(coversSailing(december, sailing(null), TODAY)).toBe(true);
    expect(coversSailing({ ...december, basis: null }, sailing("2027-05-01"), TODAY)).toBe(true);
  });
});

describe("findValidityProblem", () => {
  it("states the date of the end", () => {
    const problem = (till: string, now: string) =>
      findValidityProblem(between("booking", null, till), sailing(null), now);
    expect(problem("2026-11-29", "2026-11-29T23:59")).toBeNull();
    expect(problem("2026-11-29", "2026-11-30T00:00")).toBe("Ended on 29 Nov 2026");
    expect(problem("2026-11-29T18:00", "2026-11-29T17:59")).toBeNull();
    expect(problem("2026-11-29T18:00", "2026-11-29T18:00")).toBe("Ended on 29 Nov 2026 18:00");
    expect(problem("2026-11-29T18:00", "2026-11-29")).toBeNull();
  });

  it("states the first day or the covered departures", () => {
    expect(findValidityProblem(between("booking", "2026-12-01", null), sailing(null), TODAY)).toBe(
      "Can be booked from 01 Dec 2026",
    );
    expect(findValidityProblem(between("departure", "2026-12-01", "2026-12-31"), sailing("2026-11-28"), TODAY)).toBe(
      "Not for this sailing: for departures 01 to 31 Dec 2026",
    );
  });
});

describe("formatValidity", () => {
  it.each([
    [between("departure", "2026-11-16", "2026-11-29"), "For departures 16 to 29 Nov"],
    [between("departure", "2026-11-15", "2026-12-31"), "For departures 15 Nov to 31 Dec"],
    [between("departure", "2026-12-15", "2027-01-14"), "For departures 15 Dec 2026 to 14 Jan 2027"],
    [between("departure", "2027-01-01", "2027-01-31"), "For departures 01 to 31 Jan 2027"],
    [between("departure", null, "2026-11-29"), "For departures until 29 Nov"],
    [between("departure", "2026-11-29", null), "For departures from 29 Nov"],
    [between("booking", "2026-11-20", "2026-11-29T18:00"), "Book by 29 Nov 18:00"],
    [between("booking", "2026-11-20", "2027-01-03"), "Book by 03 Jan 2027"],
    [between("booking", "2026-11-20", null), "Book from 20 Nov"],
    [between("gate-in", "2026-11-16", "2026-11-29"), "For gate-in 16 to 29 Nov"],
    [between(null, "2026-11-16", "2026-11-29"), "Valid 16 to 29 Nov"],
    [between("departure", null, null), "Validity not stated"],
  ])("of %j is %s", (validity, text) => {
    expect(formatValidity(validity, TODAY)).toBe(text);
  });

  it("states all years if today is not known", () => {
    expect(formatValidity(between("departure", "2026-11-16", "2026-11-29"), null)).toBe(
      "For departures 16 to 29 Nov 2026",
    );
    expect(formatValidity(between("booking", null, "2026-11-29T18:00"), null)).toBe("Book by 29 Nov 2026 18:00");
  });
});

describe("readers of a stated validity", () => {
  it("read midnight and the last minute as the end of the day", () => {
    expect(
      ["2026-11-29", "2026-11-29T00:00:00Z", "2026-11-29T23:59:59Z", "2026-11-29T18:00:00Z", "soon", null].map(
        readValidityEnd,
      ),
    ).toEqual(["2026-11-29", "2026-11-29", "2026-11-29", "2026-11-29T18:00", null, null]);
  });

  it("read the basis and ignore other words", () => {
    expect(["departure", " Booking", "GATE-IN", "arrival", null].map(readValidityBasis)).toEqual([
      "departure",
      "booking",
      "gate-in",
      null,
      null,
    ]);
  });

  it("find the port cut-off", () => {
    expect(
      findGateIn([
        { code: "VCO", at: "2026-11-27" },
        { code: "PCO", at: "2026-11-28T12:00" },
      ]),
    ).toBe("2026-11-28T12:00");
    expect(findGateIn([])).toBeNull();
  });
});
