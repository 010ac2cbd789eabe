import { describe } from "vitest";
import { sqlitePlace } from "#tests/server/support/database.ts";
import { trailContract } from "./trail-contract.ts";

describe("the audit trail at the desk on SQLite", () => {
  trailContract(sqlitePlace);
});
