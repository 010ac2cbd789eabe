import { describe, expect, it } from "vitest";
import { readBudget } from "#server/connectors/kit/connector.ts";
import { createFields } from "#server/connectors/kit/fields.ts";

const read = (entry: Readonly<Record<string, unknown>>, given: Parameters<typeof readBudget>[1] = {}) => {
  const problems: string[] = [];
  const fields = createFields(entry, "rates[0] (borealis)", {}, (sentence) => {
    problems.push(sentence);
  });
  return { budget: readBudget(fields, given), problems };
};

describe("the budget of a price interface", () => {
  it("waits 30 seconds, and keeps an answer for a quarter of an hour", () => {
    expect(read({})).toEqual({ budget: { budgetMs: 30_000, keepMs: 900_000 }, problems: [] });
  });

  it("is what the entry states", () => {
    expect(read({ budgetSeconds: 40, keepMinutes: 1_440 })).toEqual({
      budget: { budgetMs: 40_000, keepMs: 86_400_000 },
      problems: [],
    });
  });

  it("keeps no answer longer than the prices of the carrier hold", () => {
    expect(read({}, { mostKeepMinutes: 5 }).budget.keepMs).toBe(300_000);
    expect(read({ keepMinutes: 2 }, { mostKeepMinutes: 5 }).budget.keepMs).toBe(120_000);
    expect(read({ keepMinutes: 10 }, { mostKeepMinutes: 5 }).problems).toEqual([
      "keepMinutes of rates[0] (borealis) must be a whole number from 0 to 5.",
    ]);
  });
});
