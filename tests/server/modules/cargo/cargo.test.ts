import { describe } from "vitest";
import { sqlitePlace } from "#tests/server/support/database.ts";
import { cargoContract } from "./cargo-contract.ts";

describe("cargo of bookings on SQLite", () => {
  cargoContract(sqlitePlace);
});
