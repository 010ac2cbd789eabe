import { describe } from "vitest";
import { postgresPlace, postgresUrl } from "#tests/server/support/database.ts";
import { deskQuotesContract } from "./quotes-contract.ts";

describe.skipIf(postgresUrl === undefined)("quotes at the desk, over PostgreSQL", () => {
  deskQuotesContract(postgresPlace);
});
