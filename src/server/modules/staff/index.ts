export { changeStaff } from "./change-staff.ts";
export { staffFeature } from "./desk-routes.ts";
export { type Invited, inviteStaff, resetFactor } from "./invitations.ts";
export { listStaff } from "./list-staff.ts";
export { createCode, recoveryCodeHash } from "./second-factor.ts";
export { authenticateStaff } from "./sessions.ts";
export { addStaff, findStaffByEmail, nameStaffMembers, readAllStaff, replaceRecoveryCodes } from "./staff-store.ts";
