import { describe, expect, it } from "vitest";
import { toPageState, formatPage, toSkip } from "#domain/bookings/list.ts";
import { toBookingStatus, STATUS_LABELS, STATUS_TONES, formatQuotationValidity } from "#domain/bookings/quotation.ts";
import { aQuotation } from "#tests/support/quotations.ts";

const pageOf = (count: number, total: number | null) => ({
  quotations: Array.from({ length: count }, () => aQuotation),
  total,
  facets: null,
});

describe("a quotation's status", () => {
  it.each([
    [0, "Booking in process", "caution"],
    [1, "Booked", "positive"],
    [2, "Cancelled", "critical"],
    [3, "Unknown", "neutral"],
    [-1, "Unknown", "neutral"],
    [0.5, "Unknown", "neutral"],
  ])("%d is '%s'", (number, label, tone) => {
    const status = toBookingStatus(number);
    expect([STATUS_LABELS[status], STATUS_TONES[status]]).toStrictEqual([label, tone]);
  });
});

describe("pages of quotations", () => {
  it.each([
    [0, 10, 43, "Page 1 of 5", false, true],
    [4, 3, 43, "Page 5 of 5", true, false],
    [0, 10, 10, "Page 1 of 1", false, false],
    [0, 0, 0, "Page 1 of 1", false, false],
    [0, 10, null, "Page 1", false, true],
    [1, 3, null, "Page 2 of 2", true, false],
    [1, 0, null, "Page 2 of 2", true, false],
  ])("page %d with %d of %s", (page, count, total, text, hasPrevious, hasNext) => {
    const state = toPageState(page, pageOf(count, total));
    expect([formatPage(state), state.hasPrevious, state.hasNext]).toStrictEqual([text, hasPrevious, hasNext]);
  });

  it("skip ten a page", () => {
    expect([0, 1, 4].map(toSkip)).toStrictEqual([0, 10, 40]);
  });
});

describe("a quotation's validity", () => {
  it.each([
    ["2026-11-20", "4 days left"],
    ["2026-11-23", "1 day left"],
    ["2026-11-24", "Last day"],
    ["2026-11-25", "Expired"],
  ])("on %s: %s", (today, text) => {
    expect(formatQuotationValidity(aQuotation, today)).toBe(text);
  });

  it.each(["booked", "cancelled", "unknown"] as const)("does not matter once it is %s", (status) => {
    expect(formatQuotationValidity({ ...aQuotation, status }, "2026-11-20")).toBeNull();
    expect(formatQuotationValidity({ ...aQuotation, status }, "2026-12-20")).toBeNull();
  });

  it("does not matter without an end", () => {
    expect(formatQuotationValidity({ ...aQuotation, validityTill: null }, "2026-11-20")).toBeNull();
  });
});
