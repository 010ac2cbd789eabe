import { describe } from "vitest";
import { sqlitePlace } from "#tests/server/support/database.ts";
import { bookingPartsContract } from "./parts-contract.ts";

describe("parts of bookings at the desk, on SQLite", () => {
  bookingPartsContract(sqlitePlace);
});
