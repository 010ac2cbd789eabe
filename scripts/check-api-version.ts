/* Compares the API document with its last release: each change needs a raised version and an entry in contracts/CHANGELOG.md. */
import { readFileSync } from "node:fs";
import { load } from "js-yaml";
import { toObject } from "#api/readers/json.ts";
import { type ApiChange, compareApi, nextVersion } from "./lib/compare-api.ts";

const DOCUMENT = "openapi/keelson.openapi.yaml";
const RELEASED = "openapi/released.yaml";
const CHANGELOG = "contracts/CHANGELOG.md";
const MOST_SHOWN = 20;

const read = (file: string) => toObject(load(readFileSync(file, "utf8")));
const [released, document] = [read(RELEASED), read(DOCUMENT)];
const [before, version] = [released, document].map((root) => String(toObject(root["info"])["version"]));

const isAtLeast = (one: string, other: string): boolean => one.localeCompare(other, "en", { numeric: true }) >= 0;

const describeChanges = (changes: readonly ApiChange[]): string =>
  changes
    .toSorted((one, other) => one.level.localeCompare(other.level))
    .slice(0, MOST_SHOWN)
    .map(({ level, at }) => `  ${level} ${at}`)
    .join("\n");

const findProblem = (): string | null => {
  const changes = compareApi(released, document);
  const needed = nextVersion(before ?? "", changes);
  if (needed === null || !/^\d+\.\d+\.\d+$/.test(version ?? ""))
    return `The version of ${DOCUMENT} and ${RELEASED} must have the form 1.2.3.`;
  if (!isAtLeast(version ?? "", needed))
    return `${DOCUMENT} differs from ${RELEASED} (${before}) and needs at least version ${needed}:\n${describeChanges(changes)}`;
  return readFileSync(CHANGELOG, "utf8").includes(`## ${version}`)
    ? null
    : `${CHANGELOG} has no entry "## ${version}".`;
};

const problem = findProblem();
if (problem !== null) {
  console.error(problem);
  process.exitCode = 1;
}
