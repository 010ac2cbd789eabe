import { describe } from "vitest";
import { postgresPlace, postgresUrl } from "#tests/server/support/database.ts";
import { senderContract } from "./sender-contract.ts";

describe.skipIf(postgresUrl === undefined)("the outbox over PostgreSQL", () => {
  senderContract(postgresPlace);
});
