import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { AUDIT_ACTIONS } from "#domain/audit";

/* Recorded under a name that is put together from what happened. */
const PUT_TOGETHER: Readonly<Record<string, readonly string[]>> = {
  "`${subject}.${verb}`": [
    "address.created",
    "address.changed",
    "address.deleted",
    "template.created",
    "template.changed",
    "template.deleted",
    "saved-view.created",
    "saved-view.changed",
    "saved-view.deleted",
  ],
  "`cargo.${status}`": ["cargo.accepted", "cargo.returned"],
  "`quote-request.${change.state}`": ["quote-request.answered", "quote-request.declined"],
};

const readSources = (folder: string): string =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts"))
    .map((name) => readFileSync(join(folder, name), "utf8"))
    .join("\n");

it("declares no action that nothing records", () => {
  const source = readSources("src/server");
  const recorded = Object.entries(PUT_TOGETHER).flatMap(([name, actions]) => (source.includes(name) ? actions : []));
  const declared = Object.entries(AUDIT_ACTIONS).flatMap(([kind, verbs]) => verbs.map((verb) => `${kind}.${verb}`));
  expect(declared.length).toBeGreaterThan(150);
  expect(declared.filter((action) => !source.includes(`"${action}"`) && !recorded.includes(action))).toEqual([]);
});
