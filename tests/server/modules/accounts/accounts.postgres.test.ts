import { describe } from "vitest";
import { postgresPlace, postgresUrl } from "#tests/server/support/database.ts";
import { dashboardContract } from "../dashboard/dashboard-contract.ts";
import { accountPageContract } from "./account-page-contract.ts";
import { passwordResetContract } from "./reset-password-contract.ts";
import { signupContract } from "./sign-up-contract.ts";

describe.skipIf(postgresUrl === undefined)("accounts over PostgreSQL", () => {
  describe("sign-up", () => {
    signupContract(postgresPlace);
  });
  describe("dashboard", () => {
    dashboardContract(postgresPlace);
  });
  describe("account page", () => {
    accountPageContract(postgresPlace);
  });
  describe("password reset", () => {
    passwordResetContract(postgresPlace);
  });
});
