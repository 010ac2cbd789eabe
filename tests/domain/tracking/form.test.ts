import { describe, expect, it } from "vitest";
import {
  EMPTY_TRACKING_FORM,
  fromTrackingQuery,
  readTrackingForm,
  validateTracking,
  setTrackingType,
} from "#domain/tracking/form.ts";
import { AIR_TYPES, SHIPPING_LINES } from "#domain/tracking/shipping-lines.ts";

const messages = (form: Parameters<typeof validateTracking>[0]) =>
  validateTracking(form).match(
    (query) => query,
    (problems) => problems.map(({ field, message }) => `${field}: ${message}`),
  );

describe("the tracking form", () => {
  it("requires a Booking ID and a type", () => {
    expect(messages({ ...EMPTY_TRACKING_FORM, bookingId: "  " })).toStrictEqual([
      "bookingId: Please enter a Booking ID.",
      "type: Please select a type.",
    ]);
  });

  it("requires a shipping line for fcl and an air type for air", () => {
    const form = { ...EMPTY_TRACKING_FORM, bookingId: "KLB-1" };
    expect(messages({ ...form, type: "fcl" })).toStrictEqual(["shippingLine: Please select a shipping line."]);
    expect(messages({ ...form, type: "air" })).toStrictEqual(["airType: Please select an air type."]);
  });

  it("sends only the fields of its type", () => {
    const form = { bookingId: " KLB-1 ", shippingLine: "MSC", airType: "awb" } as const;
    expect(messages({ ...form, type: "fcl" })).toStrictEqual({ bookingId: "KLB-1", type: "fcl", shippingLine: "MSC" });
    expect(messages({ ...form, type: "air" })).toStrictEqual({ bookingId: "KLB-1", type: "air", airType: "awb" });
    expect(messages({ ...form, type: "land" })).toStrictEqual({ bookingId: "KLB-1", type: "land" });
  });

  it("refuses a Booking ID of more than 64 characters", () => {
    expect(messages({ ...EMPTY_TRACKING_FORM, bookingId: "K".repeat(65), type: "lcl" })).toStrictEqual([
      "bookingId: A Booking ID can have 64 characters at most.",
    ]);
  });

  it("clears shipping line and air type only when the type changes", () => {
    const form = { bookingId: "KLB-1", type: "fcl", shippingLine: "ZIM", airType: null } as const;
    expect(setTrackingType(form, "air")).toStrictEqual({ ...form, type: "air", shippingLine: null });
    expect(setTrackingType(form, "fcl")).toBe(form);
  });

  it("ignores unknown choices in an address", () => {
    const texts = { bookingId: "KLB-1", type: "FCL", shippingLine: "HMM", airType: "plane" };
    expect(readTrackingForm(texts)).toStrictEqual({
      bookingId: "KLB-1",
      type: null,
      shippingLine: "HMM",
      airType: null,
    });
  });

  it("is restored from a query", () => {
    expect(fromTrackingQuery({ bookingId: "KLB-1", type: "fcl", shippingLine: "ONE" })).toStrictEqual({
      bookingId: "KLB-1",
      type: "fcl",
      shippingLine: "ONE",
      airType: null,
    });
  });

  it("offers ten shipping lines and two air types", () => {
    expect([SHIPPING_LINES.length, AIR_TYPES]).toStrictEqual([10, ["awb", "flight"]]);
  });
});
