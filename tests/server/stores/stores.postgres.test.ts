import { describe } from "vitest";
import { postgresPlace, postgresUrl } from "../support/database.ts";
import { databaseContract } from "./database-contract.ts";

describe.skipIf(postgresUrl === undefined)("PostgreSQL", () => {
  databaseContract(postgresPlace);
});
