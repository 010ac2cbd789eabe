import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toLclDraft } from "#domain/lcl/load.ts";
import { findLoadProblems, validateLclDraft } from "#domain/lcl/validate.ts";
import { lclSearch, PORTS } from "./fixtures.ts";

const draft = (changes = {}) => ({
  origin: "Nhava Sheva",
  destination: "Rotterdam",
  weight: "1200",
  cbm: "3.25",
  ...changes,
});

const problems = (changes: object) =>
  validateLclDraft(draft(changes), PORTS).match(
    () => [],
    (found) => found.map(({ field, message }) => `${field}: ${message}`),
  );

describe("validateLclDraft", () => {
  it("returns a search with the port names of the list", () => {
    expect(
      validateLclDraft(draft({ origin: " nhava sheva", weight: "1,200", cbm: "3,25" }), PORTS)._unsafeUnwrap(),
    ).toStrictEqual(lclSearch(1200, 3.25));
  });

  it.each([
    ["1.2 t", 1200],
    ["2,500 lb", 1134],
    ["18 000 kg", 18_000],
  ])("reads a weight of %s as %d kg", (weight, kilograms) => {
    expect(validateLclDraft(draft({ weight }), PORTS)._unsafeUnwrap().weightKg).toBe(kilograms);
  });

  it.each([
    [{ origin: "" }, "portOfLoading: Please select both origin and destination ports"],
    [{ destination: " " }, "portOfDischarge: Please select both origin and destination ports"],
    [{ origin: "", destination: "" }, "portOfLoading: Please select both origin and destination ports"],
    [{ origin: "Atlantis" }, "portOfLoading: Please choose the Origin Port from the list"],
    [{ destination: "Rott" }, "portOfDischarge: Please choose the Destination Port from the list"],
    [{ destination: "NHAVA SHEVA" }, "portOfDischarge: Origin and destination must be two different ports"],
    [{ weight: "" }, "weight: Please enter the Weight"],
    [{ weight: "-5" }, "weight: Weight must be at least 0 kg"],
    [{ weight: "100000.01" }, "weight: Weight must be at most 100,000 kg"],
    [{ weight: "9".repeat(400) }, "weight: Please enter the Weight as a number"],
    [{ weight: "heavy" }, "weight: Please enter the Weight as a number"],
    [{ weight: "12.345,678.9" }, "weight: Please enter the Weight as a number"],
    [{ weight: "1.200" }, "weight: Weight 1.200 could mean 1.2 or 1,200 kg. Enter 1.2 or 1200."],
    [{ weight: "2.555" }, "weight: Weight 2.555 could mean 2.555 or 2,555 kg. Enter 2.56 or 2555."],
    [{ weight: "12.3456" }, "weight: Weight goes in steps of 0.01 kg. Enter 12.34 or 12.35."],
    [{ cbm: "-0.01" }, "cbm: CBM must be at least 0"],
    [{ cbm: "1000.01" }, "cbm: CBM must be at most 1,000"],
    [{ cbm: "2.555" }, "cbm: CBM goes in steps of 0.01. Enter 2.55 or 2.56."],
    [{ cbm: "2,555" }, "cbm: CBM goes in steps of 0.01. Enter 2.55 or 2.56."],
    [{ cbm: "1.000" }, "cbm: CBM 1.000 could mean 1 or 1,000. Enter 1 or 1000."],
    [{ cbm: "999.999" }, "cbm: CBM goes in steps of 0.01. Enter 999.99 or 1,000."],
    [{ cbm: "0.0051" }, "cbm: CBM goes in steps of 0.01. Enter 0.01."],
    [{ cbm: "1e3" }, "cbm: Please enter the CBM as a number"],
  ])("refuses %j", (changes, problem) => expect(problems(changes)).toEqual([problem]));

  it("reports every problem in the order of the form", () => {
    expect(problems({ origin: "Atlantis", weight: "-1", cbm: "x" })).toEqual([
      "portOfLoading: Please choose the Origin Port from the list",
      "weight: Weight must be at least 0 kg",
      "cbm: Please enter the CBM as a number",
    ]);
  });

  it("accepts the draft of any search unchanged", () => {
    const figure = (max: number) => fc.integer({ min: 0, max: max * 100 }).map((hundredths) => hundredths / 100);
    fc.assert(
      fc.property(figure(100_000), figure(1000), (weightKg, cbm) => {
        const given = lclSearch(weightKg, cbm);
        expect(validateLclDraft(toLclDraft(given), PORTS)._unsafeUnwrap()).toStrictEqual(given);
      }),
    );
  });
});

describe("findLoadProblems", () => {
  it("accepts exactly the loads within the limits", () => {
    fc.assert(
      fc.property(fc.double(), fc.double(), (weightKg, cbm) => {
        const isGood = (value: number, max: number) =>
          value > 0 && value <= max && Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;
        const isAccepted = findLoadProblems({ weightKg, cbm }).length === 0;
        if (isAccepted) expect(isGood(weightKg, 100_000) && isGood(cbm, 1000)).toBe(true);
        else expect(isGood(weightKg, 100_000) && isGood(cbm, 1000) && weightKg >= 0.01 && cbm >= 0.01).toBe(false);
      }),
    );
  });
});
