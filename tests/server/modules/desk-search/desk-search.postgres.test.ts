import { describe } from "vitest";
import { postgresPlace, postgresUrl } from "#tests/server/support/database.ts";
import { deskSearchContract } from "./desk-search-contract.ts";

describe.skipIf(postgresUrl === undefined)("the search of the desk over PostgreSQL", () => {
  deskSearchContract(postgresPlace);
});
