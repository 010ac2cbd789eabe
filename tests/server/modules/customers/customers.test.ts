import { describe } from "vitest";
import { sqlitePlace } from "#tests/server/support/database.ts";
import { customersContract } from "./customers-contract.ts";

describe("companies at the desk on SQLite", () => {
  customersContract(sqlitePlace);
});
