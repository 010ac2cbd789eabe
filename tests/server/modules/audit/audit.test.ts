import { describe } from "vitest";
import { sqlitePlace } from "#tests/server/support/database.ts";
import { auditContract } from "./audit-contract.ts";

describe("the audit trail over SQLite", () => {
  auditContract(sqlitePlace);
});
