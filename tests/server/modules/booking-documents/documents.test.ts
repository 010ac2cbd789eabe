import { describe } from "vitest";
import { sqlitePlace } from "#tests/server/support/database.ts";
import { documentsContract } from "./documents-contract.ts";

describe("documents of bookings on SQLite", () => {
  documentsContract(sqlitePlace);
});
