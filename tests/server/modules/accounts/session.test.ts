import { describe } from "vitest";
import { sessionContract } from "./session-contract.ts";
import { sqlitePlace } from "#tests/server/support/database.ts";

describe("sessions over the embedded database", () => {
  sessionContract(sqlitePlace);
});
