import { describe } from "vitest";
import { postgresPlace, postgresUrl } from "#tests/server/support/database.ts";
import { deadlinesContract } from "./deadlines-contract.ts";

describe.skipIf(postgresUrl === undefined)("the booking page and the calendar over PostgreSQL", () => {
  deadlinesContract(postgresPlace);
});
