import { describe } from "vitest";
import { sqlitePlace } from "../support/database.ts";
import { ratesContract } from "./rates-contract.ts";

describe("rate search over the embedded database", () => {
  ratesContract(sqlitePlace);
});
