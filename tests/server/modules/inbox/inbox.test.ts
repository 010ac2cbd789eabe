import { describe } from "vitest";
import { sqlitePlace } from "#tests/server/support/database.ts";
import { inboxContract } from "./inbox-contract.ts";

describe("the inbox over SQLite", () => {
  inboxContract(sqlitePlace);
});
