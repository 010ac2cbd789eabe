import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { load } from "js-yaml";

const CONTRACT = `${process.env["CONTRACTS_FOLDER"] ?? "contracts"}/keelson-portal-keelson-api.json`;

interface Contract {
  readonly metadata: object;
}

interface Document {
  readonly info: { readonly version: string };
}

/** After all consumer tests: the portal's side of the contract has the version of the API document. */
export const teardown = (): void => {
  if (!existsSync(CONTRACT)) return;
  const { info }: Document = JSON.parse(JSON.stringify(load(readFileSync("openapi/keelson.openapi.yaml", "utf8"))));
  const contract: Contract = JSON.parse(readFileSync(CONTRACT, "utf8"));
  const metadata = { ...contract.metadata, consumer: { version: info.version } };
  const sorted = Object.fromEntries(Object.entries(metadata).toSorted(([one], [other]) => one.localeCompare(other)));
  writeFileSync(CONTRACT, JSON.stringify({ ...contract, metadata: sorted }, null, 2));
};
