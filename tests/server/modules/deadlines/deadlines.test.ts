import { describe } from "vitest";
import { sqlitePlace } from "#tests/server/support/database.ts";
import { deadlinesContract } from "./deadlines-contract.ts";

describe("the booking page and the calendar on SQLite", () => {
  deadlinesContract(sqlitePlace);
});
