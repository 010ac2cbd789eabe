import { describe } from "vitest";
import { sqlitePlace } from "#tests/server/support/database.ts";
import { lclQuotesContract } from "./lcl-quotes-contract.ts";
import { quotesContract } from "./quotes-contract.ts";

describe("quotes on SQLite", () => {
  quotesContract(sqlitePlace);
  lclQuotesContract(sqlitePlace);
});
