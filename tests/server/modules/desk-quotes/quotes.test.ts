import { describe } from "vitest";
import { sqlitePlace } from "#tests/server/support/database.ts";
import { deskQuotesContract } from "./quotes-contract.ts";

describe("quotes at the desk, on SQLite", () => {
  deskQuotesContract(sqlitePlace);
});
