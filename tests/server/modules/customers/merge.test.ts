import { describe } from "vitest";
import { sqlitePlace } from "#tests/server/support/database.ts";
import { mergeContract } from "./merge-contract.ts";

describe("merging companies on SQLite", () => {
  mergeContract(sqlitePlace);
});
