import { describe } from "vitest";
import { postgresPlace, postgresUrl } from "#tests/server/support/database.ts";
import { sealSecretsContract } from "./seal-secrets-contract.ts";

describe.skipIf(postgresUrl === undefined)("stored secrets over PostgreSQL", () => {
  sealSecretsContract(postgresPlace);
});
