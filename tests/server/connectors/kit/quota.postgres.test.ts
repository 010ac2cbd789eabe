import { describe } from "vitest";
import { postgresPlace, postgresUrl } from "#tests/server/support/database.ts";
import { describeQuota } from "./quota-contract.ts";

describe.skipIf(postgresUrl === undefined)("calls over PostgreSQL", () => {
  describeQuota("PostgreSQL", postgresPlace);
});
