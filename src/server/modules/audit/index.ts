export { auditFeature } from "./feature.ts";
export {
  ALL_ENTRIES,
  type EntryFilter,
  findStaff,
  forgetStaff,
  type ListedEntry,
  listEntries,
  nameStaff,
  readEntries,
} from "./list-entries.ts";
export { type ChangedSince, findChainEnd, listChangedSubjects } from "./changed-subjects.ts";
export { eraseCustomer } from "./erase-customer.ts";
export { recordImport } from "./record-import.ts";
export { listRecorder } from "./record-list.ts";
export { type Change, recordChange, recordChanges } from "./record-change.ts";
export { sealEntries } from "./seal-entries.ts";
export { readSubjectRevision } from "./subject-revision.ts";
export { type ChainReport, verifyChain } from "./verify-chain.ts";
