import { describe } from "vitest";
import { sqlitePlace } from "#tests/server/support/database.ts";
import { passkeysContract } from "./passkeys-contract.ts";
import { signInContract } from "./sign-in-contract.ts";
import { staffContract } from "./staff-contract.ts";

describe("staff on SQLite", () => {
  signInContract(sqlitePlace);
  staffContract(sqlitePlace);
});

describe("passkeys on SQLite", () => {
  passkeysContract(sqlitePlace);
});
