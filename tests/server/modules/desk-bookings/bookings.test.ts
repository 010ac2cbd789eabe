import { describe } from "vitest";
import { sqlitePlace } from "#tests/server/support/database.ts";
import { deskBookingsContract } from "./bookings-contract.ts";

describe("bookings at the desk, on SQLite", () => {
  deskBookingsContract(sqlitePlace);
});
