import { describe } from "vitest";
import { sqlitePlace } from "../support/database.ts";
import { databaseContract } from "./database-contract.ts";

describe("the embedded database", () => {
  databaseContract(sqlitePlace);
});
