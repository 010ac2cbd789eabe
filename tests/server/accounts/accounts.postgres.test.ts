import { describe } from "vitest";
import { postgresPlace, postgresUrl } from "../support/database.ts";
import { signupContract } from "./signup-contract.ts";

describe.skipIf(postgresUrl === undefined)("sign-up over PostgreSQL", () => {
  signupContract(postgresPlace);
});
