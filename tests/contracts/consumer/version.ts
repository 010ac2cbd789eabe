import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { type Pact, readInteractions } from "../../../scripts/verify/contract.ts";
import { readDocument } from "../../../scripts/verify/document.ts";
import { readLevels } from "../../../scripts/verify/levels.ts";

const FOLDER = process.env["CONTRACTS_FOLDER"] ?? "contracts";
const RECORDED = `${FOLDER}/keelson-portal-keelson-api.json`;

/**
 * After all consumer tests: the contract has the version of the API document, and a file for each level and one for the
 * refusals by form.
 */
export const teardown = (): void => {
  if (!existsSync(RECORDED)) return;
  const document = readDocument();
  const pact: Pact = JSON.parse(readFileSync(RECORDED, "utf8"));
  const interactions = readInteractions(pact, document, readLevels())._unsafeUnwrap();
  const metadata: object = { ...Object(pact["metadata"]), consumer: { version: document.version } };
  const sorted = Object.fromEntries(Object.entries(metadata).toSorted(([one], [other]) => one.localeCompare(other)));
  for (const [name, ofFile] of Map.groupBy(interactions, ({ kind, level }) =>
    kind === "form" ? "form" : `level-${level}`,
  ))
    writeFileSync(
      `${FOLDER}/keelson-portal-${name}.json`,
      JSON.stringify({ ...pact, interactions: ofFile.map((one) => one.pact), metadata: sorted }, null, 2),
    );
  rmSync(RECORDED);
};
