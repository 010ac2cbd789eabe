import { describe } from "vitest";
import { postgresPlace, postgresUrl } from "#tests/server/support/database.ts";
import { pricingContract } from "./pricing-contract.ts";

describe.skipIf(postgresUrl === undefined)("margin rules at the desk over PostgreSQL", () => {
  pricingContract(postgresPlace);
});
