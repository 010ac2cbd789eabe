import { describe } from "vitest";
import { sqlitePlace } from "#tests/server/support/database.ts";
import { inboundContract } from "./inbound-contract.ts";

describe("deliveries of carriers over the embedded database", () => {
  inboundContract(sqlitePlace);
});
