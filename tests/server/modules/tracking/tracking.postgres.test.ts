import { describe } from "vitest";
import { postgresPlace, postgresUrl } from "#tests/server/support/database.ts";
import { trackingContract } from "./tracking-contract.ts";

describe.skipIf(postgresUrl === undefined)("tracking over PostgreSQL", () => {
  trackingContract(postgresPlace);
});
