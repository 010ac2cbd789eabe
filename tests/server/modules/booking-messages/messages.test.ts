import { describe } from "vitest";
import { sqlitePlace } from "#tests/server/support/database.ts";
import { messagesContract } from "./messages-contract.ts";

describe("messages of bookings, on SQLite", () => {
  messagesContract(sqlitePlace);
});
