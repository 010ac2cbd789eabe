import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { load } from "js-yaml";
import type { TestProject } from "vitest/node";
import { type Pact, readInteractions } from "../../../scripts/verify/contract.ts";
import { readDocument } from "../../../scripts/verify/document.ts";
import { readLevels } from "../../../scripts/verify/levels.ts";
import { joinRecordings } from "../support/recordings.ts";

const readVersion = (file: string): string => {
  const { info }: { readonly info: { readonly version: string } } = Object(load(readFileSync(file, "utf8")));
  return info.version;
};

const withVersion = (pact: object, version: string): object => {
  const metadata: object = { ...Object(Reflect.get(pact, "metadata")), consumer: { version } };
  const sorted = Object.fromEntries(Object.entries(metadata).toSorted(([one], [other]) => one.localeCompare(other)));
  return { ...pact, metadata: sorted };
};

const write = (file: string, pact: object, version: string): void =>
  writeFileSync(file, JSON.stringify(withVersion(pact, version), null, 2));

const writePortalContract = (folder: string, pact: Pact): void => {
  const document = readDocument();
  const interactions = readInteractions(pact, document, readLevels())._unsafeUnwrap();
  for (const [name, ofFile] of Map.groupBy(interactions, ({ kind, level }) =>
    kind === "form" ? "form" : `level-${level}`,
  )) {
    const file = join(folder, `keelson-portal-${name}.json`);
    write(file, { ...pact, interactions: ofFile.map((one) => one.pact) }, document.version);
  }
};

const writeContracts = (recordings: string, folder: string): void => {
  /* Pact names a file after consumer and provider. */
  const desk = joinRecordings(recordings, "keelson-desk-keelson-desk-api.json");
  const portal = joinRecordings(recordings, "keelson-portal-keelson-api.json");
  if (desk !== null) write(join(folder, "keelson-desk.json"), desk, readVersion("openapi/desk.openapi.yaml"));
  if (portal !== null) writePortalContract(folder, portal);
};

/**
 * Before and after the consumer tests: with CONTRACTS_FOLDER, what they recorded is written there as contracts with the versions
 * of the API documents; that of the portal has a file for each level and one for the refusals by form, that of the desk is one file.
 */
export const setup = ({ provide }: TestProject): (() => void) => {
  const recordings = mkdtempSync(join(tmpdir(), "keelson-recordings-"));
  provide("recordings", recordings);
  return () => {
    const folder = process.env["CONTRACTS_FOLDER"];
    if (folder !== undefined) writeContracts(recordings, folder);
    rmSync(recordings, { recursive: true });
  };
};
