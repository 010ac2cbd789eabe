import { describe } from "vitest";
import { postgresPlace, postgresUrl } from "#tests/server/support/database.ts";
import { lclContract } from "./lcl-contract.ts";

describe.skipIf(postgresUrl === undefined)("part loads over PostgreSQL", () => {
  lclContract(postgresPlace);
});
