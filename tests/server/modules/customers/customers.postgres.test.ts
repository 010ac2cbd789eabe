import { describe } from "vitest";
import { postgresPlace, postgresUrl } from "#tests/server/support/database.ts";
import { customersContract } from "./customers-contract.ts";

describe.skipIf(postgresUrl === undefined)("companies at the desk over PostgreSQL", () => {
  customersContract(postgresPlace);
});
