import { describe } from "vitest";
import { sqlitePlace } from "#tests/server/support/database.ts";
import { deskInboxContract } from "./desk-inbox-contract.ts";

describe("the inbox of the desk over SQLite", () => {
  deskInboxContract(sqlitePlace);
});
