// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Charge } from "../../../src/domain/charges/charge.ts";
import type { Rate, RateList } from "../../../src/domain/rates/rate.ts";
import { aRate } from "../../support/rates.ts";
import { openScreen } from "./open-screen.tsx";

const amount = (currency: string, minor: number) => ({ currency, minor });
const charge = (changes: Partial<Charge>): Charge => ({
  code: null,
  name: "Charge",
  group: "freight",
  slot: "ocean-freight",
  basis: "per-container",
  equipment: null,
  payment: "unknown",
  price: { kind: "included", stated: null },
  ...changes,
});
const freight = (equipment: string, quantity: number, unit: number) =>
  charge({
    code: "FRT00",
    name: "Basic freight",
    equipment,
    payment: "prepaid",
    price: {
      kind: "priced",
      unit: amount("USD", unit),
      quantity,
      amount: amount("USD", unit * quantity),
    },
  });
const rate: Rate = aRate({
  charges: [
    charge({
      code: "ODF00",
      name: "Export documentation",
      group: "origin",
      slot: "origin-documents",
      basis: "per-bill-of-lading",
      payment: "collect",
      price: { kind: "priced", unit: amount("INR", 450_000), quantity: 1, amount: amount("INR", 450_000) },
    }),
    freight("20GP", 2, 98_000),
    freight("40HC", 1, 164_000),
    charge({ code: "BAF00", name: "Bunker adjustment", slot: "freight-surcharges" }),
    charge({
      name: "Customs clearance",
      group: "destination",
      slot: "customs",
      basis: "unknown",
      price: { kind: "unpriced", text: "At cost" },
    }),
  ],
  price: {
    perCurrency: [amount("INR", 450_000), amount("USD", 360_000)],
    converted: { kind: "converted", total: amount("USD", 365_075) },
    unpricedCount: 1,
    basicFreight: amount("USD", 360_000),
  },
  freeTime: [{ movement: "import", kind: "demurrage", equipment: null, days: 5, counted: "calendar" }],
  remarks: ["Subject to space and equipment."],
});
const list: RateList = {
  rates: [rate],
  warning: null,
  sources: [],
  exchange: {
    base: "USD",
    date: "2026-11-20",
    source: "Reference bank",
    markUpPercent: "1.5",
    quotes: [
      { currency: "INR", unitsPerBase: "90.00" },
      { currency: "JPY", unitsPerBase: "155" },
    ],
  },
};

beforeEach(async () => {
  const page = openScreen();
  await page.answer(list);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const openFrom = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })));
const rows = () =>
  within(screen.getByRole("dialog"))
    .getAllByRole("row")
    .map((row) => [...row.children].map(({ textContent }) => textContent));

describe("Price Breakdown", () => {
  beforeEach(() => openFrom("Price Breakdown, Norrvik Line, Sat 05 Dec"));

  it("lists every charge with its count, rate and currencies, and adds up", () => {
    expect(rows()).toEqual([
      ["Charge", "Basis", "Quantity × rate", "Amount", "In USD"],
      ["Origin charges", "INR 4,500.00", "USD 50.75"],
      ["Export documentationODF00", "per bill of lading, collect", "1 × 4,500.00", "INR 4,500.00", "USD 50.75"],
      ["Freight", "USD 3,600.00", "USD 3,600.00"],
      ["Basic freightFRT00", "per container, prepaid20GP", "2 × 980.00", "USD 1,960.00", "USD 1,960.00"],
      ["Basic freightFRT00", "per container, prepaid40HC", "1 × 1,640.00", "USD 1,640.00", "USD 1,640.00"],
      ["Bunker adjustmentBAF00", "per container", "Included in basic freight"],
      ["Destination charges", "", "USD 0.00"],
      ["Customs clearance", "as stated", "At cost Not in the total"],
    ]);
    const dialog = screen.getByRole("dialog").textContent;
    expect(dialog).toContain("TotalUSD3,650.75");
    expect(dialog).toContain(
      "Not in the total: 1 charge has no stated price. Converted at the rate of 20 Nov 2026 (Reference bank, mark-up 1.5 %): 1 USD = 90.00 INR. The carrier bills each charge in its own currency.",
    );
  });

  it("shows the shares of the total and goes on to the booking", async () => {
    const shares = within(screen.getByRole("list", { name: "Shares of the total in USD" }))
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent);
    expect(shares).toEqual(["Origin charges50.75", "Freight3,600.00"]);

    await act(async () => fireEvent.click(screen.getByRole("button", { name: "Book Now" })));
    expect(screen.getByRole("dialog", { name: "Are you sure you want to book This Quote?" })).toBeTruthy();
  });
});

describe("View Details", () => {
  beforeEach(() => openFrom("View Details, Norrvik Line, Sat 05 Dec"));

  it("describes payment methods, free time and remarks", () => {
    const section = (name: string) => within(screen.getByRole("region", { name }));
    const facts = (name: string) =>
      section(name)
        .getAllByRole("term")
        .map((term) => [term.textContent, term.nextElementSibling?.textContent]);

    expect(facts("Payment terms")).toEqual([
      ["Prepaid (due before shipment)", "2 charges"],
      ["Collect (due after shipment)", "1 charge"],
      ["Payment method not stated", "2 charges"],
    ]);
    expect(facts("Free time")).toEqual([["Import, Demurrage (inside the terminal)", "5 free calendar days"]]);
    expect(section("Remarks").getByText("Subject to space and equipment.")).toBeTruthy();
    expect(screen.getByRole("region", { name: "Basic Information" })).toBeTruthy();
  });
});
