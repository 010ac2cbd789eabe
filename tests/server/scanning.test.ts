import { describe } from "vitest";
import { scanningContract } from "./scanning-contract.ts";
import { sqlitePlace } from "./support/database.ts";

describe("scanned uploads on SQLite", () => {
  scanningContract(sqlitePlace);
});
