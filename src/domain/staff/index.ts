export { removesLastAdmin, type StaffChange, type StaffState } from "./changes.ts";
export { isPermitted, listActions, readRole, type Role, ROLES, type StaffAction } from "./permissions.ts";
export {
  CHALLENGE_MINUTES,
  countTriesLeft,
  countWrongCode,
  findSessionEnd,
  formatRecoveryCode,
  IDLE_MINUTES,
  INVITATION_HOURS,
  isLocked,
  LOCK_MINUTES,
  MOST_PASSKEYS,
  NO_TRIES,
  normaliseRecoveryCode,
  RECOVERY_CODES,
  SESSION_HOURS,
} from "./sign-in.ts";
