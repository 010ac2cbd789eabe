import { describe } from "vitest";
import { freightStoresContract } from "./stores-contract.ts";
import { groupCommitContract } from "#tests/server/platform/database/write-batcher-contract.ts";
import { sqlitePlace } from "#tests/server/support/database.ts";

describe("freight stores over the embedded database", () => {
  groupCommitContract(sqlitePlace);
  freightStoresContract(sqlitePlace);
});
