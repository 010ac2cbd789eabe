import { describe } from "vitest";
import { sqlitePlace } from "#tests/server/support/database.ts";
import { addressesContract } from "./addresses-contract.ts";

describe("the address book on SQLite", () => {
  addressesContract(sqlitePlace);
});
