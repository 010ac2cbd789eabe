import { describe } from "vitest";
import { sqlitePlace } from "#tests/server/support/database.ts";
import { askingContract } from "./asking-contract.ts";

describe("asking carriers over the embedded database", () => {
  askingContract(sqlitePlace);
});
