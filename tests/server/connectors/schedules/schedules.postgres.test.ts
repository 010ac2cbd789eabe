import { describe } from "vitest";
import { postgresPlace, postgresUrl } from "#tests/server/support/database.ts";
import { describeSchedules } from "./schedules-contract.ts";

describe.skipIf(postgresUrl === undefined)("schedules over PostgreSQL", () => {
  describeSchedules("PostgreSQL", postgresPlace);
});
