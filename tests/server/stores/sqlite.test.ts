import { describe } from "vitest";
import { sqlitePlace } from "../support/database.ts";
import { accountsContract } from "./accounts-contract.ts";
import { databaseContract } from "./database-contract.ts";

describe("the embedded database", () => {
  databaseContract(sqlitePlace);
  accountsContract(sqlitePlace);
});
