import { describe, expect, it } from "vitest";
import { readDocument } from "../../../scripts/verify/document.ts";
import { showCounts, showReport } from "../../../scripts/verify/report-text.ts";
import { type InteractionResult, sortByLevel, type Verified } from "../../../scripts/verify/results.ts";

const operation = readDocument().operations.find(({ id }) => id === "signIn");
if (operation === undefined) throw new Error("The document has no signIn.");

const result = (
  description: string,
  more: Partial<InteractionResult> = {},
  kind: Verified["kind"] = "interaction",
): InteractionResult => ({
  interaction: { description, level: 1, isOptional: false, kind, operation },
  outcome: "conformant",
  differences: [],
  reason: "",
  ...more,
});

const LEVELS = [{ level: 1, name: "sign in and search" }];

describe("the report for a terminal", () => {
  it("lists answers that a shipper waits for, as a remark", () => {
    const results = [result("a sign-in", { elapsedMs: 2100 }), result("another one", { elapsedMs: 2000 })];
    expect(showReport(LEVELS, results)).toBe(`operation \\ level   1
signIn              ✓ 2

✓ conformant   ~ partly   ✗ not conformant   ? not set up   - optional and left out

Level 1 (sign in and search): conformant, 2 of 2

Remark: answers of more than 2 s
    2.1 s signIn: a sign-in`);
  });

  it("counts refusals by form apart: a level is conformant only if they are", () => {
    const wrong = { by: "contract", path: "status", expected: "401", actual: "200" } as const;
    const form = result("after the session has ended", { outcome: "different", differences: [wrong] }, "form");
    expect(showReport(LEVELS, [result("a sign-in"), form])).toBe(`operation \\ level   1
signIn              ~ 1/2

✓ conformant   ~ partly   ✗ not conformant   ? not set up   - optional and left out

Level 1 (sign in and search): partly, 1 of 1, refusals by form 0 of 1

✗ level 1, signIn: after the session has ended
    status: expected 401; actual 200 [contract]`);
    expect(showCounts([result("a sign-in"), form])).toBe(
      "1 interactions: 1 conformant, 0 different, 0 not set up; " +
        "1 refusals by form: 0 conformant, 1 different, 0 not set up",
    );
    expect(showCounts([form])).toBe("1 refusals by form: 0 conformant, 1 different, 0 not set up");
    expect(showCounts([])).toBe("0 interactions: 0 conformant, 0 different, 0 not set up");
    expect(showReport(LEVELS, [form])).toBe(`operation \\ level   1
signIn              ✗ 0/1

✓ conformant   ~ partly   ✗ not conformant   ? not set up   - optional and left out

Level 1 (sign in and search): not conformant, refusals by form 0 of 1

✗ level 1, signIn: after the session has ended
    status: expected 401; actual 200 [contract]`);
  });

  it("has a blank after the longest name", () => {
    const long = { ...operation, id: "setNotificationDigests" };
    const { interaction, ...others } = result("a digest");
    expect(showReport(LEVELS, [{ ...others, interaction: { ...interaction, operation: long } }])).toContain(
      "\nsetNotificationDigests ✓ 1\n",
    );
  });

  it("is in the order of the levels, and within a level as it was tried", () => {
    const at = (level: number, description: string): InteractionResult => {
      const { interaction, ...others } = result(description);
      return { ...others, interaction: { ...interaction, level } };
    };
    const sorted = sortByLevel([at(2, "b"), at(1, "z"), at(2, "a"), at(1, "y")]);
    expect(sorted.map(({ interaction }) => interaction.description)).toEqual(["z", "y", "b", "a"]);
  });

  it("counts steps of journeys apart, and names once why some were skipped", () => {
    const wrong = { by: "journey", path: "status", expected: "200", actual: "404" } as const;
    const skipped: Partial<InteractionResult> = {
      outcome: "skipped",
      reason: "the answer of search in the journey book is needed",
    };
    const results = [
      result("journey book, search", { outcome: "different", differences: [wrong] }, "step"),
      result("journey book, book", skipped, "step"),
      result("journey book, print", skipped, "step"),
    ];
    expect(showReport(LEVELS, results)).toBe(`operation \\ level   1
signIn              ✗ 0/3

✓ conformant   ~ partly   ✗ not conformant   ? not set up   - optional and left out

Level 1 (sign in and search): not conformant, 0 of 3

✗ level 1, signIn: journey book, search
    status: expected 200; actual 404 [journey]

2 steps were skipped: the answer of search in the journey book is needed`);
    expect(showCounts([result("a sign-in"), ...results])).toBe(
      "1 interactions: 1 conformant, 0 different, 0 not set up; " +
        "3 steps of journeys: 0 conformant, 1 different, 0 not set up, 2 skipped",
    );
  });
});
