export {
  type Approval,
  APPROVAL_STATES,
  type ApprovalObstacle,
  type ApprovalState,
  type Approver,
  describeApprovers,
  findDecisionObstacle,
  findWithdrawalObstacle,
  MAX_REASON,
  seesApproval,
  type StoredApproval,
  type WantedShipment,
} from "./approvals.ts";
export { chooseSpellings, MAX_GROUP_NAME, toGroupKey, toGroupName } from "./groups.ts";
export { formatLimit, MAX_LIMIT, readLimit } from "./limit.ts";
export type {
  Company,
  CompanyInvitation,
  CompanyMember,
  Membership,
  OpenInvitation,
} from "./company.ts";
export {
  canApprove,
  type Credit,
  findCreditLeft,
  findFreeCredit,
  findExceededLimit,
  findOverCredit,
  MAX_PAYMENT_DAYS,
  needsApproval,
} from "./credit.ts";
export { type DuplicateGroup, findDuplicates, findTaxIdentities, type TaxNumbers } from "./duplicates.ts";
export {
  convertLimit,
  findRemovalObstacle,
  findRoleObstacle,
  handOver,
  hasLimit,
  INVITATION_DAYS,
  MAX_MEMBERS,
  type Member,
  type MembershipObstacle,
  toLimit,
} from "./members.ts";
export {
  type Action,
  ACTIONS,
  COMPANY_STATES,
  type CompanyState,
  type Denial,
  findDenial,
  findNextState,
  isBookingRequest,
  ROLE_ACTIONS,
  type Role,
  ROLES,
  STATE_ACTIONS,
  STATE_CHANGES,
  STATE_SENTENCES,
  type StateChange,
} from "./permissions.ts";
export {
  type OpenTotal,
  readTerms,
  sumUsedCredit,
  type Terms,
  type TermsField,
  type TypedTerms,
  type UsedCredit,
} from "./terms.ts";
export { addGstin, type GstinObstacle, MAX_GSTINS, readVatId, removeGstin } from "./tax-details.ts";
export {
  findMergeObstacles,
  type MergeableCompany,
  MERGED_KINDS,
  type MergedKind,
  type MergeObstacle,
  mergeTerms,
  toMergedRole,
} from "./merge.ts";
