import { describe } from "vitest";
import { sqlitePlace } from "#tests/server/support/database.ts";
import { deskSearchContract } from "./desk-search-contract.ts";

describe("the search of the desk over SQLite", () => {
  deskSearchContract(sqlitePlace);
});
