import { describe } from "vitest";
import { sessionContract } from "./session-contract.ts";
import { postgresPlace, postgresUrl } from "./support/database.ts";

describe.skipIf(postgresUrl === undefined)("sessions over PostgreSQL", () => {
  sessionContract(postgresPlace);
});
