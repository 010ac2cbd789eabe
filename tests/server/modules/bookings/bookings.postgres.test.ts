import { describe } from "vitest";
import { postgresPlace, postgresUrl } from "#tests/server/support/database.ts";
import { bookingsContract } from "./bookings-contract.ts";

describe.skipIf(postgresUrl === undefined)("bookings over PostgreSQL", () => {
  bookingsContract(postgresPlace);
});
