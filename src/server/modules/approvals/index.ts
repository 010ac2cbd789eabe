export { approvalHandlers } from "./routes.ts";
export { approvalRecords } from "./store.ts";
