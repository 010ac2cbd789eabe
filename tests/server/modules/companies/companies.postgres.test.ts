import { describe } from "vitest";
import { postgresPlace, postgresUrl } from "#tests/server/support/database.ts";
import { companiesContract } from "./companies-contract.ts";

describe.skipIf(postgresUrl === undefined)("companies over PostgreSQL", () => {
  companiesContract(postgresPlace);
});
