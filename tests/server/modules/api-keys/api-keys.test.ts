import { describe } from "vitest";
import { sqlitePlace } from "#tests/server/support/database.ts";
import { apiKeysContract } from "./api-keys-contract.ts";

describe("API keys over SQLite", () => {
  apiKeysContract(sqlitePlace);
});
