import { describe } from "vitest";
import { sqlitePlace } from "../support/database.ts";
import { passwordResetContract } from "./password-reset-contract.ts";

describe("password reset over the embedded database", () => {
  passwordResetContract(sqlitePlace);
});
