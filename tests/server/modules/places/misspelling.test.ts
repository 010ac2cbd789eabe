import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { prefixMistakes } from "#server/modules/places/misspelling.ts";

/** The plain definition, slow and obvious. */
const plain = (typed: string, name: string): number => {
  const table = Array.from({ length: typed.length + 1 }, (_, row) =>
    Array.from({ length: name.length + 1 }, (_, column) => (row === 0 ? column : column === 0 ? row : 0)),
  );
  const at = (row: number, column: number): number => table[row]?.[column] ?? 0;
  for (let row = 1; row <= typed.length; row++)
    for (let column = 1; column <= name.length; column++) {
      const same = typed[row - 1] === name[column - 1] ? 0 : 1;
      const swapped =
        row > 1 && column > 1 && typed[row - 1] === name[column - 2] && typed[row - 2] === name[column - 1];
      const costs = [at(row - 1, column - 1) + same, at(row - 1, column) + 1, at(row, column - 1) + 1];
      const line = table[row];
      if (line !== undefined) line[column] = Math.min(...costs, swapped ? at(row - 2, column - 2) + 1 : Infinity);
    }
  return Math.min(...(table.at(-1) ?? []));
};

describe("mistakes in the beginning of a name", () => {
  it.each([
    ["mundr", "mundra", 0],
    ["mudnra", "mundra", 1],
    ["nundra", "mundra", 1],
    ["munndra", "mundra", 1],
    ["rotrdm", "rotterdam", 3],
  ])("%s for %s: %i", (typed, name, mistakes) => {
    expect(prefixMistakes(typed, name, 3)).toBe(mistakes);
  });

  it("agrees with the plain definition up to its limit", () => {
    const word = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 9 });
    fc.assert(
      fc.property(word, word, fc.integer({ min: 1, max: 3 }), (typed, name, limit) => {
        expect(prefixMistakes(typed, name, limit)).toBe(Math.min(plain(typed, name), limit + 1));
      }),
    );
  });
});
