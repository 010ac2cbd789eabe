import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { toObject } from "#api/readers/json.ts";
import { readInteractions, readPact } from "../../scripts/verify/contract.ts";
import { readDocument } from "../../scripts/verify/document.ts";
import { readLevels } from "../../scripts/verify/levels.ts";

/** Interactions that are not refusals by form: those are generated for users of plain Pact, and not counted. */
const interactions = readInteractions(readPact(), readDocument(), readLevels())
  ._unsafeUnwrap()
  .filter(({ kind }) => kind !== "form");

/** The operations of version 3.0. */
const released = new Set(
  Object.values(toObject(toObject(parse(readFileSync("openapi/released.yaml", "utf8")))["paths"]))
    .flatMap((path) => Object.values(toObject(path)))
    .flatMap((operation) => toObject(operation)["operationId"] ?? []),
);

/* A team must be able to take on the contract: a new check belongs in a rule or a journey. */
describe("the contract", () => {
  it("has at most 100 interactions at the levels 1 to 6", () => {
    expect(interactions.filter(({ level }) => level <= 6).length).toBeLessThanOrEqual(100);
  });

  it("has at most 300 interactions of the operations of version 3.0", () => {
    const own = interactions.filter(({ operation }) => released.has(operation.id));
    expect(own.length).toBeGreaterThan(200);
    expect(own.length).toBeLessThanOrEqual(300);
  });

  it("has at most four interactions of each operation that was added later", () => {
    const counts = Map.groupBy(
      interactions.filter(({ operation }) => !released.has(operation.id)),
      ({ operation }) => operation.id,
    );
    expect([...counts].filter(([, own]) => own.length > 4).map(([id, own]) => `${id}: ${own.length}`)).toEqual([]);
  });
});
