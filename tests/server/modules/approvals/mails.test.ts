import { expect, it } from "vitest";
import { requestMessage } from "#server/modules/approvals/mails.ts";

const FACTS = {
  carrier: "Norrvik Line",
  origin: "Nhava Sheva",
  destination: "Rotterdam",
  total: 372_000,
  currency: "USD",
  priceEndsAt: Date.parse("2026-11-24T12:30:00Z"),
  reference: null,
};

const write = (formats: Parameters<typeof requestMessage>[4]): readonly string[] =>
  requestMessage("boss@menon.example", "https://portal.example", "Asha Menon", FACTS, formats)
    .text.split("\n\n")
    .filter((paragraph) => /^(?:Total|The price)/.test(paragraph));

it("asks for an approval in the formats of the approver", () => {
  expect(write({ dates: "day-month-name", numbers: "comma-point" })).toEqual([
    "Total: USD 3,720.00",
    "The price ends on Tue 24 Nov 2026, 18:00 (office time). Nothing is booked until you approve.",
  ]);
  expect(write({ dates: "day-month-year", numbers: "point-comma" })).toEqual([
    "Total: USD 3.720,00",
    "The price ends on Tue 24/11/2026, 18:00 (office time). Nothing is booked until you approve.",
  ]);
});
