import { describe } from "vitest";
import { postgresPlace, postgresUrl } from "#tests/server/support/database.ts";
import { undoContract } from "./undo-contract.ts";

describe.skipIf(postgresUrl === undefined)("taking back an answer, over PostgreSQL", () => {
  undoContract(postgresPlace);
});
