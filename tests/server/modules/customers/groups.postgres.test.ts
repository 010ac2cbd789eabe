import { describe } from "vitest";
import { postgresPlace, postgresUrl } from "#tests/server/support/database.ts";
import { groupsContract } from "./groups-contract.ts";

describe.skipIf(postgresUrl === undefined)("groups of customers over PostgreSQL", () => {
  groupsContract(postgresPlace);
});
