import { describe, expect, it } from "vitest";
import { formatStatedValidity, formatValidity, toBookingValidity } from "#domain/rates";
import { aRate } from "#tests/support/rates.ts";

const validity = { basis: "booking", from: "2026-11-20", till: "2026-12-02", zone: "Asia/Kolkata" } as const;
const BOOKING = { code: "STA", at: "2026-11-29T17:00" } as const;
const textOf = (changes: Parameters<typeof aRate>[0]) =>
  formatValidity(
    toBookingValidity(aRate({ validity, cutOffs: [], departure: "2026-12-05", ...changes })),
    "2026-11-28",
  );

describe("the day by which an offer has to be booked", () => {
  it("is the first of the end of the price, the cut-offs that cargo must meet and the departure", () => {
    expect(textOf({})).toBe("Book by 02 Dec");
    expect(textOf({ cutOffs: [BOOKING] })).toBe("Book by 29 Nov 17:00");
    expect(textOf({ cutOffs: [{ ...BOOKING, at: "2026-12-03T17:00" }] })).toBe("Book by 02 Dec");
    expect(textOf({ cutOffs: [{ ...BOOKING, code: "PCO" }] })).toBe("Book by 29 Nov 17:00");
    expect(textOf({ cutOffs: [BOOKING, { code: "VCO", at: "2026-11-29T12:00" }] })).toBe("Book by 29 Nov 12:00");
    expect(textOf({ cutOffs: [{ ...BOOKING, code: "LCO" }] })).toBe("Book by 02 Dec");
    expect(textOf({ validity: { ...validity, till: "2026-12-06" }, departure: "2026-12-03" })).toBe("Book by 03 Dec");
    expect(textOf({ departure: null })).toBe("Book by 02 Dec");
  });

  it("is in the zone of the port of loading where the sailing ends the booking", () => {
    const newYork = aRate({ validity, cutOffs: [BOOKING], loadingZone: "America/New_York" });
    expect(formatStatedValidity(toBookingValidity(newYork))).toBe("Book by 29 Nov 2026 17:00 (New York time)");
    const sameDay = { validity: { ...validity, till: "2026-11-29T20:00" } };
    expect(textOf({ ...sameDay, cutOffs: [BOOKING], loadingZone: "America/New_York" })).toBe("Book by 29 Nov 20:00");
  });

  it("leaves other validities as they are, which concern the sailing", () => {
    for (const basis of ["departure", "gate-in", null] as const) {
      const other = { ...validity, basis };
      expect(toBookingValidity(aRate({ validity: other, cutOffs: [BOOKING] }))).toBe(other);
    }
  });
});
