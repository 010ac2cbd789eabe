export { createFclComparison } from "./compare-fcl.ts";
export { CFS_CUT_OFF, departureProblems, NEXT_DEPARTURES } from "./departures.ts";
export type { UnnamedLclRate } from "./offer.ts";
export { lclPortsReader, type LclPortsReader } from "./ports.ts";
export { checkLclSearch, quoteLcl, type QuoteLcl } from "./quote-lcl.ts";
export { LCL_OPERATIONS, lclHandlers } from "./routes.ts";
export { addLclTariff, hasLclTariff, lclPlaces, lclTariffTables } from "./store.ts";
export type { StoredLclLine } from "./tables.ts";
