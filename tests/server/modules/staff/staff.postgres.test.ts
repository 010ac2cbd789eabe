import { describe } from "vitest";
import { postgresPlace, postgresUrl } from "#tests/server/support/database.ts";
import { passkeysContract } from "./passkeys-contract.ts";
import { signInContract } from "./sign-in-contract.ts";
import { staffContract } from "./staff-contract.ts";

describe.skipIf(postgresUrl === undefined)("staff over PostgreSQL", () => {
  signInContract(postgresPlace);
  staffContract(postgresPlace);
});

describe.skipIf(postgresUrl === undefined)("passkeys over PostgreSQL", () => {
  passkeysContract(postgresPlace);
});
