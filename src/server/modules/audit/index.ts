export { auditFeature } from "./feature.ts";
export { type Change, recordChange, recordChanges } from "./record-change.ts";
