import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  calculateGstinCheckCharacter,
  findGstinWarning,
  findPanMismatch,
  findPanWarning,
  readTaxNumber,
  findTaxWarnings,
} from "#domain/accounts/tax-numbers.ts";
import { anyText, cases } from "#tests/support/property-tests.ts";

const VALID = ["27AAPFU0939F1ZV", "29AAGCB7383J1Z4", "27AASCS2460H1Z0"] as const;
const ALPHABET = Array.from("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ");
const certain = (message: string) => ({ message, isIncomplete: false });
const SWAPPED = certain("The last character does not fit the others: one of them is wrong, or two are swapped.");

describe("a GSTIN", () => {
  it.each(VALID)("is accepted: %s", (gstin) => {
    expect(findGstinWarning(gstin)).toBeNull();
  });

  it("is doubted with any one character changed", () => {
    const changes = VALID.flatMap((gstin) =>
      Array.from(gstin).flatMap((own, at) =>
        ALPHABET.filter((other) => other !== own).map((other) => gstin.slice(0, at) + other + gstin.slice(at + 1)),
      ),
    );
    expect(changes).toHaveLength(3 * 15 * 35);
    expect(changes.filter((gstin) => findGstinWarning(gstin) === null)).toEqual([]);
  });

  it("is read in any spacing and case", () => {
    expect(findGstinWarning(" 27 aapfu-0939f 1zv ")).toBeNull();
    expect(readTaxNumber(" 27 aapfu-0939f 1zv ")).toBe("27AAPFU0939F1ZV");
  });

  it.each([
    ["2", { message: "A GSTIN has 15 characters; this one has 1.", isIncomplete: true }],
    ["27AAPFU0939F1Z", { message: "A GSTIN has 15 characters; this one has 14.", isIncomplete: true }],
    ["27AAPFU0939F1ZVV", certain("A GSTIN has 15 characters; this one has 16.")],
    ["45AA", certain("No state has the code 45.")],
    ["00AAPFU0939F1ZV", certain("No state has the code 00.")],
    ["2A", certain("Character 2 of the GSTIN should be a digit, but it is A.")],
    ["27AAPF50939F1ZV", certain("Character 7 of the GSTIN should be a letter, but it is 5.")],
    [
      "27AAPXU0939F1ZV",
      certain("Character 6 of the GSTIN should be one of A, B, C, F, G, H, J, L, P or T, but it is X."),
    ],
    ["27AAPFU0939F0ZV", certain("Character 13 of the GSTIN should be 1 to 9 or a letter, but it is 0.")],
    [
      "27AAPFU0939F1DV",
      certain("Character 14 of the GSTIN should be Z, unless this is a special registration, but it is D."),
    ],
    ["27AAPFU0939F1ZW", SWAPPED],
    ["27AAPFU9039F1ZV", SWAPPED],
  ])("is doubted: %s", (gstin, doubt) => {
    expect(findGstinWarning(gstin)).toEqual(doubt);
  });

  it("has no warning while it is empty", () => {
    expect(findGstinWarning("  ")).toBeNull();
  });

  it("is accepted with its own check character", () => {
    const pan = fc.stringMatching(/^[A-Z]{3}[ABCFGHJLPT][A-Z][0-9]{4}[A-Z]$/);
    const gstin = fc.tuple(
      fc.stringMatching(/^(0[1-9]|[12][0-9]|3[0-8]|97|99)$/),
      pan,
      fc.stringMatching(/^[1-9A-Z]$/),
    );
    fc.assert(
      fc.property(gstin, ([state, pan, entity]) => {
        const start = `${state}${pan}${entity}Z`;
        const check = calculateGstinCheckCharacter(start) ?? "";
        expect(ALPHABET).toContain(check);
        expect(findGstinWarning(start + check)).toBeNull();
      }),
    );
  });

  it("never makes the rules throw, whatever text is typed", () => {
    fc.assert(
      fc.property(anyText(), anyText(), (gstNumber, panNumber) => {
        const { gstNumber: gst, panNumber: pan } = findTaxWarnings({ gstNumber, panNumber });
        expect([gst?.message ?? "", pan?.message ?? ""].every((text) => !text.includes("undefined"))).toBe(true);
      }),
    );
  });

  it("has no check character if a character is invalid or missing", () => {
    expect(calculateGstinCheckCharacter("27AAPFU0939F1")).toBeNull();
    expect(calculateGstinCheckCharacter("27aAPFU0939F1Z")).toBeNull();
  });
});

describe("readTaxNumber", () => {
  it("composes accents again after capitalising", () => {
    expect(readTaxNumber("ß\u0301 i\u0307")).toBe("S\u015Aİ");
  });

  it("leaves a normalised number unchanged", () => {
    const accent = fc.integer({ min: 0x300, max: 0x36f }).map((code) => String.fromCodePoint(code));
    const letter = fc.integer({ min: 0x20, max: 0x24ff }).map((code) => String.fromCodePoint(code));
    fc.assert(
      fc.property(
        fc.oneof(
          anyText(),
          fc.tuple(letter, accent).map(([one, mark]) => one + mark),
        ),
        (text) => {
          const normalised = readTaxNumber(text);
          expect(readTaxNumber(normalised)).toBe(normalised);
          expect(readTaxNumber(normalised.normalize("NFC"))).toBe(normalised);
        },
      ),
      { numRuns: cases(2000) },
    );
  });
});

describe("a PAN", () => {
  it.each([
    ["", null],
    ["AAPFU0939F", null],
    ["aapfu 0939 f", null],
    ["AAPFU", { message: "A PAN has 10 characters; this one has 5.", isIncomplete: true }],
    ["AAPFU0939FX", certain("A PAN has 10 characters; this one has 11.")],
    ["AAPFU09O9F", certain("Character 8 of the PAN should be a digit, but it is O.")],
    ["AAPEU0939F", certain("Character 4 of the PAN should be one of A, B, C, F, G, H, J, L, P or T, but it is E.")],
  ])("has the expected warning: %j", (pan, doubt) => {
    expect(findPanWarning(pan)).toEqual(doubt);
  });

  it("must match the PAN inside the GSTIN once both are complete", () => {
    const differs = certain("The GSTIN belongs to the PAN AAPFU0939F, but the PAN above is AASCS2460H.");
    expect(findPanMismatch("27AAPFU0939F1ZV", "AAPFU0939F")).toBeNull();
    expect(findPanMismatch("27AAPFU0939F1ZV", "AASCS2460")).toBeNull();
    expect(findPanMismatch("27AAPFU0939F1ZV", "aascs 2460 h")).toEqual(differs);
    expect(findTaxWarnings({ gstNumber: "27AAPFU0939F1ZV", panNumber: "AASCS2460H" })).toEqual({
      panNumber: null,
      gstNumber: differs,
    });
  });
});
