import { describe } from "vitest";
import { sqlitePlace } from "#tests/server/support/database.ts";
import { accountPageContract } from "./account-page-contract.ts";

describe("account page over the embedded database", () => {
  accountPageContract(sqlitePlace);
});
