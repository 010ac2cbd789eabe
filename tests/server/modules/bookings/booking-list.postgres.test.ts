import { describe } from "vitest";
import { postgresPlace, postgresUrl } from "#tests/server/support/database.ts";
import { bookingListContract } from "./booking-list-contract.ts";

describe.skipIf(postgresUrl === undefined)("the list of bookings over PostgreSQL", () => {
  bookingListContract(postgresPlace);
});
