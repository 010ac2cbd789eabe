import { describe, expect, it } from "vitest";
import type { SheetLine } from "#domain/rates/rate-sheet/line.ts";
import { normaliseSheetLine } from "#domain/rates/rate-sheet/normalise.ts";
import { aSheetLine, rateContext } from "../fixtures.ts";

const normaliseSheet = (changes: Partial<SheetLine> = {}) => normaliseSheetLine(aSheetLine(changes), rateContext);

const sheetLines = (charges: Readonly<Record<string, string>>) =>
  normaliseSheet({ charges }).charges.map(({ name, equipment, basis, price }) => [
    name,
    equipment,
    basis,
    price.kind === "priced" ? `${price.quantity} x ${price.unit.currency} ${price.unit.minor}` : price.kind,
  ]);

const usd = (minor: number) => ({ currency: "USD", minor });

describe("charges of a rate sheet line", () => {
  it("are read for the whole load", () => {
    expect(sheetLines(aSheetLine().charges)).toStrictEqual([
      ["OCEAN FREIGHT", "20GP", "per-container", "2 x USD 98000"],
      ["OCEAN FREIGHT", "40HC", "per-container", "1 x USD 176000"],
      ["BUNKER", null, "unknown", "included"],
      ["THC ORIGIN", null, "per-container", "3 x INR 985000"],
      ["BL FEE", null, "per-bill-of-lading", "1 x INR 400000"],
      ["DO FEE", null, "per-bill-of-lading", "1 x EUR 6500"],
      ["DESTINATION THC", null, "unknown", "unpriced"],
      ["CAF", null, "percent", "1 x USD 18600"],
    ]);
    expect(normaliseSheet().price).toStrictEqual({
      perCurrency: [{ currency: "EUR", minor: 6500 }, { currency: "INR", minor: 3_355_000 }, usd(390_600)],
      converted: { kind: "converted", total: usd(435_599) },
      unpricedCount: 1,
      basicFreight: usd(372_000),
    });
    expect(normaliseSheet().coverage).toMatchObject({
      "ocean-freight": "priced",
      "freight-surcharges": "priced",
      "destination-terminal": "unpriced",
      "origin-haulage": "not-quoted",
    });
  });
});

