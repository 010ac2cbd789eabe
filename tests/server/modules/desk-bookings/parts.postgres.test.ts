import { describe } from "vitest";
import { postgresPlace, postgresUrl } from "#tests/server/support/database.ts";
import { bookingPartsContract } from "./parts-contract.ts";

describe.skipIf(postgresUrl === undefined)("parts of bookings at the desk, over PostgreSQL", () => {
  bookingPartsContract(postgresPlace);
});
