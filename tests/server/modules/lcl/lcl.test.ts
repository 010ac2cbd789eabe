import { describe } from "vitest";
import { sqlitePlace } from "#tests/server/support/database.ts";
import { lclContract } from "./lcl-contract.ts";

describe("part loads over the embedded database", () => {
  lclContract(sqlitePlace);
});
