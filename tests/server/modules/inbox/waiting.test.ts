import { describe } from "vitest";
import { sqlitePlace } from "#tests/server/support/database.ts";
import { waitingContract, waitingSignUpContract } from "./waiting-contract.ts";

describe("what waits for the desk, over SQLite", () => {
  waitingContract(sqlitePlace);
  waitingSignUpContract(sqlitePlace);
});
