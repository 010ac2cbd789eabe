import { describe } from "vitest";
import { postgresPlace, postgresUrl } from "#tests/server/support/database.ts";
import { waitingContract, waitingSignUpContract } from "./waiting-contract.ts";

describe.skipIf(postgresUrl === undefined)("what waits for the desk, over PostgreSQL", () => {
  waitingContract(postgresPlace);
  waitingSignUpContract(postgresPlace);
});
