export { formatLimit, MAX_LIMIT, readLimit } from "./limit.ts";
export type {
  Company,
  CompanyInvitation,
  CompanyMember,
  Membership,
  OpenInvitation,
} from "./company.ts";
export { canApprove, type Credit, findCreditLeft, MAX_PAYMENT_DAYS, needsApproval } from "./credit.ts";
export { type DuplicateGroup, findDuplicates, findTaxIdentities, type TaxNumbers } from "./duplicates.ts";
export {
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
  type StateChange,
} from "./permissions.ts";
export { addGstin, type GstinObstacle, MAX_GSTINS, readVatId, removeGstin } from "./tax-details.ts";
