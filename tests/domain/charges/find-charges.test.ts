import { describe, expect, it } from "vitest";
import { findCharges } from "#domain/charges";

const named = (typed: string): readonly string[] => findCharges(typed).map(({ name }) => name);

describe("findCharges", () => {
  it.each([
    ["baf", ["BAF"]],
    ["Bunk adj", ["BAF", "STANDARD BUNKER ADJUSTMENT FACTOR"]],
    ["cic", ["CONTAINER IMBALANCE CHARGE"]],
    ["imbal cont", ["CONTAINER IMBALANCE CHARGE"]],
    ["pre-carriage", ["ORIGIN HAULAGE", "PRE-CARRIAGE"]],
    ["thc", ["TERMINAL HANDLING CHARGE", "ORIGIN THC", "DESTINATION THC"]],
    ["b/l", ["BILL OF LADING", "BL FEE"]],
    ["Zuschlag X7", []],
    ["--", []],
  ])("finds for %j the charges %j", (typed, names) => {
    expect(named(typed)).toStrictEqual(names);
  });

  it("has the charge of sheets first among equally near ones", () => {
    expect(named("freight")[0]).toBe("OCEAN FREIGHT");
  });

  it("offers the charges that sheets have most where nothing is typed", () => {
    expect([named(" ").length, named(" ").slice(0, 4)]).toStrictEqual([
      20,
      ["OCEAN FREIGHT", "ORIGIN THC", "DESTINATION THC", "BAF"],
    ]);
  });

  it("names codes and other names of a charge", () => {
    expect(findCharges("destination thc")[0]).toStrictEqual({
      name: "DESTINATION THC",
      others: ["THC destination", "Terminal handling destination", "DTHC"],
    });
  });
});
