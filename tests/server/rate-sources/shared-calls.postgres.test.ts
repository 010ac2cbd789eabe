import { describe } from "vitest";
import { postgresPlace, postgresUrl } from "#tests/server/support/database.ts";
import { describeSharedCalls } from "./shared-calls-contract.ts";

describe.skipIf(postgresUrl === undefined)("requests over PostgreSQL", () => {
  describeSharedCalls("PostgreSQL", postgresPlace);
});
