import { describe } from "vitest";
import { sqlitePlace } from "#tests/server/support/database.ts";
import { notificationsContract } from "./notifications-contract.ts";

describe("notifications over SQLite", () => {
  notificationsContract(sqlitePlace);
});
