import { describe, expect, it } from "vitest";
import { breakProperty, setProperty } from "../../scripts/contract-mutations/json-faults.ts";
import type { Mutant } from "../../scripts/contract-mutations/mutant.ts";
import { calculateScore, judge, showReport } from "../../scripts/contract-mutations/report.ts";
import type { MutantResult } from "../../scripts/contract-mutations/run.ts";
import type { Answer } from "../../scripts/verify/http.ts";

const answer = (body: unknown): Answer => ({ status: 200, headers: {}, body: Buffer.from(JSON.stringify(body)) });
const readBody = (changed: Answer): unknown => JSON.parse(changed.body.toString());

const RATES = { result: [{ api: [{ offerId: "a" }, { offerId: "b" }], excel: [] }] };

describe("the faults of a property", () => {
  const path = "result[].api[].offerId";

  it.each([
    ["renamed", [{ offerId_: "a" }, { offerId_: "b" }]],
    ["missing", [{}, {}]],
    ["null", [{ offerId: null }, { offerId: null }]],
    ["wrong type", [{ offerId: 7 }, { offerId: 7 }]],
    ["empty", [{ offerId: "" }, { offerId: "" }]],
  ] as const)("change every element of the lists on its path: %s", (fault, api) => {
    expect(readBody(breakProperty(path, fault)(answer(RATES)))).toEqual({ result: [{ api, excel: [] }] });
  });

  it("read a key with spaces", () => {
    const sheet = { result: [{ excel: [{ "PORT OF LOADING": "Mundra" }] }] };
    expect(readBody(breakProperty("result[].excel[].PORT OF LOADING", "wrong type")(answer(sheet)))).toEqual({
      result: [{ excel: [{ "PORT OF LOADING": 7 }] }],
    });
  });

  it("return the same answer if it does not have the property", () => {
    const empty = answer({ result: [] });
    const file: Answer = { status: 200, headers: {}, body: Buffer.from("%PDF-1.4") };
    expect(breakProperty(path, "null")(empty)).toBe(empty);
    expect(breakProperty(path, "null")(file)).toBe(file);
    expect(setProperty("result", (value) => value)(empty)).toBe(empty);
  });
});

const mutant: Mutant = {
  operation: "searchRates",
  server: "example",
  kind: "form",
  fault: "null",
  field: "result[].api[].offerId",
};
const result = (paths: readonly string[], more: Partial<MutantResult> = {}): MutantResult => ({
  mutant,
  trials: 1,
  differences: paths.map((path) => ({ by: "contract", path, expected: "", actual: "" })),
  ...more,
});
const allowed = { mutant: { ...mutant, allowed: "the portal shows no id" } };

describe("the verdict on a mutant", () => {
  it.each([
    ["named", result(["$.code", "$.result[0].api[1].offerId"])],
    ["caught", result(["$.result[0].api[0].offerIdentity"])],
    ["passed", result([])],
    ["not tried", result([], { trials: 0 })],
    ["allowed", result([], allowed)],
    ["named", result(["header retry-after"], { mutant: { ...mutant, field: "header retry-after" } })],
    ["named", result(["$.result[0]['VALID TILL']"], { mutant: { ...mutant, field: "result[].VALID TILL" } })],
  ] as const)("is %s", (verdict, found) => {
    expect(judge(found)).toBe(verdict);
  });

  it("counts neither for nor against the score if the contract allows the answer", () => {
    const results = [result(["$.result[0].api[0].offerId"]), result([]), result([], allowed)];
    expect(calculateScore(results)).toEqual({
      counts: { named: 1, caught: 0, passed: 1, allowed: 1, "not tried": 0 },
      score: 0.5,
      stale: [],
    });
  });

  it("counts each kind of fault", () => {
    const money = { mutant: { ...mutant, kind: "money" } } as const;
    const report = showReport([result(["$.result[0].api[0].offerId"]), result([], money), result([], allowed)]);
    expect(report.split("\n").at(-2)).toBe(
      "Named by kind: form 1 of 1 (100.0 %), money 0 of 1 (0.0 %), meaning 0 of 0 (0.0 %), behaviour 0 of 0 (0.0 %)",
    );
  });

  it("reports the reason of an allowed mutant that is caught", () => {
    const caught = result(["$.result[0].api[0].offerId"], allowed);
    expect(calculateScore([caught]).stale).toEqual([caught.mutant]);
  });
});
