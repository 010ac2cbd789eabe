export { ownRecords } from "./account-records.ts";
export { recordTo } from "./account-events.ts";
export { holdOpenAccounts, lockForCounting } from "./account-locks.ts";
export {
  type Account,
  accountByEmail,
  accountById,
  accountSummaries,
  addAccount,
  listCustomerIds,
  readCustomers,
  nameAccounts,
  readAccount,
  setDisabled,
  withEmails,
} from "./account-store.ts";
export {
  type AccountAnswers,
  deleteAccount,
  isDeleted,
  listWaitingDeletions,
} from "./delete-account.ts";
export { hashPassword } from "./passwords.ts";
export { accountsFeature, type AccountsOptions, sessionFeature } from "./routes.ts";
export { listSessions, revokeAccountSessions } from "./session-store.ts";
export { createSessions, secretHash } from "./sessions.ts";
export { findReplyTo, formatContact, type Shipper } from "./shipper.ts";
