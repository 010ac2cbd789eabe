import { expect, it } from "vitest";
import { listChanges } from "#desk/screens/audit/changes.ts";

it("names only those who find a sheet", () => {
  const after = { visibleTo: { groups: ["Spice traders"], companies: [] } };
  expect(listChanges({ before: null, after })).toEqual([
    { name: "Visible to", before: null, after: "groups Spice traders" },
  ]);
});

it("shows amounts of money with their currency, also inside a rule", () => {
  const before = { fee: { currency: "JPY", minor: 1_200 } };
  const after = {
    fee: { currency: "USD", minor: 12_500 },
    margin: { kind: "amount", money: { currency: "USD", minor: 12_000 }, per: "container" },
    creditLimit: 4_000_000,
    total: 156_891,
    approvalLimit: null,
    currency: "USD",
    minimum: null,
  };
  expect(listChanges({ before, after })).toEqual([
    { name: "Fee", before: "JPY 1,200", after: "USD 125.00" },
    { name: "Margin", before: "none", after: "kind amount, money USD 120.00, per container" },
    { name: "Credit limit", before: "none", after: "USD 40,000.00" },
    { name: "Total", before: "none", after: "USD 1,568.91" },
    { name: "Approval limit", before: "none", after: "none" },
    { name: "Currency", before: "none", after: "USD" },
    { name: "Minimum", before: "none", after: "none" },
  ]);
});
