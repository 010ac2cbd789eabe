import { describe } from "vitest";
import { sqlitePlace } from "#tests/server/support/database.ts";
import { signupContract } from "./sign-up-contract.ts";

describe("sign-up over the embedded database", () => {
  signupContract(sqlitePlace);
});
