export { approvalHandlers } from "./routes.ts";
export { approvalRecords, countWaitingApprovals } from "./store.ts";
