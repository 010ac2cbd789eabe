export { recordTo } from "./account-events.ts";
export { holdOpenAccounts, lockForCounting } from "./account-locks.ts";
export {
  type Account,
  accountByEmail,
  accountById,
  accountSummaries,
  type AccountSummary,
  addAccount,
  readAccount,
  readCopy,
  setDisabled,
  withEmails,
} from "./account-store.ts";
export { ACCOUNT_TABLE_NAMES, ACCOUNT_TABLES } from "./account-tables.ts";
export { deleteAccount, isDeleted, listWaitingDeletions, type WaitingDeletion } from "./delete-account.ts";
export { hashPassword } from "./passwords.ts";
export { accountsFeature, sessionFeature } from "./routes.ts";
export { listSessions, revokeAccountSessions } from "./session-store.ts";
export { createSessions, secretHash } from "./sessions.ts";
export { findReplyTo, formatContact, type Shipper } from "./shipper.ts";
