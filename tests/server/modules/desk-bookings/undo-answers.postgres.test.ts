import { describe } from "vitest";
import { postgresPlace, postgresUrl } from "#tests/server/support/database.ts";
import { undoAnswersContract } from "./undo-answers-contract.ts";

describe.skipIf(postgresUrl === undefined)("answers of the desk that are taken back, over PostgreSQL", () => {
  undoAnswersContract(postgresPlace);
});
