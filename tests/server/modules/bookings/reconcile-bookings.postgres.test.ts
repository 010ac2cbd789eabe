import { describe } from "vitest";
import { postgresPlace, postgresUrl } from "#tests/server/support/database.ts";
import { describeReconciling } from "./reconcile-contract.ts";

describe.skipIf(postgresUrl === undefined)("bookings at a carrier over PostgreSQL", () => {
  describeReconciling("PostgreSQL", postgresPlace);
});
