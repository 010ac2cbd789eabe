import { describe } from "vitest";
import { postgresPlace, postgresUrl } from "#tests/server/support/database.ts";
import { notificationsContract } from "./notifications-contract.ts";

describe.skipIf(postgresUrl === undefined)("notifications over PostgreSQL", () => {
  notificationsContract(postgresPlace);
});
