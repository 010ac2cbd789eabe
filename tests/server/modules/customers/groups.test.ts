import { describe } from "vitest";
import { sqlitePlace } from "#tests/server/support/database.ts";
import { groupsContract } from "./groups-contract.ts";

describe("groups of customers on SQLite", () => {
  groupsContract(sqlitePlace);
});
