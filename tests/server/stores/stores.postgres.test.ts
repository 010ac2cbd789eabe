import { describe } from "vitest";
import { emptyPostgresPlace, postgresPlace, postgresUrl } from "../support/database.ts";
import { accountsContract } from "./accounts-contract.ts";
import { databaseContract } from "./database-contract.ts";

describe.skipIf(postgresUrl === undefined)("PostgreSQL", () => {
  databaseContract(emptyPostgresPlace);
  accountsContract(postgresPlace);
});
