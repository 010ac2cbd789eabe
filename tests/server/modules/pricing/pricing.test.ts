import { describe } from "vitest";
import { sqlitePlace } from "#tests/server/support/database.ts";
import { pricingContract } from "./pricing-contract.ts";

describe("margin rules at the desk on SQLite", () => {
  pricingContract(sqlitePlace);
});
