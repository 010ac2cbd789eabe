import { describe } from "vitest";
import { postgresPlace, postgresUrl } from "#tests/server/support/database.ts";
import { documentsContract } from "./documents-contract.ts";

describe.skipIf(postgresUrl === undefined)("documents of bookings over PostgreSQL", () => {
  documentsContract(postgresPlace);
});
