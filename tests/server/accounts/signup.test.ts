import { describe } from "vitest";
import { sqlitePlace } from "../support/database.ts";
import { signupContract } from "./signup-contract.ts";

describe("sign-up over the embedded database", () => {
  signupContract(sqlitePlace);
});
