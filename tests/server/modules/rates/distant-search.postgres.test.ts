import { describe } from "vitest";
import { postgresPlace, postgresUrl } from "#tests/server/support/database.ts";
import { describeDistantSearches } from "./distant-search-contract.ts";

describe.skipIf(postgresUrl === undefined)("searches over PostgreSQL", () => {
  describeDistantSearches("PostgreSQL", postgresPlace);
});
