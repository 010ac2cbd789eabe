import { describe } from "vitest";
import { postgresPlace, postgresUrl } from "../support/database.ts";
import { passwordResetContract } from "./password-reset-contract.ts";
import { signupContract } from "./signup-contract.ts";

describe.skipIf(postgresUrl === undefined)("accounts over PostgreSQL", () => {
  describe("sign-up", () => {
    signupContract(postgresPlace);
  });
  describe("password reset", () => {
    passwordResetContract(postgresPlace);
  });
});
