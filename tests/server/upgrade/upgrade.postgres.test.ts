import { describe } from "vitest";
import { postgresUrl } from "#tests/server/support/database.ts";
import { filledPostgresPlace } from "./fixture.ts";
import { upgradeContract } from "./upgrade-contract.ts";

describe.skipIf(postgresUrl === undefined)("a PostgreSQL database of version 2.8.0", () => {
  upgradeContract(filledPostgresPlace);
});
