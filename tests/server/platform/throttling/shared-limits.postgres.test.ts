import { describe } from "vitest";
import { postgresPlace, postgresUrl } from "#tests/server/support/database.ts";
import { describeSharedLimits } from "./shared-limits-contract.ts";

describe.skipIf(postgresUrl === undefined)("limits over PostgreSQL", () => {
  describeSharedLimits("PostgreSQL", postgresPlace);
});
