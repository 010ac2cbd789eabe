import { describe } from "vitest";
import { postgresPlace, postgresUrl } from "#tests/server/support/database.ts";
import { describeUsualSeconds } from "./usual-seconds-contract.ts";

describe.skipIf(postgresUrl === undefined)("the usual time of sources over PostgreSQL", () => {
  describeUsualSeconds("PostgreSQL", postgresPlace);
});
