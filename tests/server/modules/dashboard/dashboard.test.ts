import { describe } from "vitest";
import { sqlitePlace } from "#tests/server/support/database.ts";
import { dashboardContract } from "./dashboard-contract.ts";

describe("the dashboard over the embedded database", () => {
  dashboardContract(sqlitePlace);
});
