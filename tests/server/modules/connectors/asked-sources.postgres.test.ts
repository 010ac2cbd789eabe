import { describe } from "vitest";
import { postgresPlace, postgresUrl } from "#tests/server/support/database.ts";
import { askedSourcesContract } from "./asked-sources-contract.ts";

describe.skipIf(postgresUrl === undefined)("connectors at the desk over PostgreSQL", () => {
  askedSourcesContract(postgresPlace);
});
