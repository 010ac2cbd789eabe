import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  EMPTY_PARTY,
  findAddressProblems,
  isSameParty,
  mergeParties,
  searchAddresses,
  trimParty,
} from "#domain/addresses";
import { type Party, PARTY_FIELDS } from "#domain/cargo";

const RHEINLAND: Party = {
  partyName: "Rheinland Wohnen GmbH",
  street: "Hafenstrasse 12",
  postCode: "47119",
  city: "Düsseldorf",
  countryCode: "DE",
  contactName: "Jana Weber",
  email: "jana@rheinland.example",
  phone: "+49 203 5550148",
  taxReference: "DE123456788",
};

const text = fc.string({ maxLength: 3 });
const parties = fc.record({
  partyName: text,
  street: text,
  postCode: text,
  city: text,
  countryCode: text,
  contactName: text,
  email: text,
  phone: text,
  taxReference: text,
});

describe("an address", () => {
  it("needs a name and a country", () => {
    expect(findAddressProblems(RHEINLAND)).toEqual([]);
    expect(findAddressProblems({ ...EMPTY_PARTY, partyName: " A ", countryCode: "IN" })).toEqual([]);
    expect(findAddressProblems({ ...EMPTY_PARTY, partyName: "  " })).toEqual([
      { field: "partyName", message: "Enter the name of the company." },
      { field: "countryCode", message: "Choose the country." },
    ]);
  });

  it("is refused with a country that is no code, a wrong email address and a long text", () => {
    expect(findAddressProblems({ ...RHEINLAND, countryCode: "Germany", email: "jana@", city: "x".repeat(71) })).toEqual(
      [
        { field: "countryCode", message: "Choose a country of the list." },
        { field: "email", message: "Enter an email address such as name@company.com, or leave it empty." },
        { field: "city", message: "Use at most 70 characters." },
      ],
    );
  });

  it("is the same with other spaces around its texts", () => {
    expect(isSameParty(RHEINLAND, { ...RHEINLAND, city: " Düsseldorf " })).toBe(true);
    expect(isSameParty(RHEINLAND, { ...RHEINLAND, city: "Duisburg" })).toBe(false);
    expect(trimParty({ ...RHEINLAND, street: " Hafenstrasse 12 " })).toEqual(RHEINLAND);
  });

  it("is found by the beginnings of its words, with and without accents", () => {
    const others = [{ party: RHEINLAND }, { party: { ...EMPTY_PARTY, partyName: "Menon Spices", city: "Kochi" } }];
    expect(searchAddresses(others, "dussel rhein")).toEqual([others[0]]);
    expect(searchAddresses(others, "KOCHI")).toEqual([others[1]]);
    expect(searchAddresses(others, "wohn spices")).toEqual([]);
    expect(searchAddresses(others, " ")).toEqual(others);
  });
});

describe("an address that was changed elsewhere", () => {
  it("keeps what was typed, takes what was saved, and names what both changed", () => {
    const typed = { ...RHEINLAND, street: "Hafenstrasse 14", phone: "" };
    const saved = { ...RHEINLAND, street: "Hafenstrasse 16", city: "Duisburg" };
    expect(mergeParties(RHEINLAND, typed, saved)).toEqual({
      party: { ...RHEINLAND, street: "Hafenstrasse 14", city: "Duisburg", phone: "" },
      conflicts: [{ field: "street", saved: "Hafenstrasse 16" }],
    });
  });

  it("never loses a typed text, and has no conflict with itself", () => {
    fc.assert(
      fc.property(parties, parties, parties, (base, typed, saved) => {
        const { party, conflicts } = mergeParties(base, typed, saved);
        for (const field of PARTY_FIELDS) expect([typed[field], saved[field]]).toContain(party[field]);
        for (const field of PARTY_FIELDS) if (typed[field] !== base[field]) expect(party[field]).toBe(typed[field]);
        expect(conflicts.every(({ field, saved: theirs }) => theirs === saved[field] && theirs !== party[field])).toBe(
          true,
        );
        expect(mergeParties(base, typed, typed)).toEqual({ party: typed, conflicts: [] });
      }),
      { seed: 57, numRuns: 200 },
    );
  });
});
