import { existsSync } from "node:fs";
import { expect, it } from "vitest";
import { LONG_FILES, orderFiles } from "../support/file-order.ts";

const FILES = [
  { project: "page", path: "tests/web/a.test.tsx" },
  { project: "unit", path: "tests/domain/a.test.ts" },
  { project: "brand", path: "tests/brands/a.test.ts" },
  { project: "unit", path: "tests/domain/b.test.ts" },
  { project: "page", path: "tests/web/b.test.tsx" },
  { project: "unit", path: "tests/server/process.test.ts" },
  { project: "unit", path: "tests/domain/c.test.ts" },
  { project: "unit", path: "tests/scripts/guides/commands.test.ts" },
];
const listPaths = (seed: string): readonly string[] => orderFiles(FILES, seed).map(({ path }) => path);

it("has the files project by project, the long ones first and the others in the order of the seed", () => {
  expect(listPaths("1")).toEqual([
    "tests/scripts/guides/commands.test.ts",
    "tests/server/process.test.ts",
    "tests/domain/a.test.ts",
    "tests/domain/b.test.ts",
    "tests/domain/c.test.ts",
    "tests/brands/a.test.ts",
    "tests/web/b.test.tsx",
    "tests/web/a.test.tsx",
  ]);
  expect(listPaths("2")).toEqual([
    "tests/scripts/guides/commands.test.ts",
    "tests/server/process.test.ts",
    "tests/domain/c.test.ts",
    "tests/domain/a.test.ts",
    "tests/domain/b.test.ts",
    "tests/brands/a.test.ts",
    "tests/web/a.test.tsx",
    "tests/web/b.test.tsx",
  ]);
});

it("is the same for the same seed, whatever the order in which the files were found", () => {
  expect(orderFiles(FILES.toReversed(), "1")).toEqual(orderFiles(FILES, "1"));
});

it("names long files that exist", () => {
  expect(LONG_FILES.filter((path) => !existsSync(path))).toEqual([]);
});
