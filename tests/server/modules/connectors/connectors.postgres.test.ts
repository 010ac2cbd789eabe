import { describe } from "vitest";
import { postgresPlace, postgresUrl } from "#tests/server/support/database.ts";
import { connectorsContract } from "./connectors-contract.ts";

describe.skipIf(postgresUrl === undefined)("connectors at the desk over PostgreSQL", () => {
  connectorsContract(postgresPlace);
});
