import { describe } from "vitest";
import { postgresPlace, postgresUrl } from "#tests/server/support/database.ts";
import { savedViewsContract } from "./saved-views-contract.ts";

describe.skipIf(postgresUrl === undefined)("saved views over PostgreSQL", () => {
  savedViewsContract(postgresPlace);
});
