import { describe } from "vitest";
import { postgresPlace, postgresUrl } from "#tests/server/support/database.ts";
import { apiKeysContract } from "./api-keys-contract.ts";

describe.skipIf(postgresUrl === undefined)("API keys over PostgreSQL", () => {
  apiKeysContract(postgresPlace);
});
