import { describe, expect, it } from "vitest";
import { placeSeeds } from "#server/modules/places/place-seeds.ts";
import { placeCells } from "#server/operations/sheets/place-cell.ts";

const read = placeCells(placeSeeds());

describe("place cells", () => {
  it.each([
    ["Rotterdam", "", "NLRTM"],
    ["Los Angeles", "", "USLAX"],
    ["Los Angeles, CA", "", "USLAX"],
    ["Los Angeles, CA, USA", "", "USLAX"],
    ["Portland, OR", "", "USPDX"],
    ["Portland, ME", "", "USPWM"],
    ["Portland, Oregon", "", "USPDX"],
    ["Houston TX", "", "USHOU"],
    ["Jacksonville FL USA", "", "USJAX"],
    ["Wilmington, NC", "", "USILM"],
    ["Savannah, GA", "", "USSAV"],
    ["Philadelphia, PA", "", "USPHL"],
    ["Vancouver, BC", "", "CAVAN"],
    ["Vancouver, CA", "", "CAVAN"],
    ["Newcastle, NSW", "", "AUNTL"],
    ["Fremantle, WA", "", "AUFRE"],
    ["Hamburg, DE", "", "DEHAM"],
    ["Santos, SP", "", "BRSSZ"],
    ["Ningbo, Zhejiang", "", "CNNGB"],
    ["Barcelona", "", "ESBCN"],
    ["Barcelona", "Venezuela", "VEBLA"],
    ["Rotterdam, Netherlands", "", "NLRTM"],
    ["Rotterdam NL", "", "NLRTM"],
    ["Nhava Sheva (INNSA)", "", "INNSA"],
    ["innsa", "", "INNSA"],
    ["NL RTM", "", "NLRTM"],
    ["in nsa", "", "INNSA"],
    ["Xiamen/Amoy", "", "CNXMN"],
    ["Port of Hamburg", "", "DEHAM"],
    ["ICD Tughlakabad", "", "INTKD"],
    ["Pusan, Korea", "", "KRPUS"],
    ["Manzanillo", "Panama", "PAMIT"],
    ["JEBEL ALI, UAE", "", "AEJEA"],
    ["La Spezia", "", "ITSPE"],
    ["Port Sudan", "", "SDPZU"],
    ["Port-of-Spain", "", "TTPOS"],
    ["Kochi, India", "", "INCOK"],
    ["Kochi", "India", "INCOK"],
  ])("finds %j (%s)", (cell, country, code) => {
    expect(read(cell, country)).toEqual({ kind: "place", code });
  });

  it.each([
    [
      "Newcastle, UK",
      "",
      '"Newcastle, UK" can be Newcastle upon Tyne, United Kingdom (GBNCL) or Newcastle, Australia (AUNTL).',
    ],
    ["Victoria, BC", "", '"Victoria, BC" can be Hong Kong, Hong Kong (HKHKG) or Port Victoria, Seychelles (SCPOV).'],
    ["Victoria", "", '"Victoria" can be Hong Kong, Hong Kong (HKHKG) or Port Victoria, Seychelles (SCPOV).'],
    ["Portland, TX", "", '"Portland, TX" can be Portland, United States (USPDX) or Portland, United States (USPWM).'],
    ["Vancouver, WA", "", '"Vancouver, WA" can be Vancouver, Canada (CAVAN).'],
    ["Tripoli", "", '"Tripoli" can be Tripoli, Lebanon (LBKYE) or Tripoli, Libya (LYTIP). Write the code.'],
    ["Kochi", "", '"Kochi" can be Kochi, Japan (JPKCZ) or Cochin, India (INCOK). Write the code.'],
    ["Manzanillo", "", '"Manzanillo" can be Manzanillo, Mexico (MXZLO) or Manzanillo (Panama), Panama (PAMIT).'],
    ["Rotterdam, Hamburg", "", '"Rotterdam, Hamburg" names several places.'],
    ["Rotterdam", "Germany", '"Rotterdam, Germany" can be Rotterdam, Netherlands (NLRTM). Write the code.'],
    ["Nhava Sheva/Pipvav", "", '"Nhava Sheva/Pipvav" is not a known place.'],
    ["Rotterdam (DEHAM)", "", '"Rotterdam (DEHAM)" can be Rotterdam, Netherlands (NLRTM)'],
    ["Mumbai/Nhava Sheva", "", '"Mumbai/Nhava Sheva" can be Mumbai, India (INBOM) or Nhava Sheva, India (INNSA)'],
    ["Nawa Shiva", "", '"Nawa Shiva" is not a known place. Did you mean Nhava Sheva, India (INNSA)'],
  ])("asks which place %j (%s) means", (cell, country, sentence) => {
    const place = read(cell, country);
    expect(place.kind === "unknown" ? place.sentence : place.code).toContain(sentence);
  });

  it("finds every port by its own name, or asks which of several is meant", () => {
    const ports = placeSeeds().filter(({ kind, importance }) => kind === "Sea" && importance > 1);
    const missed = ports.filter(({ name }) => {
      const place = read(name);
      return place.kind === "unknown" && !place.sentence.includes(" or ");
    });
    expect(missed.map(({ name }) => name)).toEqual([]);
  });
});
