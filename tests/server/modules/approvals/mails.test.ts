import { expect, it } from "vitest";
import { requestMessage } from "#server/modules/approvals/mails.ts";

const FACTS = {
  carrier: "Norrvik Line",
  origin: "Nhava Sheva",
  destination: "Rotterdam",
  shipment: JSON.stringify({
    load: { mode: "fcl", containers: [{ equipment: "40HC", quantity: 2 }] },
    vessel: "NORRVIK ASTRID",
    departure: "2026-12-03T06:00",
  }),
  total: 372_000,
  currency: "USD",
  priceEndsAt: Date.parse("2026-11-24T12:30:00Z"),
  reference: null,
};

type Args = Parameters<typeof requestMessage>;

const ASHA = { name: "Asha Menon", limit: { currency: "USD", minor: 100_000 } };
const FOOT = "Keelson Global Logistics\nhello@keelson.example";
const LINK = "Open My Bookings:\nhttps://portal.example/rate/quote#approvals";

const write = (formats: Args[4], requester: Args[2] = ASHA, facts: Args[3] = FACTS): readonly string[] =>
  requestMessage("boss@menon.example", "https://portal.example", requester, facts, formats).text.split("\n\n");

it("asks for an approval in the formats of the approver, with what is booked", () => {
  expect(write({ dates: "day-month-name", numbers: "comma-point" })).toEqual([
    "Asha Menon may book up to USD 1,000.00 without approval and asks you to approve a booking above it.",
    LINK,
    "Norrvik Line, Nhava Sheva to Rotterdam",
    "2 × 40HC, departure Thu 03 Dec 2026, 06:00, NORRVIK ASTRID",
    "Total: USD 3,720.00",
    "The price ends on Tue 24 Nov 2026, 18:00 (office time). Nothing is booked until you approve.",
    FOOT,
  ]);
  expect(write({ dates: "day-month-year", numbers: "point-comma" })).toEqual([
    "Asha Menon may book up to USD 1.000,00 without approval and asks you to approve a booking above it.",
    LINK,
    "Norrvik Line, Nhava Sheva to Rotterdam",
    "2 × 40HC, departure Thu 03/12/2026, 06:00, NORRVIK ASTRID",
    "Total: USD 3.720,00",
    "The price ends on Tue 24/11/2026, 18:00 (office time). Nothing is booked until you approve.",
    FOOT,
  ]);
});

it("leaves out what an earlier request does not state", () => {
  expect(
    write(
      { dates: "day-month-name", numbers: "comma-point" },
      { name: "Asha Menon", limit: null },
      { ...FACTS, shipment: null },
    ),
  ).toEqual([
    "Asha Menon asks you to approve a booking.",
    LINK,
    "Norrvik Line, Nhava Sheva to Rotterdam",
    "Total: USD 3,720.00",
    "The price ends on Tue 24 Nov 2026, 18:00 (office time). Nothing is booked until you approve.",
    FOOT,
  ]);
});

it("states the weight and volume of a part load", () => {
  const shipment = JSON.stringify({ load: { mode: "lcl", weightKg: 1200, cbm: 3.25 }, vessel: null, departure: null });
  expect(write({ dates: "day-month-name", numbers: "comma-point" }, ASHA, { ...FACTS, shipment })[3]).toBe(
    "1,200 kg, 3.25 CBM",
  );
});
