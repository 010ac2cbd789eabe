import { describe } from "vitest";
import { sqlitePlace } from "#tests/server/support/database.ts";
import { connectorsContract } from "./connectors-contract.ts";

describe("connectors at the desk on SQLite", () => {
  connectorsContract(sqlitePlace);
});
