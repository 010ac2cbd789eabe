import { describe } from "vitest";
import { scanningContract } from "./scanning-contract.ts";
import { postgresPlace, postgresUrl } from "./support/database.ts";

describe.skipIf(postgresUrl === undefined)("scanned uploads over PostgreSQL", () => {
  scanningContract(postgresPlace);
});
