import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  checkQuoteDecision,
  explainDecisionProblem,
  findQuoteEnd,
  findQuoteState,
  findValidTillProblem,
  formatQuoteCode,
  type Quote,
  type QuoteEndReason,
  type QuoteOutcome,
  readQuoteCode,
  redactQuote,
} from "#domain/quotes";
import type { CutOff } from "#domain/rates";
import { addDays, createZoneClock, toMinutes } from "#domain/time";
import { aQuote, aQuoteOffer } from "./fixtures.ts";

const outcomes = fc.option(fc.constantFrom<QuoteOutcome>("approved", "declined"));
const days = fc.integer({ min: -40, max: 40 }).map((days) => addDays("2026-11-20", days));
const decided = { outcome: "approved", offer: 0, name: "Priya Nair", decidedAt: "2026-11-20T10:50:00Z" } as const;

describe("the state of a quote", () => {
  it.each([
    ["open", null, false, "2026-11-27"],
    ["expired", null, false, "2026-11-28"],
    ["approved", "approved", false, "2026-11-27"],
    ["expired", "approved", false, "2026-11-28"],
    ["declined", "declined", false, "2026-11-28"],
    ["booked", "approved", true, "2026-12-28"],
    ["booked", "declined", true, "2026-11-20"],
  ] as const)("is %s", (state, outcome, isBooked, today) => {
    expect(findQuoteState({ validTill: "2026-11-27", outcome, isBooked }, today)).toBe(state);
  });

  it("never returns to open once the validity is over", () => {
    fc.assert(
      fc.property(outcomes, days, fc.nat({ max: 40 }), (outcome, validTill, later) => {
        const today = addDays(validTill, 1 + later);
        expect(["expired", "declined"]).toContain(findQuoteState({ validTill, outcome, isBooked: false }, today));
      }),
      { seed: 54, numRuns: 100 },
    );
  });
});

describe("a decision", () => {
  const quote = aQuote({ offers: [aQuoteOffer(), aQuoteOffer({ carrier: "CASTELLAN" })] });
  const problem = (changes: Partial<Quote>, outcome: QuoteOutcome, offer: number | null) =>
    checkQuoteDecision({ ...quote, ...changes }, { outcome, offer }).match(
      () => null,
      (found) => explainDecisionProblem(found, quote),
    );

  it("is taken once, while the quote is valid and not booked", () => {
    expect(problem({}, "approved", 1)).toBeNull();
    expect(problem({}, "declined", null)).toBeNull();
    expect(problem({ decision: { ...decided, offer: 1 } }, "declined", null)).toBe(
      "Priya Nair approved offer 2, CASTELLAN. A decision cannot be changed.",
    );
    expect(problem({ decision: { ...decided, outcome: "declined", offer: null } }, "approved", 0)).toBe(
      "Priya Nair declined the quote. A decision cannot be changed.",
    );
    expect(problem({ state: "booked" }, "approved", 0)).toBe("This quote is booked already.");
    expect(problem({ state: "expired" }, "approved", 0)).toBe("This quote ended on 27 Nov 2026. Ask for a new one.");
  });

  it.each([
    ["approved", null],
    ["approved", 2],
    ["approved", -1],
    ["approved", 0.5],
    ["declined", 0],
  ] as const)("names the offer: %s, %s", (outcome, offer) => {
    expect(problem({}, outcome, offer)).toBe("Choose the offer that you approve.");
  });

  it("is refused whatever it is, after another one", () => {
    fc.assert(
      fc.property(
        fc.constantFrom<QuoteOutcome>("approved", "declined"),
        fc.option(fc.nat({ max: 3 })),
        (outcome, offer) => {
          expect(checkQuoteDecision({ ...quote, decision: decided }, { outcome, offer }).isErr()).toBe(true);
        },
      ),
      { seed: 55, numRuns: 50 },
    );
  });
});

