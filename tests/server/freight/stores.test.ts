import { describe } from "vitest";
import { freightStoresContract } from "../stores/freight-contract.ts";
import { groupCommitContract } from "../stores/group-commit-contract.ts";
import { sqlitePlace } from "../support/database.ts";

describe("freight stores over the embedded database", () => {
  groupCommitContract(sqlitePlace);
  freightStoresContract(sqlitePlace);
});
