import { describe } from "vitest";
import { postgresPlace, postgresUrl } from "#tests/server/support/database.ts";
import { enquiriesContract } from "./enquiries-contract.ts";

describe.skipIf(postgresUrl === undefined)("enquiries over PostgreSQL", () => {
  enquiriesContract(postgresPlace);
});
