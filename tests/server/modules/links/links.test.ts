import { describe } from "vitest";
import { sqlitePlace } from "#tests/server/support/database.ts";
import { linksContract } from "./links-contract.ts";

describe("links on SQLite", () => {
  linksContract(sqlitePlace);
});
