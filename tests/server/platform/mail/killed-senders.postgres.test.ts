import { describe } from "vitest";
import { postgresPlace, postgresUrl } from "#tests/server/support/database.ts";
import { killedSendersContract } from "./killed-senders-contract.ts";

describe.skipIf(postgresUrl === undefined)("killed senders over PostgreSQL", () => {
  killedSendersContract(postgresPlace);
});
