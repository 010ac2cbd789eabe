import { describe } from "vitest";
import { sqlitePlace } from "#tests/server/support/database.ts";
import { sealSecretsContract } from "./seal-secrets-contract.ts";

describe("stored secrets on SQLite", () => {
  sealSecretsContract(sqlitePlace);
});
