import { describe } from "vitest";
import { sqlitePlace } from "#tests/server/support/database.ts";
import { ratesContract } from "./rates-contract.ts";

describe("rate search over the embedded database", () => {
  ratesContract(sqlitePlace);
});
