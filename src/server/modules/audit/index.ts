export { auditFeature } from "./feature.ts";
export { eraseCustomer } from "./erase-customer.ts";
export { recordImport } from "./record-import.ts";
export { listRecorder } from "./record-list.ts";
export { type Change, recordChange, recordChanges } from "./record-change.ts";
