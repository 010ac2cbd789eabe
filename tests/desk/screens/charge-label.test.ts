import { expect, it } from "vitest";
import { chargeLabel } from "#desk/kit/charge-label.ts";
import { formatCharge } from "#desk/screens/rates/rates-labels.ts";

it.each([
  ["ENS/AMS", "ENS/AMS"],
  ["ISF FILING", "ISF filing"],
  ["B/L FEE", "B/L fee"],
  ["DOC FEE", "Doc fee"],
  ["SEA FREIGHT", "Sea freight"],
  ["PICK/DROP", "Pick/drop"],
  ["ORIGIN THC", "Origin THC"],
])("shows the charge %s as %s", (name, label) => {
  expect(chargeLabel(name)).toBe(label);
});

it("shows what a cell says in place of an amount as it is written", () => {
  expect(formatCharge({ amount: null, basis: "", condition: "At COST" })).toBe("At COST");
  expect(formatCharge({ amount: null, basis: "", condition: null })).toBe("on request");
});
