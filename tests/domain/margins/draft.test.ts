import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  findMarginState,
  findNextName,
  isConflict,
  type MarginDraft,
  type MarginRule,
  readMarginDraft,
  sortByNarrowness,
} from "#domain/margins";

const TYPED: MarginDraft = {
  kind: "rule",
  customers: "group",
  customer: " Gold ",
  from: "in",
  to: "NLRTM",
  carrier: "",
  mode: "fcl",
  size: "40hc",
  charge: "freight",
  basis: "container",
  amount: "250.00",
  currency: "usd",
  minimum: "",
  rounding: "5",
  direction: "up",
  validFrom: "2026-10-01",
  validTo: "",
  owner: "Jan Visser",
};

const TODAY = "2026-11-20";
const NOBODY = { companyId: null, today: TODAY };

const problemsOf = (changes: Partial<MarginDraft>, companyId: string | null = null) =>
  readMarginDraft({ ...TYPED, ...changes }, { companyId, today: TODAY }).match(
    () => [],
    (problems) => problems.map(({ field }) => field),
  );

describe("a typed margin", () => {
  it("is read as a rule, with everything where nothing is typed", () => {
    expect(readMarginDraft(TYPED, NOBODY)._unsafeUnwrap()).toEqual({
      kind: "rule",
      entry: {
        customers: { kind: "group", name: "Gold" },
        from: { kind: "country", code: "IN" },
        to: { kind: "place", code: "NLRTM" },
        carrier: null,
        mode: "fcl",
        size: "40HC",
        charge: "freight",
        margin: { kind: "amount", money: { currency: "USD", minor: 25_000 }, per: "container" },
        rounding: { step: "5", direction: "up" },
        validFrom: "2026-10-01",
        validTo: null,
        owner: "Jan Visser",
      },
    });
  });

  it("is read as a percentage with a minimum, and as a floor", () => {
    const percent = { ...TYPED, basis: "percent", amount: "6.5", minimum: "25" } as const;
    expect(readMarginDraft(percent, NOBODY)._unsafeUnwrap().entry).toMatchObject({
      margin: { kind: "percent", percent: "6.5", minimum: { currency: "USD", minor: 2_500 } },
    });
    expect(readMarginDraft({ ...percent, kind: "floor" }, NOBODY)._unsafeUnwrap()).toMatchObject({
      kind: "floor",
      entry: { least: { kind: "percent", percent: "6.5" } },
    });
  });

  it.each([
    ["8,5%", "8.5"],
    [" 8.5 % ", "8.5"],
    ["8,5", "8.5"],
    ["6.125", "6.125"],
    ["0,5", "0.5"],
    [".5", "0.5"],
  ])("reads the percentage %j", (amount, percent) => {
    const rounding = { rounding: "0,50" };
    expect(
      readMarginDraft({ ...TYPED, basis: "percent", amount, ...rounding }, NOBODY)._unsafeUnwrap().entry,
    ).toMatchObject({ margin: { kind: "percent", percent }, rounding: { step: "0.50" } });
  });

  it.each<[Partial<MarginDraft>, string[]]>([
    [{ basis: "percent", amount: "1,125" }, ["amount"]],
    [{ customer: " " }, ["customer"]],
    [{ customers: "company", customer: "Kaveri" }, ["customer"]],
    [{ from: "Bombay" }, ["from"]],
    [{ to: "X1" }, ["to"]],
    [{ size: "41XX" }, ["size"]],
    [{ amount: "much" }, ["amount"]],
    [{ amount: "-1" }, ["amount"]],
    [{ currency: "XXX1" }, ["currency"]],
    [{ basis: "percent", amount: "1000" }, ["amount"]],
    [{ basis: "percent", amount: "6", minimum: "few" }, ["minimum"]],
    [{ kind: "floor", basis: "percent", amount: "100" }, ["amount"]],
    [{ kind: "floor", basis: "wm" }, ["basis"]],
    [{ rounding: "0" }, ["rounding"]],
    [{ validFrom: "soon" }, ["validFrom"]],
    [{ validTo: "2026-09-30" }, ["validTo"]],
    [{ owner: "" }, ["owner"]],
    [{ from: "Bombay", amount: "much", owner: "" }, ["from", "owner", "amount"]],
  ])("with %j is refused at %j", (changes, fields) => {
    expect(problemsOf(changes)).toEqual(fields);
  });

  it("holds from today on where no day is chosen", () => {
    expect(readMarginDraft({ ...TYPED, validFrom: "" }, NOBODY)._unsafeUnwrap().entry.validFrom).toBe(TODAY);
  });

  it("is for a company that was found", () => {
    expect(problemsOf({ customers: "company", customer: "Kaveri" }, "company-1")).toEqual([]);
  });
});

const rule = (id: string, changes: Partial<MarginRule>): MarginRule => ({
  id,
  customers: { kind: "all" },
  from: { kind: "all" },
  to: { kind: "all" },
  carrier: null,
  mode: null,
  size: null,
  charge: "freight",
  margin: { kind: "percent", percent: "5", minimum: null },
  rounding: null,
  validFrom: "2026-10-01",
  validTo: null,
  owner: "Jan Visser",
  ...changes,
});

describe("the list of margins", () => {
  it("has the narrowest rule first, and equally narrow ones by number", () => {
    const rules = [
      rule("M-10", {}),
      rule("M-9", {}),
      rule("M-11", { size: "20GP" }),
      rule("M-12", { carrier: "Norrvik Line" }),
      rule("M-13", { customers: { kind: "group", name: "Gold" } }),
      rule("M-14", { customers: { kind: "company", id: "company-1" } }),
    ];
    expect(sortByNarrowness(rules).map(({ id }) => id)).toEqual(["M-14", "M-13", "M-12", "M-11", "M-9", "M-10"]);
  });

  it.each([
    ["2026-09-30", "later"],
    ["2026-10-01", "active"],
    ["2026-12-31", "active"],
    ["2027-01-01", "ended"],
  ] as const)("says of a rule on %s that it is %s", (today, state) => {
    expect(findMarginState({ validFrom: "2026-10-01", validTo: "2026-12-31" }, today)).toBe(state);
  });

  it("names what comes next by a name that was never used", () => {
    expect(findNextName("rule", [])).toBe("M-01");
    expect(findNextName("rule", ["M-09", "M-11", "F-20", "own"])).toBe("M-12");
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 500 }).map((one) => `M-${one}`)), (used) => {
        expect(used).not.toContain(findNextName("rule", used));
      }),
      { seed: 30, numRuns: 200 },
    );
  });

  it("finds no conflict between rules that the list orders", () => {
    expect(isConflict(rule("M-1", {}), rule("M-2", { size: "20GP" }))).toBe(false);
    expect(isConflict(rule("M-1", {}), rule("M-2", {}))).toBe(true);
  });
});
