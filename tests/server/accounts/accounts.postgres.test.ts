import { describe } from "vitest";
import { postgresPlace, postgresUrl } from "../support/database.ts";
import { dashboardContract } from "./dashboard-contract.ts";
import { passwordResetContract } from "./password-reset-contract.ts";
import { signupContract } from "./signup-contract.ts";

describe.skipIf(postgresUrl === undefined)("accounts over PostgreSQL", () => {
  describe("sign-up", () => {
    signupContract(postgresPlace);
  });
  describe("dashboard", () => {
    dashboardContract(postgresPlace);
  });
  describe("password reset", () => {
    passwordResetContract(postgresPlace);
  });
});
