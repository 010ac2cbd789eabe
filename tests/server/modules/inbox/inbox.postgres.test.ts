import { describe } from "vitest";
import { postgresPlace, postgresUrl } from "#tests/server/support/database.ts";
import { inboxContract } from "./inbox-contract.ts";

describe.skipIf(postgresUrl === undefined)("the inbox over PostgreSQL", () => {
  inboxContract(postgresPlace);
});
