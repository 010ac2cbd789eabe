import { describe } from "vitest";
import { sqlitePlace } from "#tests/server/support/database.ts";
import { undoAnswersContract } from "./undo-answers-contract.ts";

describe("answers of the desk that are taken back, on SQLite", () => {
  undoAnswersContract(sqlitePlace);
});
