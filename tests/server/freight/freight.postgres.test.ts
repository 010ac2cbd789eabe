import { describe } from "vitest";
import { freightStoresContract } from "../stores/freight-contract.ts";
import { groupCommitContract } from "../stores/group-commit-contract.ts";
import { postgresPlace, postgresUrl } from "../support/database.ts";
import { bookingListContract } from "./booking-list-contract.ts";
import { bookingsContract } from "./bookings-contract.ts";
import { ratesContract } from "./rates-contract.ts";

describe.skipIf(postgresUrl === undefined)("freight over PostgreSQL", () => {
  groupCommitContract(postgresPlace);
  freightStoresContract(postgresPlace);
  ratesContract(postgresPlace);
  bookingsContract(postgresPlace);
  bookingListContract(postgresPlace);
});
