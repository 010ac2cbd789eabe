import { describe, expect, it } from "vitest";
import { aRate } from "#tests/support/rates.ts";
import { anLclRate } from "#tests/support/lcl.ts";
import { consequence } from "#web/screens/available-rates/booking/labels.ts";

describe("what the confirmation says about a booking", () => {
  it("sends only the offer of a carrier at once", () => {
    expect(consequence(aRate({}))).toContain("goes to the carrier at once");
  });

  it("is a request for an offer of a rate sheet", () => {
    const offer = aRate({ source: "excel", carrier: { name: "Castellan", logo: null } });
    expect(consequence(offer)).toBe("This is a booking request to Castellan. My Bookings shows when it is confirmed.");
  });

  it("names the booking desk for an LCL rate", () => {
    expect(consequence(anLclRate())).toBe(
      "Our booking desk processes the booking. My Bookings shows when it is confirmed.",
    );
  });
});
