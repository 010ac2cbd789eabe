import { describe } from "vitest";
import { postgresPlace, postgresUrl } from "#tests/server/support/database.ts";
import { amendmentsContract } from "./amendments-contract.ts";

describe.skipIf(postgresUrl === undefined)("requests to change bookings over PostgreSQL", () => {
  amendmentsContract(postgresPlace);
});
