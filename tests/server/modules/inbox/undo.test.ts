import { describe } from "vitest";
import { sqlitePlace } from "#tests/server/support/database.ts";
import { undoContract } from "./undo-contract.ts";

describe("taking back an answer, over SQLite", () => {
  undoContract(sqlitePlace);
});
