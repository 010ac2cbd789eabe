import * as fc from "fast-check";
import { err, ok } from "neverthrow";
import { describe, expect, it } from "vitest";
import { calculateGstinCheckCharacter } from "#domain/accounts/tax-numbers.ts";
import { addGstin, readVatId, removeGstin } from "#domain/companies";

const TAMIL_NADU = "33AABCK4471M1ZE";
const toGstin = (state: string, pan: string): string => {
  const first = `${state}${pan}1Z`;
  return `${first}${calculateGstinCheckCharacter(first) ?? ""}`;
};
const KARNATAKA = toGstin("29", "AABCK4471M");
const OTHER = toGstin("29", "AAACR5055K");
const NUMBERS = { pan: "AABCK4471M", gstins: [TAMIL_NADU] };

describe("a GSTIN of a company", () => {
  it("is added in its own order, however it is typed", () => {
    const typed = `${KARNATAKA.slice(0, 2)} ${KARNATAKA.slice(2).toLowerCase()}`;
    expect(addGstin(NUMBERS, typed)).toEqual(ok({ pan: "AABCK4471M", gstins: [KARNATAKA, TAMIL_NADU] }));
  });

  it.each([
    ["", "Enter a GSTIN."],
    ["33AABCK4471M1Z", "A GSTIN has 15 characters; this one has 14."],
    ["33AABCK4471M1ZF", "The last character does not fit the others: one of them is wrong, or two are swapped."],
    [TAMIL_NADU, "Your company has this GSTIN already."],
    [OTHER, "A company has one PAN. This GSTIN belongs to another PAN than AABCK4471M."],
  ])("%j is refused", (typed, message) => {
    expect(addGstin(NUMBERS, typed)).toEqual(err(message));
  });

  it("states the PAN of a company that has stated none", () => {
    expect(addGstin({ pan: null, gstins: [TAMIL_NADU] }, OTHER).isErr()).toBe(true);
    expect(addGstin({ pan: null, gstins: [] }, OTHER)).toEqual(ok({ pan: null, gstins: [OTHER] }));
  });

  it("is removed unless it is the last one", () => {
    expect(removeGstin({ ...NUMBERS, gstins: [KARNATAKA, TAMIL_NADU] }, KARNATAKA)).toEqual(ok(NUMBERS));
    expect(removeGstin(NUMBERS, TAMIL_NADU)).toEqual(err("last"));
    expect(removeGstin(NUMBERS, KARNATAKA)).toEqual(err("unknown"));
  });

  it("that is added and removed leaves what there was", () => {
    const states = fc.integer({ min: 1, max: 38 }).map((state) => String(state).padStart(2, "0"));
    fc.assert(
      fc.property(fc.uniqueArray(states, { minLength: 2, maxLength: 10 }), ([added = "", ...kept]) => {
        const before = { pan: "AABCK4471M", gstins: kept.map((state) => toGstin(state, "AABCK4471M")).toSorted() };
        const gstin = toGstin(added, "AABCK4471M");
        expect(addGstin(before, gstin).andThen((numbers) => removeGstin(numbers, gstin))).toEqual(ok(before));
      }),
      { seed: 30 },
    );
  });
});

describe("a VAT id", () => {
  it.each([
    ["NL 8234.56789.B01", "NL823456789B01"],
    ["de123456789", "DE123456789"],
    [" ", null],
  ])("%j is read as %j", (typed, vatId) => {
    expect(readVatId(typed)).toEqual(ok(vatId));
  });

  it.each(["823456789B01", "N", "NL", "NL1", "NL<script>"])("%j is refused", (typed) => {
    expect(readVatId(typed)).toEqual(
      err("A VAT id begins with two letters of the country, for example NL823456789B01."),
    );
  });
});
