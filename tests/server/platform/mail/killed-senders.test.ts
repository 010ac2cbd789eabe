import { describe } from "vitest";
import { sqlitePlace } from "#tests/server/support/database.ts";
import { killedSendersContract } from "./killed-senders-contract.ts";

describe("killed senders over SQLite", () => {
  killedSendersContract(sqlitePlace);
});
