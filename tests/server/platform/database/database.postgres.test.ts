import { describe } from "vitest";
import { emptyPostgresPlace, postgresPlace, postgresUrl } from "#tests/server/support/database.ts";
import { accountsContract } from "#tests/server/modules/accounts/account-store-contract.ts";
import { databaseContract } from "./database-contract.ts";

describe.skipIf(postgresUrl === undefined)("PostgreSQL", () => {
  databaseContract(emptyPostgresPlace);
  accountsContract(postgresPlace);
});
