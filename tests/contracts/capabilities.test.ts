import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { readCapabilities } from "#domain/accounts";
import { readLevels } from "../../scripts/verify/levels.ts";
import { OPERATIONS } from "./support/contract.ts";

interface Row {
  readonly operations: string;
  readonly capability: string;
}

const readRows = (): readonly Row[] =>
  [...readFileSync("contracts/README.md", "utf8").matchAll(/^\|[^|]+\|([^|]+)\|[^|]+\| `([\w-]+)` \|$/gm)].map(
    ([, operations = "", capability = ""]) => ({ operations, capability }),
  );

const listIds = ({ operations }: Row): readonly string[] =>
  [...operations.matchAll(/`(\w+)`/g)].map(([, id = ""]) => id);

const rows = readRows();
const named = new Set(rows.flatMap(listIds));

/* A row names its operations, or the tag of those that no other row names. */
const findOperations = (row: Row): readonly string[] => {
  const [, tag] = /tag (\w+)/.exec(row.operations) ?? [];
  const tagged = OPERATIONS.filter(({ id, tags }) => tag !== undefined && tags.includes(tag) && !named.has(id));
  return [...listIds(row), ...tagged.map(({ id }) => id)].toSorted();
};

const ofCapability = (wanted: string): readonly string[] =>
  OPERATIONS.filter(({ capability }) => capability === wanted)
    .map(({ id }) => id)
    .toSorted();

/* Of an operation, or of a property of what is sent to it. */
const stated = readFileSync("openapi/keelson.openapi.yaml", "utf8").matchAll(
  /^ +x-capability(?:-of-\w+)?: ([\w-]+)$/gm,
);
const capabilities = [...new Set([...stated].map(([, capability = ""]) => capability))].toSorted();

it("the guide of the contract lists the operations of each capability as the API document does", () => {
  expect(rows.map((row) => [row.capability, findOperations(row)])).toEqual(
    rows.map(({ capability }) => [capability, ofCapability(capability)]),
  );
});

it("the guide and the levels of the contract have every capability of the API document but LCL and tracking", () => {
  const optional = capabilities.filter((capability) => capability !== "lcl" && capability !== "tracking");
  expect(rows.map(({ capability }) => capability).toSorted()).toEqual(optional);
  expect(Object.keys(readLevels().parts).toSorted()).toEqual(optional);
});

it("the portal knows every capability of the API document", () => {
  expect(readCapabilities(capabilities).toSorted()).toEqual(capabilities);
});
