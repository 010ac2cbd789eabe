import { describe } from "vitest";
import { sqlitePlace } from "#tests/server/support/database.ts";
import { bookingListContract } from "./booking-list-contract.ts";
import { bookingsContract } from "./bookings-contract.ts";

describe("bookings over the embedded database", () => {
  bookingsContract(sqlitePlace);
  bookingListContract(sqlitePlace);
});
