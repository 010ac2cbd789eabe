import { describe } from "vitest";
import { postgresPlace, postgresUrl } from "#tests/server/support/database.ts";
import { messagesContract } from "./messages-contract.ts";

describe.skipIf(postgresUrl === undefined)("messages of bookings, over PostgreSQL", () => {
  messagesContract(postgresPlace);
});
