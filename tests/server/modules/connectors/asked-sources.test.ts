import { describe } from "vitest";
import { sqlitePlace } from "#tests/server/support/database.ts";
import { askedSourcesContract } from "./asked-sources-contract.ts";

describe("schedules and feeds at the desk on SQLite", () => {
  askedSourcesContract(sqlitePlace);
});
