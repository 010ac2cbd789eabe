import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { COMPANY_STATES, findMergeObstacles, type MergeableCompany, mergeTerms, toMergedRole } from "#domain/companies";

const PAN = "AABCK4471M";
const GSTIN = "33AABCK4471M1ZE";
const OTHER_PAN = "AAPFU0939F";

const company = (changes: Partial<MergeableCompany> = {}): MergeableCompany => ({
  id: "target",
  state: "active",
  numbers: { pan: PAN, gstins: [] },
  vatId: null,
  requiresFactor: false,
  duplicateOf: null,
  currency: "USD",
  creditLimit: null,
  paymentDays: null,
  people: 1,
  peopleWithLimit: 0,
  ownMargins: 0,
  waitingApprovals: 0,
  ...changes,
});
const source = (changes: Partial<MergeableCompany> = {}) => company({ id: "source", ...changes });

describe("the obstacles of a merge", () => {
  it("are none for a pending sign-up with the tax numbers of an active company", () => {
    const numbers = { pan: null, gstins: [GSTIN] };
    expect(findMergeObstacles(source({ state: "pending", numbers }), company())).toEqual([]);
  });

  it("are none where one signed up with the numbers of the other, which it no longer has", () => {
    const numbers = { pan: null, gstins: [] };
    expect(findMergeObstacles(source({ numbers, duplicateOf: "target" }), company())).toEqual([]);
    expect(findMergeObstacles(source({ numbers }), company())).toEqual(["not-duplicate"]);
  });

  it("name one company twice, different PANs and a company without a common number", () => {
    expect(findMergeObstacles(company(), company())).toEqual(["same"]);
    const other = source({ numbers: { pan: OTHER_PAN, gstins: [GSTIN] } });
    expect(findMergeObstacles(other, company())).toEqual(["other-pan"]);
    const stranger = source({ numbers: { pan: OTHER_PAN, gstins: [] } });
    expect(findMergeObstacles(stranger, company())).toEqual(["not-duplicate", "other-pan"]);
  });

  it("are all those that apply", () => {
    const found = findMergeObstacles(
      source({
        currency: "EUR",
        people: 150,
        peopleWithLimit: 1,
        ownMargins: 1,
        waitingApprovals: 2,
      }),
      company({ people: 51 }),
    );
    expect(found).toEqual(["too-many-people", "limits-in-other-currency", "own-margins", "waiting-approvals"]);
  });

  it.each([
    ["pending", "active", []],
    ["active", "active", []],
    ["hold", "active", ["on-hold"]],
    ["hold", "hold", []],
    ["active", "hold", []],
    ["active", "pending", ["target-pending"]],
    ["blocked", "active", ["blocked"]],
    ["active", "blocked", ["blocked"]],
  ] as const)("of a %s company merged into a %s one are %j", (from, into, expected) => {
    expect(findMergeObstacles(source({ state: from }), company({ state: into }))).toEqual(expected);
  });

  it("never let a merge give more access than the stricter of both states", () => {
    const strictness = { pending: 0, active: 0, hold: 1, blocked: 2 };
    for (const from of COMPANY_STATES)
      for (const into of COMPANY_STATES)
        if (findMergeObstacles(source({ state: from }), company({ state: into })).length === 0)
          expect(strictness[into]).toBeGreaterThanOrEqual(strictness[from]);
  });
});

describe("the terms after a merge", () => {
  it("are those of the company that stays", () => {
    expect(
      mergeTerms(
        source({ creditLimit: 900_000, paymentDays: 60, vatId: "NL1" }),
        company({ creditLimit: 100_000, vatId: "NL2" }),
      ),
    ).toMatchObject({ creditLimit: 100_000, paymentDays: null, vatId: "NL2" });
  });

  it("are those of the merged company where nothing is agreed, in the same currency only", () => {
    const agreed = { creditLimit: 900_000, paymentDays: 60, vatId: "NL1" };
    expect(mergeTerms(source(agreed), company())).toMatchObject(agreed);
    expect(mergeTerms(source({ ...agreed, currency: "EUR" }), company())).toMatchObject({
      currency: "USD",
      creditLimit: null,
      paymentDays: null,
    });
  });

  it("have all tax numbers of both once, and the stricter rule about second factors", () => {
    const gstin = fc.constantFrom(GSTIN, "29AABCK4471M1Z3", "07AABCK4471M1Z9");
    const arbitrary = fc.record({ gstins: fc.uniqueArray(gstin), requiresFactor: fc.boolean() });
    fc.assert(
      fc.property(arbitrary, arbitrary, (one, other) => {
        const merged = mergeTerms(
          source({ numbers: { pan: null, gstins: one.gstins }, requiresFactor: one.requiresFactor }),
          company({ numbers: { pan: PAN, gstins: other.gstins }, requiresFactor: other.requiresFactor }),
        );
        expect(merged.numbers).toEqual({
          pan: PAN,
          gstins: [...new Set([...one.gstins, ...other.gstins])].toSorted(),
        });
        expect(merged.requiresFactor).toBe(one.requiresFactor || other.requiresFactor);
      }),
      { seed: 20_261_129 },
    );
  });
});

it("makes an admin of the merged company a booker and leaves the other roles", () => {
  expect((["admin", "booker", "approver", "viewer"] as const).map(toMergedRole)).toEqual([
    "booker",
    "booker",
    "approver",
    "viewer",
  ]);
});
