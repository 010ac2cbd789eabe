export { changeStaff } from "./change-staff.ts";
export { staffFeature } from "./desk-routes.ts";
export { type Invited, inviteStaff, resetFactor } from "./invitations.ts";
export { listStaff } from "./list-staff.ts";
export { createCode, recoveryCodeHash } from "./second-factor.ts";
export { authenticateStaff } from "./sessions.ts";
export { isSessionLive } from "./session-store.ts";
export {
  addStaff,
  findStaffByEmail,
  listActiveNames,
  lockStaff,
  nameStaffMembers,
  readAllStaff,
  replaceRecoveryCodes,
} from "./staff-store.ts";