describe("toSheetCharges", () => {
  it("applies a charge without a size to every container", () => {
    expect(sheetLines({ "OCEAN FREIGHT": "USD 1,200" })).toStrictEqual([
      ["OCEAN FREIGHT", null, "per-container", "3 x USD 120000"],
    ]);
  });

  it("adds no freight to a freight", () => {
    expect(sheetLines({ "OCEAN FREIGHT": "USD 1,200", "BASIC FREIGHT": "USD 1200" })).toStrictEqual([
      ["OCEAN FREIGHT", null, "per-container", "3 x USD 120000"],
    ]);
    expect(sheetLines({ "OCEAN FREIGHT 20GP": "USD 980", "OCEAN FREIGHT": "USD 1,200" })).toStrictEqual([
      ["OCEAN FREIGHT", "20GP", "per-container", "2 x USD 98000"],
      ["OCEAN FREIGHT", null, "per-container", "1 x USD 120000"],
    ]);
    const twice = normaliseSheet({ charges: { "OCEAN FREIGHT": "USD 1,200", "ALL IN": "USD 1,350" } });
    expect(twice.charges[1]?.price).toStrictEqual({ kind: "unpriced", text: "USD 1,350.00, a second ocean freight" });
    expect(twice.coverage["ocean-freight"]).toBe("unpriced");
  });

  it("takes an all-in freight to contain what else the line does not name", () => {
    const { coverage } = normaliseSheet({ charges: { "ALL IN FREIGHT": "USD 1,350", "DESTINATION THC": "EUR 245" } });
    expect([coverage["ocean-freight"], coverage["origin-terminal"], coverage["destination-terminal"]]).toStrictEqual([
      "priced",
      "maybe-in-all-in",
      "priced",
    ]);
    expect(normaliseSheet({ charges: { "OCEAN FREIGHT": "USD 1,350" } }).coverage["origin-terminal"]).toBe(
      "not-quoted",
    );
  });

  it("leaves the freight of a missing size unpriced", () => {
    const { charges, price } = normaliseSheet({ charges: { "OCEAN FREIGHT 20GP": "USD 980" } });
    expect(charges.at(-1)?.price).toStrictEqual({ kind: "unpriced", text: "Not quoted for 1 × 40HC" });
    expect(price.unpricedCount).toBe(1);
  });

  it("omits sizes that were not requested", () => {
    expect(sheetLines({ "OCEAN FREIGHT": "1200", "THC ORIGIN 45HC": "USD 99" })).toHaveLength(1);
  });

  it("leaves charges per W/M, per ton or with a minimum quantity unpriced", () => {
    expect(sheetLines({ "OCEAN FREIGHT": "147/W/M", SEAL: "12/TON", VGM: "9/CNTR (MIN 3CBM)" })).toStrictEqual([
      ["OCEAN FREIGHT", null, "unknown", "unpriced"],
      ["SEAL", null, "unknown", "unpriced"],
      ["VGM", null, "unknown", "unpriced"],
    ]);
  });

  it("applies a minimum amount", () => {
    expect(sheetLines({ "OCEAN FREIGHT": "1200", SEAL: "USD 5/CNTR MIN USD 50" })).toContainEqual([
      "SEAL",
      null,
      "flat",
      "1 x USD 5000",
    ]);
    expect(sheetLines({ "OCEAN FREIGHT": "1200", SEAL: "USD 5/CNTR MIN EUR 50" })[1]?.[3]).toBe("unpriced");
  });

  it("prices free charges at zero", () => {
    expect(sheetLines({ "OCEAN FREIGHT": "1200", SEAL: "NIL" })[1]).toStrictEqual(["SEAL", null, "flat", "1 x USD 0"]);
  });

  it("prices a percentage only if its base is priced in one currency", () => {
    expect(sheetLines({ "OCEAN FREIGHT": "1200", BAF: "10% OF FREIGHT" })[1]?.[3]).toBe("1 x USD 36000");
    expect(sheetLines({ "OCEAN FREIGHT": "1200", BAF: "10%" })[1]?.[3]).toBe("unpriced");
    expect(sheetLines({ "OCEAN FREIGHT": "1200", "BL FEE": "50", X: "10% OF BL FEE" })[2]?.[3]).toBe("1 x USD 500");
    expect(sheetLines({ "OCEAN FREIGHT": "1200", X: "10% OF CARGO VALUE" })[1]?.[3]).toBe("unpriced");
    expect(sheetLines({ "OCEAN FREIGHT": "AT COST", X: "10% OF FREIGHT" })[1]?.[3]).toBe("unpriced");
    const half = { "OCEAN FREIGHT 20GP": "USD 1", "OCEAN FREIGHT 40HC": "AT COST", X: "10% OF OCEAN FREIGHT" };
    expect(sheetLines(half)[2]?.[3]).toBe("unpriced");
    expect(
      sheetLines({ "OCEAN FREIGHT 20GP": "USD 1", "OCEAN FREIGHT 40HC": "EUR 1", X: "10% OF OCEAN FREIGHT" })[2]?.[3],
    ).toBe("unpriced");
  });

  it("requires a currency from the cell or the line", () => {
    const fields = { ...aSheetLine().fields, CURRENCY: "" };
    const rate = normaliseSheet({ fields, charges: { "OCEAN FREIGHT": "1200", SEAL: "NIL" } });
    expect(rate.charges.map(({ price }) => price)).toStrictEqual([
      { kind: "unpriced", text: "1200, no currency stated" },
      { kind: "included", stated: null },
    ]);
  });
});
