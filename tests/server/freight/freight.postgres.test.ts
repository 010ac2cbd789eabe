import { describe } from "vitest";
import { postgresPlace, postgresUrl } from "../support/database.ts";
import { bookingsContract } from "./bookings-contract.ts";
import { ratesContract } from "./rates-contract.ts";

describe.skipIf(postgresUrl === undefined)("freight over PostgreSQL", () => {
  ratesContract(postgresPlace);
  bookingsContract(postgresPlace);
});
