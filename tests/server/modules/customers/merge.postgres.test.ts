import { describe } from "vitest";
import { postgresPlace, postgresUrl } from "#tests/server/support/database.ts";
import { mergeContract } from "./merge-contract.ts";

describe.skipIf(postgresUrl === undefined)("merging companies over PostgreSQL", () => {
  mergeContract(postgresPlace);
});
