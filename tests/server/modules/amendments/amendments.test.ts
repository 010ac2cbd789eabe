import { describe } from "vitest";
import { sqlitePlace } from "#tests/server/support/database.ts";
import { amendmentsContract } from "./amendments-contract.ts";

describe("requests to change bookings on SQLite", () => {
  amendmentsContract(sqlitePlace);
});
