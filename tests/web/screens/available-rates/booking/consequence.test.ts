import { describe, expect, it } from "vitest";
import { aRate } from "#tests/support/rates.ts";
import { anLclRate } from "#tests/support/lcl.ts";
import { consequence } from "#web/screens/available-rates/booking/labels.ts";

describe("what the confirmation says about a booking", () => {
  it("sends only the offer of a carrier at once", () => {
    expect(consequence(aRate({}))).toContain("goes to the carrier at once");
  });

  it("is a confirmation where the offer states it, whatever its source", () => {
    const sentence = "The booking is confirmed at once. You get the booking PDF with its number.";
    expect(consequence(aRate({ isConfirmedAtOnce: true }))).toBe(sentence);
    expect(consequence(aRate({ source: "excel", isConfirmedAtOnce: true }))).toBe(sentence);
    expect(consequence({ ...anLclRate(), isConfirmedAtOnce: true })).toBe(sentence);
  });

  it("is a request to the desk for an offer whose carrier was not asked", () => {
    const offer = aRate({ carrier: { name: "Pelagia", logo: null }, isConfirmedAtOnce: false });
    expect(consequence(offer)).toBe("Our desk books it with Pelagia. My Bookings shows when it is confirmed.");
  });

  it("is a request for an offer of a rate sheet", () => {
    const offer = aRate({ source: "excel", carrier: { name: "Castellan", logo: null } });
    expect(consequence(offer)).toBe("Castellan confirms the booking. My Bookings shows when it is confirmed.");
  });

  it("names our desk for an LCL rate", () => {
    expect(consequence(anLclRate())).toBe("Our desk processes the booking. My Bookings shows when it is confirmed.");
  });
});
