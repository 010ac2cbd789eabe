export { recordTo } from "./account-events.ts";
export { holdOpenAccounts, lockAccount, lockForCounting } from "./account-locks.ts";
export { ownRecords } from "./account-records.ts";
export {
  type Account,
  accountByEmail,
  accountById,
  accountSummaries,
  addAccount,
  listCopies,
  readCopy,
  findCompanyOf,
  findContact,
  findSignupDetails,
  listCustomerIds,
  readCustomers,
  nameAccounts,
  readAccount,
  setDisabled,
  withEmails,
  findFormats,
  toFormats,
} from "./account-store.ts";
export {
  type Company,
  changeCompany,
  companyById,
  type CompanyName,
  type CompanySummary,
  countCompanies,
  findByTaxNumbers,
  findCompany,
  findSharers,
  listCompanies,
  listSharedTaxNumbers,
  lockCompany,
  nameCompanies,
  readCustomerNames,
  removeCompany,
  readCompany,
  readTaxNumbers,
  searchCompanies,
  saveTaxNumbers,
} from "./company-store.ts";
export {
  endMembership,
  findCompanyOwner,
  listAdmins,
  listCompanyAccounts,
  listMembers,
  moveMembers,
  moveToCompany,
  readLastUse,
  setRole,
} from "./member-store.ts";
export { readCopyQueue, scannedCopies } from "./scan-copies.ts";
export { findGroup, listGroups, registerGroup } from "./customer-groups.ts";
export { listFactorOwners } from "./factor-store.ts";
export { resetFactor } from "./reset-factor.ts";
export { readNewPassword, validatePerson } from "./new-person.ts";
export {
  type AccountAnswers,
  deleteAccount,
  deleteCompany,
  findDeletionRequest,
  isDeleted,
  listWaitingDeletions,
} from "./delete-account.ts";
export { findCompaniesWith, listCustomersNamed, searchPeople } from "./search-customers.ts";
export { loadCommonPasswords, usePasswordMinLength, withPasswordRules } from "./common-passwords.ts";
export { hashPassword, passwordMatches } from "./passwords.ts";
export { accountsFeature, type AccountsOptions, sessionFeature } from "./routes.ts";
export { listSessions, revokeAccountSessions } from "./session-store.ts";
export { createSessions, IDLE_MS, secretHash } from "./sessions.ts";
export { findReplyTo, formatContact, type Shipper } from "./shipper.ts";
export { readTaxTerms } from "./tax-terms.ts";
