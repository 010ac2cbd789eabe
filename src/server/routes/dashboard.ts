import type { Feature } from "../features.ts";
import { answer, shipper } from "../http/handler.ts";
import { dashboardOf } from "../services/dashboard.ts";

/** The signed-in home. */
export const dashboardFeature: Feature = ({ database, clock }) => [
  shipper("dashboard", async (_call, { accountId }) => answer([await dashboardOf(database.db, accountId, clock())])),
];
