import { describe } from "vitest";
import { sqlitePlace } from "#tests/server/support/database.ts";
import { trackingContract } from "./tracking-contract.ts";

describe("tracking over the embedded database", () => {
  trackingContract(sqlitePlace);
});
