import { describe, expect, it } from "vitest";
import { offerDocument } from "#server/modules/documents/offer-document.ts";
import { redactDocument } from "#server/modules/documents/shared-document.ts";
import { aRate } from "#tests/support/rates.ts";

const RATE = aRate({ cutOffs: [{ code: "VCO", at: "2026-12-01T12:00" }] });
const PAGES = offerDocument(
  RATE,
  { load: [], exchange: null },
  {
    quotationId: "QTN-2026-000123",
    bookingId: "KLB-2026-000123",
    bookedOn: "2026-11-20",
    bookedAt: Date.UTC(2026, 10, 20, 8),
    status: "booked",
    reference: "PO 88213",
  },
);
const NOTHING = { prices: false, references: false, deadlines: false };
const labelsWith = (changes: Partial<typeof NOTHING>): readonly string[] =>
  redactDocument(PAGES, { ...NOTHING, ...changes }).facts.map(([label]) => label);
const sectionsWith = (changes: Partial<typeof NOTHING>) => redactDocument(PAGES, { ...NOTHING, ...changes }).sections;

describe("the confirmation of a booking over a link", () => {
  it("says what is shipped, by whom and when, and neither numbers nor prices", () => {
    expect(labelsWith({})).toEqual([
      "Status",
      "Booked on",
      "Carrier",
      "Port of loading",
      "Vessel",
      "Departure (ETD)",
      "Transit time",
    ]);
    expect(sectionsWith({}).map(({ title }) => title)).toEqual(["Route", "Containers", "Free time"]);
    expect(redactDocument(PAGES, NOTHING).title).toBe("Booking");
  });

  it("adds numbers, prices and cut-offs if the link shows them", () => {
    expect(labelsWith({ references: true }).slice(0, 3)).toEqual(["Quotation", "Booking", "Your reference"]);
    expect(labelsWith({ prices: true }).filter((label) => !labelsWith({}).includes(label))).toEqual([
      "Rate type",
      "Validity",
      "Source of the price",
    ]);
    expect(sectionsWith({ prices: true }).map(({ title }) => title)).toEqual([
      "Route",
      "Containers",
      "Charges",
      "Fees for changes",
      "Free time",
    ]);
    expect(sectionsWith({})[0]?.deadlines).toBeUndefined();
    expect(sectionsWith({ deadlines: true })[0]?.deadlines).toEqual(["Cut-offs: VGM 01 Dec, 12:00."]);
  });

  it("states whose schedule the sailing is from, and of which day", () => {
    const rate = aRate({ schedule: { carrier: "Castellan", askedAt: "2026-11-19T19:00:00.000Z" } });
    expect(offerDocument(rate, { load: [], exchange: null }, null).sections[0]?.notes).toEqual([
      "Times are local to each place.",
      "Sailing by the schedule of Castellan, as of Fri 20 Nov 2026.",
    ]);
    expect(PAGES.sections[0]?.notes).toEqual(["Times are local to each place."]);
  });

  it("leaves out a fact that states no part", () => {
    const pages = { ...PAGES, facts: [["Booked by", "Asha Menon"] as const, ...PAGES.facts] };
    expect(redactDocument(pages, { prices: true, references: true, deadlines: true }).facts).toEqual(PAGES.facts);
  });
});
