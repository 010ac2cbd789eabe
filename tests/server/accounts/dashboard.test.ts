import { describe } from "vitest";
import { sqlitePlace } from "../support/database.ts";
import { dashboardContract } from "./dashboard-contract.ts";

describe("the dashboard over the embedded database", () => {
  dashboardContract(sqlitePlace);
});
