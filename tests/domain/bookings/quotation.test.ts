import { describe, expect, it } from "vitest";
import { toBookingStatus, STATUS_LABELS, formatQuotationValidity } from "#domain/bookings/quotation.ts";
import { aQuotation } from "#tests/support/quotations.ts";

describe("quotation status", () => {
  it.each([
    [0, "Booking in process"],
    [1, "Booked"],
    [2, "Cancelled"],
    [3, "Unknown"],
    [-1, "Unknown"],
    [0.5, "Unknown"],
  ])("maps %d to '%s'", (number, label) => {
    expect(STATUS_LABELS[toBookingStatus(number)]).toBe(label);
  });
});

describe("formatQuotationValidity", () => {
  it.each([
    ["2026-11-20", "4 days left"],
    ["2026-11-23", "1 day left"],
    ["2026-11-24", "Last day"],
    ["2026-11-25", "Expired"],
  ])("on %s is: %s", (today, text) => {
    expect(formatQuotationValidity(aQuotation, () => today)).toBe(text);
  });

  it.each(["booked", "cancelled", "unknown"] as const)("is null for a %s quotation", (status) => {
    expect(formatQuotationValidity({ ...aQuotation, status }, () => "2026-11-20")).toBeNull();
    expect(formatQuotationValidity({ ...aQuotation, status }, () => "2026-12-20")).toBeNull();
  });

  it("counts the days in the zone of the validity", () => {
    const todayIn = (zone?: string | null): string => (zone === "Asia/Kolkata" ? "2026-11-24" : "2026-11-23");
    expect(formatQuotationValidity({ ...aQuotation, validityZone: "Asia/Kolkata" }, todayIn)).toBe("Last day");
    expect(formatQuotationValidity(aQuotation, todayIn)).toBe("1 day left");
  });

  it("is null without an end of validity", () => {
    expect(formatQuotationValidity({ ...aQuotation, validityTill: null }, () => "2026-11-20")).toBeNull();
  });
});
