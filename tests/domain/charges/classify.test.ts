import { describe, expect, it } from "vitest";
import table from "#data/charges.json" with { type: "json" };
import { classifyCharge, createClassificationMemo, isBasicFreight } from "#domain/charges/classify.ts";

describe("classifyCharge", () => {
  it.each([
    ["FRT00", "Basic freight", "ocean-freight", "freight"],
    ["BAF00", "", "freight-surcharges", "freight"],
    ["BAF05", "", "freight-surcharges", "freight"],
    ["ETS00", "", "freight-surcharges", "freight"],
    ["WRS00", "", "freight-surcharges", "freight"],
    ["PSS00", "", "freight-surcharges", "freight"],
    ["CAF00", "", "freight-surcharges", "freight"],
    ["OTH00", "", "origin-terminal", "origin"],
    ["SEA00", "", "origin-terminal", "origin"],
    ["ODF00", "", "origin-documents", "origin"],
    ["BLF00", "", "origin-documents", "origin"],
    ["OIH00", "", "origin-haulage", "origin"],
    ["DTH00", "", "destination-terminal", "destination"],
    ["ISP00", "", "destination-terminal", "destination"],
    ["DDO00", "", "destination-documents", "destination"],
    ["DIH00", "", "destination-haulage", "destination"],
    ["CUS00", "", "customs", "freight"],
    ["INS00", "", "insurance", "freight"],
  ])("classifies the code %s", (code, name, costItem, group) => {
    expect(classifyCharge(code, name)).toStrictEqual({ costItem, group });
  });

  it.each([
    ["OCEAN FREIGHT", "ocean-freight", "freight"],
    ["Basic Ocean Freight", "ocean-freight", "freight"],
    ["Bunker adjustment factor", "freight-surcharges", "freight"],
    ["LOW SULPHUR SURCHARGE", "freight-surcharges", "freight"],
    ["THC ORIGIN", "origin-terminal", "origin"],
    ["Origin THC", "origin-terminal", "origin"],
    ["OTHC", "origin-terminal", "origin"],
    ["DESTINATION THC", "destination-terminal", "destination"],
    ["Terminal handling at POD", "destination-terminal", "destination"],
    ["Seal", "origin-terminal", "origin"],
    ["BL FEE", "origin-documents", "origin"],
    ["Export documentation", "origin-documents", "origin"],
    ["IMPORT DOC FEE", "destination-documents", "destination"],
    ["Delivery order", "destination-documents", "destination"],
    ["D/O", "destination-documents", "destination"],
    ["Rail haulage origin", "origin-haulage", "origin"],
    ["ON-CARRIAGE", "destination-haulage", "destination"],
    ["Export customs clearance", "customs", "origin"],
    ["CUSTOMS CLEARANCE", "customs", "freight"],
    ["Import customs clearance", "customs", "destination"],
    ["Cargo insurance", "insurance", "freight"],
    ["Ocean freight incl. BAF", "ocean-freight", "freight"],
    ["Ocean freight surcharge", "freight-surcharges", "freight"],
    ["Freight rate adjustment", "freight-surcharges", "freight"],
    ["Origin sundries", "unclassified", "origin"],
    ["POD miscellaneous", "unclassified", "destination"],
    ["Quay rent", "unclassified", "freight"],
    ["", "unclassified", "freight"],
  ])("classifies '%s' by its name", (name, costItem, group) => {
    expect(classifyCharge(null, name)).toStrictEqual({ costItem, group });
    expect(classifyCharge("ZZZ99", name)).toStrictEqual({ costItem, group });
  });

  it.each([
    [null, "THC", "terminal"],
    [null, "INLAND HAULAGE", "haulage"],
  ] as const)("states what a charge of unknown end is for: %s %s", (code, name, unknownEnd) => {
    expect(classifyCharge(code, name)).toStrictEqual({ costItem: "unclassified", group: "freight", unknownEnd });
  });

  it.each([
    ["FRT00", "Bunker", true],
    ["BAS", "Basic Ocean Freight", true],
    ["BOF", "Basic ocean freight (BAF, CAF)", true],
    ["O/F", "", true],
    [null, "Sea freight", true],
    ["BAS", "Bunker adjustment surcharge", false],
    ["BOF", "Ocean freight adjustment", false],
    ["BAF00", "Bunker adjustment", false],
    [null, "Freight surcharge", false],
  ])("recognises the basic freight by its class: %s %s", (code, name, expected) => {
    expect(isBasicFreight({ code, name })).toBe(expected);
  });

  it.each([
    ["DTH00", "Origin THC", "origin-terminal"],
    ["THC", "THC (L)", "origin-terminal"],
    ["THC", "THC (D)", "destination-terminal"],
    ["OTH00", "Terminal handling at discharge", "destination-terminal"],
    ["DTH00", "Terminal handling at load", "origin-terminal"],
    ["ISP00", "ISPS (L)", "origin-terminal"],
    ["DDF", "Documentation fee", "destination-documents"],
    ["ODF00", "Import documentation", "destination-documents"],
    ["ICS2", "Import control system 2 filing", "origin-documents"],
    ["BAF03", "Bunker surcharge at destination", "freight-surcharges"],
    ["SEA00", "Seal", "origin-terminal"],
    ["SEA", "Sea freight", "ocean-freight"],
    ["THC", "", "unclassified"],
    ["THC", "THC at origin and destination", "unclassified"],
  ])("prefers words that state a side over the code: %s '%s'", (code, name, costItem) => {
    expect(classifyCharge(code, name).costItem).toBe(costItem);
  });

  it.each([
    ["THC-D", "destination-terminal"],
    ["THC / O", "origin-terminal"],
    ["THC Load Port", "origin-terminal"],
    ["Terminal handling charge at port of loading", "origin-terminal"],
    ["ISPS POD", "destination-terminal"],
    ["ISPS", "unclassified"],
    ["OHC", "origin-terminal"],
    ["DHC", "destination-terminal"],
    ["Destination delivery charge", "destination-terminal"],
    ["Marine Fuel Recovery (MFR)", "freight-surcharges"],
    ["FuelEU maritime surcharge", "freight-surcharges"],
    ["Port congestion surcharge", "freight-surcharges"],
    ["Telex release", "origin-documents"],
    ["Mandatory user charges", "origin-terminal"],
    ["Trucking at destination", "destination-haulage"],
    ["Trucking fee", "unclassified"],
  ])("classifies '%s' as %s", (name, costItem) => {
    expect(classifyCharge(null, name).costItem).toBe(costItem);
  });
});

