import { describe } from "vitest";
import { postgresPlace, postgresUrl } from "#tests/server/support/database.ts";
import { cargoContract } from "./cargo-contract.ts";

describe.skipIf(postgresUrl === undefined)("cargo of bookings over PostgreSQL", () => {
  cargoContract(postgresPlace);
});
