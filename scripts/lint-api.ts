/* Checks the API documents and the journeys with every rule of Spectral; other files may be named as arguments. */
import { globSync, readFileSync } from "node:fs";
import spectral from "@stoplight/spectral-core";
import parsers from "@stoplight/spectral-parsers";
import rulesets from "@stoplight/spectral-rulesets";

const CARRIER = "carrier.openapi.yaml";
const FILES = [
  "openapi/keelson.openapi.yaml",
  "openapi/desk.openapi.yaml",
  "openapi/inbound.openapi.yaml",
  "contracts/journeys.arazzo.yaml",
  ...globSync(`src/server/connectors/*/${CARRIER}`),
];

const EXCEPTIONS = {
  /* A portal names its operator on its own pages: the document is the same for all, so it has no address to state. */
  "contact-properties": "off",
  /* OpenAPI 3.1 allows either `url` or `identifier`. */
  "license-url": "off",
  /* The order in which a newcomer meets them: a shipper signs in, searches, books and tracks. */
  "openapi-tags-alphabetical": "off",
} as const;

/* Documents of carriers state what a connector calls: nobody is contacted about them, and nobody browses them. */
const CARRIER_EXCEPTIONS = {
  ...EXCEPTIONS,
  "info-contact": "off",
  "info-license": "off",
  "openapi-tags": "off",
  "operation-description": "off",
  "operation-tags": "off",
} as const;

const createLinter = (rules: Readonly<Record<string, "off">>) => {
  const linter = new spectral.Spectral();
  linter.setRuleset(
    new spectral.Ruleset({
      extends: [
        [rulesets.oas, "all"],
        [rulesets.arazzo, "all"],
      ],
      rules,
    }),
  );
  return linter;
};
const linter = createLinter(EXCEPTIONS);
const carrierLinter = createLinter(CARRIER_EXCEPTIONS);

const findProblems = async (file: string): Promise<readonly string[]> => {
  const document = new spectral.Document(readFileSync(file, "utf8"), parsers.Yaml, file);
  const found = await (file.endsWith(CARRIER) ? carrierLinter : linter).run(document);
  return found.map(
    ({ code, message, path, range }) => `${file}:${range.start.line + 1} ${code}: ${message} (${path.join("/")})`,
  );
};

const named = process.argv.slice(2);
const problems = (await Promise.all((named.length === 0 ? FILES : named).map(findProblems))).flat();
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
