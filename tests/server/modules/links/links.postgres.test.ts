import { describe } from "vitest";
import { postgresPlace, postgresUrl } from "#tests/server/support/database.ts";
import { linksContract } from "./links-contract.ts";

describe.skipIf(postgresUrl === undefined)("links over PostgreSQL", () => {
  linksContract(postgresPlace);
});
