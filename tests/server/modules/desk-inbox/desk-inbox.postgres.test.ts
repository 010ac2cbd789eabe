import { describe } from "vitest";
import { postgresPlace, postgresUrl } from "#tests/server/support/database.ts";
import { deskInboxContract } from "./desk-inbox-contract.ts";

describe.skipIf(postgresUrl === undefined)("the inbox of the desk over PostgreSQL", () => {
  deskInboxContract(postgresPlace);
});
