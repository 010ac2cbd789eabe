import { describe } from "vitest";
import { sqlitePlace } from "#tests/server/support/database.ts";
import { savedViewsContract } from "./saved-views-contract.ts";

describe("saved views on SQLite", () => {
  savedViewsContract(sqlitePlace);
});