describe("the validity of a quote", () => {
  /* 08:00 in Kolkata on the 20th, 21:30 in New York on the 19th. */
  const AT_OFFICE = {
    now: toMinutes(Date.parse("2026-11-20T02:30:00Z")),
    zone: "Asia/Kolkata",
    clock: createZoneClock(),
  };
  const anEnd = ({
    till = null,
    zone = "Asia/Kolkata",
    departure = null,
    loadingZone = null,
  }: {
    readonly till?: string | null;
    readonly zone?: string;
    readonly departure?: string | null;
    readonly loadingZone?: string | null;
  }) => ({ validity: { till, zone }, departure, loadingZone });

  it("ends with the first offer", () => {
    const offers = [
      anEnd({ till: "2026-11-29T18:00", departure: "2026-12-05" }),
      anEnd({ departure: "2026-11-28T06:00" }),
      anEnd({}),
    ];
    expect(findQuoteEnd(offers, "2026-12-01", AT_OFFICE).day).toBe("2026-11-28");
    expect(findQuoteEnd(offers, "2026-11-25", AT_OFFICE).day).toBe("2026-11-25");
    expect(findQuoteEnd([], "2026-12-01", AT_OFFICE).day).toBe("2026-12-01");
  });

  it.each([
    ["a whole day in New York, which ends at 10:30 of the next day at the office", "2026-11-27", "2026-11-27"],
    ["an hour in New York, which is on the next day at the office", "2026-11-27T18:00", "2026-11-28"],
    ["a day that ends at 10:30 of today at the office", "2026-11-19", "2026-11-20"],
    ["a day that is over in New York", "2026-11-18", "2026-11-18"],
  ])("is converted to the zone of the office: %s", (_, date, last) => {
    const zone = "America/New_York";
    expect(findQuoteEnd([anEnd({ till: date, zone })], "2026-12-01", AT_OFFICE).day).toBe(last);
    expect(findQuoteEnd([anEnd({ departure: date, loadingZone: zone })], "2026-12-01", AT_OFFICE).day).toBe(last);
  });

  it("is never later than any of the dates, in any order", () => {
    const dates = fc
      .record({ till: fc.option(days), departure: fc.option(days) })
      .map(({ till, departure }) => anEnd({ till, departure }));
    fc.assert(
      fc.property(fc.array(dates, { maxLength: 4 }), days, (offers, stored) => {
        const { day: last } = findQuoteEnd(offers, stored, AT_OFFICE);
        const all = [stored, ...offers.flatMap(({ validity, departure }) => [validity.till, departure])];
        expect(all.filter((day) => day !== null && day < last)).toEqual([]);
        expect(findQuoteEnd(offers.toReversed(), stored, AT_OFFICE).day).toBe(last);
      }),
      { seed: 56, numRuns: 100 },
    );
  });

  it("can be shortened to today, and not prolonged", () => {
    const check = (typed: string, reason: QuoteEndReason = "offers") =>
      findValidTillProblem(typed, { ...AT_OFFICE, today: "2026-11-20", last: { day: "2026-11-27", reason } });
    expect(check("2026-11-20")).toBeNull();
    expect(check("2026-11-27")).toBeNull();
    expect(check("2026-11-19")).toBe("It is already 20 Nov in Kolkata. Choose that day or a later one.");
    expect(check("2026-11-28")).toBe(
      "The offers end on 27 Nov 2026 (Kolkata time). Choose that day or an earlier one.",
    );
    expect(check("2026-11-28", "booking-cut-off")).toBe(
      "The booking cut-off is on 27 Nov 2026 (Kolkata time). Choose that day or an earlier one.",
    );
    expect(check("2026-11-28", "hidden")).toBe(
      "A quote of these offers can end at the latest on 27 Nov 2026 (Kolkata time). Choose that day or an earlier one.",
    );
    expect(check("2026-11-28", "departure")).toBe(
      "The vessel departs on 27 Nov 2026 (Kolkata time). Choose that day or an earlier one.",
    );
  });

  it("ends with the first of validity, booking cut-off and departure of its offers", () => {
    const zone = "Asia/Kolkata";
    const offer = { validity: { till: "2026-12-02", zone }, departure: "2026-12-03", loadingZone: zone };
    const end = (cutOffs: readonly CutOff[], departure = offer.departure) =>
      findQuoteEnd([{ ...offer, departure, cutOffs }], "2026-12-04", AT_OFFICE);
    expect(end([])).toEqual({ day: "2026-12-02", reason: "offers" });
    expect(end([{ code: "STA", at: "2026-11-29T17:00" }])).toEqual({ day: "2026-11-29", reason: "booking-cut-off" });
    expect(end([{ code: "PCO", at: "2026-11-29T17:00" }], "2026-12-01")).toEqual({
      day: "2026-12-01",
      reason: "departure",
    });
  });
});

describe("a shared quote", () => {
  it("has no note, booking, desk request, id or hash, nor anything that a quote may have one day", () => {
    const secret = { secret: "not for the recipient" };
    const full = {
      ...aQuote({ note: "Our margin is 8 %", deskRequest: "DSK-2026-000007" }),
      bookings: [{ offer: 0, quotationId: "QTN-2026-000123", isCancelled: false }],
      ...secret,
      offers: [{ ...aQuoteOffer(), ...secret }],
      comments: [{ id: "1", writtenBy: "shipper", name: "A", writtenAt: "2026-11-20T08:15:00Z", text: "B", ...secret }],
      decision: { ...decided, ...secret },
    } as const;
    const text = JSON.stringify(redactQuote(full, "Asha Menon"));
    for (const hidden of ["margin", "DSK-", "QTN-", "quote-1", "not for the recipient", full.sha256])
      expect(text).not.toContain(hidden);
    expect(redactQuote(full, "Asha Menon")).toMatchObject({ sender: "Asha Menon", number: "QUO-2026-000123" });
  });
});

describe("the code of a quote", () => {
  it("is written in groups and read back", () => {
    expect(formatQuoteCode("7F3A91C2D04E11B8")).toBe("7F3A 91C2 D04E 11B8");
    expect(readQuoteCode(" 7f3a-91c2 D04E11B8 ")).toBe("7F3A91C2D04E11B8");
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9A-F]{16}$/), (code) => {
        expect(readQuoteCode(formatQuoteCode(code))).toBe(code);
      }),
      { seed: 57, numRuns: 50 },
    );
  });
});