describe("the charge table", () => {
  it("has at least 150 lines, each with a described source", () => {
    expect(table.charges.length).toBeGreaterThanOrEqual(150);
    const letters = table.charges.flatMap(([, , , , sources = ""]) => sources.split(" "));
    expect([...new Set(letters)].toSorted()).toStrictEqual(Object.keys(table.sources).toSorted());
  });

  it("uses known kinds and sides only, so that no line is dropped", () => {
    const kinds = new Set(table.charges.map(([, kind = ""]) => kind));
    const sides = new Set(table.charges.map(([, , side = ""]) => side));
    expect([...kinds].toSorted()).toStrictEqual([
      "customs",
      "documents",
      "haulage",
      "insurance",
      "ocean-freight",
      "surcharge",
      "terminal",
    ]);
    expect([...sides].toSorted()).toStrictEqual(["-", "D", "O"]);
  });

  it("has each code and each name once", () => {
    const codes = table.charges.map(([code = ""]) => code).filter((code) => code !== "");
    const names = table.charges.map(([, , , name = ""]) => name.toLowerCase());
    expect(codes.filter((code, at) => codes.indexOf(code) !== at)).toStrictEqual([]);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toStrictEqual([]);
  });

  it("classifies every line alike by code and by name", () => {
    const differing = table.charges.filter(([code = "", , , name = ""]) => {
      const byName = classifyCharge(null, name);
      return code !== "" && classifyCharge(code, name).costItem !== byName.costItem;
    });
    expect(differing).toStrictEqual([]);
  });
});

describe("createClassificationMemo", () => {
  it("classifies as classifyCharge does, also once it has replaced what it stored", () => {
    const classify = createClassificationMemo();
    for (let at = 0; at < 6000; at += 1) classify(null, `Charge ${at}`);
    for (const [code = "", , , name = ""] of table.charges) {
      expect(classify(code, name)).toStrictEqual(classifyCharge(code, name));
      expect(classify(null, name)).toStrictEqual(classifyCharge(null, name));
    }
  });

  it("gives the same object for the same code and name", () => {
    const classify = createClassificationMemo();
    expect(classify("QRX00", "Quay rent")).toBe(classify("QRX00", "Quay rent"));
  });
});
