import { describe, expect, it } from "vitest";
import { PAYMENT_LABELS, toPaymentTerm } from "#domain/charges/labels.ts";

describe("toPaymentTerm", () => {
  it("reads prepaid, collect and as agreed", () => {
    expect(["P", "C", "BKG", null].map((code) => PAYMENT_LABELS[toPaymentTerm(code)])).toStrictEqual([
      "Prepaid (due before shipment)",
      "Collect (due after shipment)",
      "As agreed",
      "As agreed",
    ]);
  });
});
