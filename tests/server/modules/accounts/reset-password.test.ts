import { describe } from "vitest";
import { sqlitePlace } from "#tests/server/support/database.ts";
import { passwordResetContract } from "./reset-password-contract.ts";

describe("password reset over the embedded database", () => {
  passwordResetContract(sqlitePlace);
});
