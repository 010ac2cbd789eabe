import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { load } from "js-yaml";
import { type Pact, readInteractions } from "../../../scripts/verify/contract.ts";
import { readDocument } from "../../../scripts/verify/document.ts";
import { readLevels } from "../../../scripts/verify/levels.ts";

const FOLDER = process.env["CONTRACTS_FOLDER"] ?? "contracts";
/* Pact names a file after consumer and provider. */
const RECORDED = `${FOLDER}/keelson-portal-keelson-api.json`;
const DESK_RECORDED = `${FOLDER}/keelson-desk-keelson-desk-api.json`;

const readVersion = (file: string): string => {
  const { info }: { readonly info: { readonly version: string } } = Object(load(readFileSync(file, "utf8")));
  return info.version;
};

const withVersion = (pact: object, version: string): object => {
  const metadata: object = { ...Object(Reflect.get(pact, "metadata")), consumer: { version } };
  const sorted = Object.fromEntries(Object.entries(metadata).toSorted(([one], [other]) => one.localeCompare(other)));
  return { ...pact, metadata: sorted };
};

const writeDeskContract = (): void => {
  if (!existsSync(DESK_RECORDED)) return;
  const pact: object = JSON.parse(readFileSync(DESK_RECORDED, "utf8"));
  const version = readVersion("openapi/desk.openapi.yaml");
  writeFileSync(`${FOLDER}/keelson-desk.json`, JSON.stringify(withVersion(pact, version), null, 2));
  rmSync(DESK_RECORDED);
};

/**
 * After all consumer tests: the contracts have the versions of the API documents; that of the portal has a file for each
 * level and one for the refusals by form, that of the desk is one file.
 */
export const teardown = (): void => {
  writeDeskContract();
  if (!existsSync(RECORDED)) return;
  const document = readDocument();
  const pact: Pact = JSON.parse(readFileSync(RECORDED, "utf8"));
  const interactions = readInteractions(pact, document, readLevels())._unsafeUnwrap();
  for (const [name, ofFile] of Map.groupBy(interactions, ({ kind, level }) =>
    kind === "form" ? "form" : `level-${level}`,
  ))
    writeFileSync(
      `${FOLDER}/keelson-portal-${name}.json`,
      JSON.stringify(withVersion({ ...pact, interactions: ofFile.map((one) => one.pact) }, document.version), null, 2),
    );
  rmSync(RECORDED);
};
