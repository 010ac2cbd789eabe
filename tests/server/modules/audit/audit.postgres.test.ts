import { describe } from "vitest";
import { postgresPlace, postgresUrl } from "#tests/server/support/database.ts";
import { auditContract } from "./audit-contract.ts";

describe.skipIf(postgresUrl === undefined)("the audit trail over PostgreSQL", () => {
  auditContract(postgresPlace);
});
