import { describe, expect, it } from "vitest";
import { createZoneClock } from "#domain/time";
import {
  coversSailing,
  findGateIn,
  findValidityProblem,
  readValidityBasis,
  readValidityEnd,
  type Validity,
  formatStatedValidity,
  formatValidity,
} from "#domain/rates/validity.ts";
import { written } from "#tests/support/written.ts";

const zones = createZoneClock();
const at = (moment: string): number => Date.parse(moment) / 60_000;
const TODAY = "2026-11-20";
const NOW = at("2026-11-20T06:30:00Z");
const between = (basis: Validity["basis"], from: string | null, till: string | null): Validity => ({
  basis,
  from,
  till,
  zone: "Asia/Kolkata",
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
    expect(coversSailing(december, sailing(departure), NOW, zones)).toBe(isCovered);
  });

  it.each([
    ["2026-11-20", true],
    ["2026-11-21", false],
  ])("compares bookings from %s with a booking on 20 November: %s", (from, isCovered) => {
    expect(coversSailing(between("booking", from, null), sailing("2027-03-01"), NOW, zones)).toBe(isCovered);
  });

  it("compares gate-in with the port cut-off, otherwise with two days before departure", () => {
    const gateIn = between("gate-in", "2026-12-01", "2026-12-31");
    expect(coversSailing(gateIn, sailing("2026-12-02", "2026-11-30T12:00"), NOW, zones)).toBe(false);
    expect(coversSailing(gateIn, sailing("2027-01-01", "2026-12-31T12:00"), NOW, zones)).toBe(true);
    expect(coversSailing(gateIn, sailing("2026-12-02"), NOW, zones)).toBe(false);
    expect(coversSailing(gateIn, sailing("2026-12-03"), NOW, zones)).toBe(true);
    expect(coversSailing(gateIn, sailing("2027-01-02"), NOW, zones)).toBe(true);
  });

  it("accepts sailings without dates and validities without a basis", () => {
    expect(coversSailing(december, sailing(null), NOW, zones)).toBe(true);
    expect(coversSailing({ ...december, basis: null }, sailing("2027-05-01"), NOW, zones)).toBe(true);
  });
});

describe("findValidityProblem", () => {
  it("states the date of the end", () => {
    const problem = (till: string, now: string) =>
      written(findValidityProblem(between("booking", null, till), sailing(null), at(now), zones));
    expect(problem("2026-11-29", "2026-11-29T23:59+05:30")).toBeNull();
    expect(problem("2026-11-29", "2026-11-30T00:00+05:30")).toBe("Ended on 29 Nov 2026 (Kolkata time)");
    expect(problem("2026-11-29T18:00", "2026-11-29T17:59+05:30")).toBeNull();
    expect(problem("2026-11-29T18:00", "2026-11-29T18:00+05:30")).toBe("Ended on 29 Nov 2026 18:00 (Kolkata time)");
  });

  it("states the first day or the covered departures", () => {
    expect(written(findValidityProblem(between("booking", "2026-12-01", null), sailing(null), NOW, zones))).toBe(
      "Can be booked from 01 Dec 2026 (Kolkata time)",
    );
    expect(
      written(findValidityProblem(between("departure", "2026-12-01", "2026-12-31"), sailing("2026-11-28"), NOW, zones)),
    ).toBe("Not for this sailing: for departures 01 Dec 2026 to 31 Dec 2026");
  });
});

describe("the zone of a validity", () => {
  const booking = (from: string | null, till: string | null, zone: string | null, now: string) =>
    written(findValidityProblem({ basis: "booking", from, till, zone }, sailing(null), at(now), zones));

  it.each([
    ["Asia/Kolkata", "2026-11-25T18:29Z", "Can be booked from 26 Nov 2026 (Kolkata time)"],
    ["Asia/Kolkata", "2026-11-25T18:30Z", null],
    ["America/New_York", "2026-11-26T04:59Z", "Can be booked from 26 Nov 2026 (New York time)"],
    ["America/New_York", "2026-11-26T05:00Z", null],
    [null, "2026-11-25T09:59Z", "Can be booked from 26 Nov 2026"],
    [null, "2026-11-25T10:00Z", null],
    ["No/Where", "2026-11-25T10:00Z", null],
  ])("decides when a day begins: in %s at %s", (zone, now, problem) => {
    expect(booking("2026-11-26", null, zone, now)).toBe(problem);
  });

  it.each([
    ["Asia/Kolkata", "2026-11-26T18:29Z", null],
    ["Asia/Kolkata", "2026-11-26T18:30Z", "Ended on 26 Nov 2026 (Kolkata time)"],
    ["Pacific/Auckland", "2026-11-26T10:59Z", null],
    ["Pacific/Auckland", "2026-11-26T11:00Z", "Ended on 26 Nov 2026 (Auckland time)"],
    [null, "2026-11-27T11:59Z", null],
    [null, "2026-11-27T12:00Z", "Ended on 26 Nov 2026"],
  ])("decides when a day ends: in %s at %s", (zone, now, problem) => {
    expect(booking(null, "2026-11-26", zone, now)).toBe(problem);
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

describe("formatStatedValidity", () => {
  it.each([
    [between("booking", "2026-11-20", "2026-11-29"), "Book by 29 Nov 2026 (Kolkata time)"],
    [between("booking", null, "2026-11-29T18:00"), "Book by 29 Nov 2026 18:00 (Kolkata time)"],
    [between("booking", "2026-11-29", null), "Book from 29 Nov 2026 (Kolkata time)"],
    [between(null, "2026-11-16", "2026-11-29"), "Valid 16 to 29 Nov 2026 (Kolkata time)"],
    [between("departure", "2026-11-16", "2026-11-29"), "For departures 16 to 29 Nov 2026"],
    [between("gate-in", "2026-11-16", "2026-11-29"), "For gate-in 16 to 29 Nov 2026"],
    [{ ...between("booking", null, "2026-11-29"), zone: null }, "Book by 29 Nov 2026"],
    [between("booking", null, null), "Validity not stated"],
  ])("names the zone of a day that limits the booking: %o", (validity, text) => {
    expect(formatStatedValidity(validity)).toBe(text);
  });
});

describe("a validity that may not be shown", () => {
  const hidden = { ...between("booking", "2026-11-21", "2026-11-29"), isHidden: true } as const;

  it("has no text", () => {
    expect([formatValidity(hidden, TODAY), formatStatedValidity(hidden)]).toEqual([null, null]);
  });

  it("limits bookings as any other, and no reason has a date", () => {
    expect(findValidityProblem(hidden, sailing(null), at("2026-11-25T06:30:00Z"), zones)).toBeNull();
    expect(findValidityProblem(hidden, sailing(null), at("2026-11-30T06:30:00Z"), zones)).toBe("No longer offered");
    expect(findValidityProblem(hidden, sailing(null), NOW, zones)).toBe("Not offered for this booking");
    const departures = { ...hidden, basis: "departure" } as const;
    expect(findValidityProblem(departures, sailing("2026-12-05"), NOW, zones)).toBe("Not offered for this booking");
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
