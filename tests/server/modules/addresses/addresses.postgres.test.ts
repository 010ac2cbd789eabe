import { describe } from "vitest";
import { postgresPlace, postgresUrl } from "#tests/server/support/database.ts";
import { addressesContract } from "./addresses-contract.ts";

describe.skipIf(postgresUrl === undefined)("addresses over PostgreSQL", () => {
  addressesContract(postgresPlace);
});
