import { describe } from "vitest";
import { postgresPlace, postgresUrl } from "#tests/server/support/database.ts";
import { trailContract } from "./trail-contract.ts";

describe.skipIf(postgresUrl === undefined)("the audit trail at the desk over PostgreSQL", () => {
  trailContract(postgresPlace);
});
