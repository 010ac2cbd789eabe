export { approvalHandlers } from "./routes.ts";
export { listApprovalHistory } from "./history.ts";
export { approvalRecords, countWaitingApprovals, findApprovalOf } from "./store.ts";
