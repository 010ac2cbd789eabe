import { describe } from "vitest";
import { postgresPlace, postgresUrl } from "#tests/server/support/database.ts";
import { askingContract } from "./asking-contract.ts";

describe.skipIf(postgresUrl === undefined)("asking carriers over PostgreSQL", () => {
  askingContract(postgresPlace);
});
