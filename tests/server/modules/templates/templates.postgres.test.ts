import { describe } from "vitest";
import { postgresPlace, postgresUrl } from "#tests/server/support/database.ts";
import { templatesContract } from "./templates-contract.ts";

describe.skipIf(postgresUrl === undefined)("templates over PostgreSQL", () => {
  templatesContract(postgresPlace);
});
