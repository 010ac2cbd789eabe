import { describe } from "vitest";
import { postgresPlace, postgresUrl } from "#tests/server/support/database.ts";
import { inboundContract } from "./inbound-contract.ts";

describe.skipIf(postgresUrl === undefined)("deliveries of carriers over PostgreSQL", () => {
  inboundContract(postgresPlace);
});
