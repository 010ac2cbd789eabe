import { describe } from "vitest";
import { postgresPlace, postgresUrl } from "#tests/server/support/database.ts";
import { deskBookingsContract } from "./bookings-contract.ts";

describe.skipIf(postgresUrl === undefined)("bookings at the desk, over PostgreSQL", () => {
  deskBookingsContract(postgresPlace);
});
