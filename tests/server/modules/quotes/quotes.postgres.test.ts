import { describe } from "vitest";
import { postgresPlace, postgresUrl } from "#tests/server/support/database.ts";
import { lclQuotesContract } from "./lcl-quotes-contract.ts";
import { quotesContract } from "./quotes-contract.ts";

describe.skipIf(postgresUrl === undefined)("quotes over PostgreSQL", () => {
  quotesContract(postgresPlace);
  lclQuotesContract(postgresPlace);
});
