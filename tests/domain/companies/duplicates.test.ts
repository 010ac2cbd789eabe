import { describe, expect, it } from "vitest";
import { findDuplicates, findTaxIdentities } from "#domain/companies";

describe("tax identities", () => {
  it("are the PAN, the PAN inside a valid GSTIN, and the GSTIN", () => {
    expect(findTaxIdentities({ pan: "AAPFU 0939 F", gstins: ["27AAPFU0939F1ZV"] })).toEqual([
      "27AAPFU0939F1ZV",
      "AAPFU0939F",
    ]);
  });

  it("have no PAN of a GSTIN that is not valid", () => {
    expect(findTaxIdentities({ pan: null, gstins: ["27AAPFU0939F1ZA"] })).toEqual(["27AAPFU0939F1ZA"]);
  });

  it("are none without numbers", () => {
    expect(findTaxIdentities({ pan: " ", gstins: ["", "-"] })).toEqual([]);
    expect(findTaxIdentities({ pan: null, gstins: [] })).toEqual([]);
  });
});

describe("duplicates", () => {
  it("are groups of companies that share an identity, directly or through another one", () => {
    expect(
      findDuplicates([
        { id: "c1", identities: ["A"] },
        { id: "c2", identities: ["B", "C"] },
        { id: "c3", identities: ["A", "B"] },
        { id: "c4", identities: ["D"] },
        { id: "c5", identities: ["E"] },
        { id: "c6", identities: ["E"] },
        { id: "c7", identities: [] },
      ]),
    ).toEqual([
      { shared: ["A", "B"], companies: ["c1", "c2", "c3"] },
      { shared: ["E"], companies: ["c5", "c6"] },
    ]);
  });

  it("are none where a company has one number twice", () => {
    expect(findDuplicates([{ id: "c1", identities: ["A", "A"] }])).toEqual([]);
  });
});
