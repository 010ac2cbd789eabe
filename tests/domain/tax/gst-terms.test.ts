import { describe, expect, it } from "vitest";
import { findGstTerms, findPlaceOfSupply, type GstSettings } from "#domain/tax";

const SETTINGS: GstSettings = { gstin: "27AASCS2460H1Z0", outsideIndia: "zero-rated" };

const DEFAULTS = [
  { costItem: "origin-terminal", serviceCode: "996711", percent: "18" },
  { costItem: "ocean-freight", serviceCode: "996521", percent: "5" },
  { costItem: "freight-surcharges", serviceCode: "996521", percent: "5" },
  { costItem: "destination-terminal", serviceCode: "996711", percent: "18" },
  { costItem: "customs", serviceCode: "996712", percent: "18" },
];

const IN_MAHARASHTRA = "27AAPFU0939F1ZV";
const IN_KERALA = "32AABCM1234E1Z5";
const IN_KARNATAKA = "29AAGCB7383J1Z4";

describe("the place of supply", () => {
  it("is the State code of the recipient's GSTIN", () => {
    expect(findPlaceOfSupply({ gstin: IN_MAHARASHTRA })).toBe("27");
    expect(findPlaceOfSupply({ gstin: null })).toBe(null);
    expect(findPlaceOfSupply({ gstin: "27" })).toBe(null);
  });
});

describe("the tax of a supply", () => {
  it("is CGST and SGST in the State of the forwarder", () => {
    expect(findGstTerms(SETTINGS, { gstins: [IN_MAHARASHTRA], country: "IN" })).toEqual({
      kind: "cgst-sgst",
      placeOfSupply: "27",
      rates: DEFAULTS,
    });
  });

  it("is IGST in another State", () => {
    expect(findGstTerms(SETTINGS, { gstins: [IN_KERALA], country: "IN" })).toEqual({
      kind: "igst",
      placeOfSupply: "32",
      rates: DEFAULTS,
    });
  });

  it("is CGST and UTGST in the Union territory of the forwarder", () => {
    const terms = findGstTerms(
      { ...SETTINGS, gstin: "04AASCS2460H1ZA" },
      { gstins: ["04AAPFU0939F1ZV"], country: "IN" },
    );
    expect(terms).toEqual({ kind: "cgst-utgst", placeOfSupply: "04", rates: DEFAULTS });
  });

  it("is none outside India, or IGST where the forwarder exports with payment of tax", () => {
    const recipient = { gstins: [], country: "NL" };
    expect(findGstTerms(SETTINGS, recipient)).toEqual({ kind: "zero-rated" });
    expect(findGstTerms({ ...SETTINGS, outsideIndia: "igst" }, recipient)).toEqual({
      kind: "igst",
      placeOfSupply: null,
      rates: DEFAULTS,
    });
  });

  it("states what is missing instead of guessing", () => {
    expect(findGstTerms(SETTINGS, { gstins: [], country: "IN" })).toEqual({ kind: "unknown", missing: "gstin" });
    expect(findGstTerms(SETTINGS, { gstins: [], country: null })).toEqual({ kind: "unknown", missing: "country" });
    expect(findGstTerms(SETTINGS, { gstins: ["27"], country: "IN" })).toEqual({ kind: "unknown", missing: "gstin" });
    expect(findGstTerms(SETTINGS, { gstins: [IN_MAHARASHTRA, IN_KERALA], country: "IN" })).toEqual({
      kind: "unknown",
      missing: "one-gstin",
    });
  });

  it("is known for GSTINs in several States if it is the same for all", () => {
    expect(findGstTerms(SETTINGS, { gstins: [IN_KARNATAKA, IN_KERALA], country: "IN" })).toEqual({
      kind: "igst",
      placeOfSupply: null,
      rates: DEFAULTS,
    });
  });

  it("has the codes and rates that the forwarder states", () => {
    const stated: GstSettings = {
      ...SETTINGS,
      serviceCodes: [
        { costItem: "origin-haulage", serviceCode: "996511" },
        { costItem: "origin-documents", serviceCode: "996799" },
        { costItem: "insurance", serviceCode: "997135" },
      ],
      rates: [
        { serviceCode: "996521", percent: "18" },
        { serviceCode: "996511", percent: "5" },
        { serviceCode: "996799", percent: "18" },
      ],
    };
    expect(findGstTerms(stated, { gstins: [IN_KERALA], country: "IN" })).toEqual({
      kind: "igst",
      placeOfSupply: "32",
      rates: [
        { costItem: "origin-haulage", serviceCode: "996511", percent: "5" },
        { costItem: "origin-terminal", serviceCode: "996711", percent: "18" },
        { costItem: "origin-documents", serviceCode: "996799", percent: "18" },
        { costItem: "ocean-freight", serviceCode: "996521", percent: "18" },
        { costItem: "freight-surcharges", serviceCode: "996521", percent: "18" },
        { costItem: "destination-terminal", serviceCode: "996711", percent: "18" },
        { costItem: "customs", serviceCode: "996712", percent: "18" },
      ],
    });
  });
});
