import { describe } from "vitest";
import { sqlitePlace } from "#tests/server/support/database.ts";
import { templatesContract } from "./templates-contract.ts";

describe("templates on SQLite", () => {
  templatesContract(sqlitePlace);
});
