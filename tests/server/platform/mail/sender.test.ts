import { describe } from "vitest";
import { sqlitePlace } from "#tests/server/support/database.ts";
import { senderContract } from "./sender-contract.ts";

describe("the outbox over SQLite", () => {
  senderContract(sqlitePlace);
});
