export {
  AUDIT_ACTIONS,
  type AuditAction,
  PERSONAL_SUBJECTS,
  readAuditAction,
  readSubjectKind,
  type SubjectKind,
  type SubjectOf,
  toSubjectKind,
} from "./actions.ts";
export { findDifference } from "./difference.ts";
export {
  ACTOR_KINDS,
  type Actor,
  type ActorKind,
  type AuditEntry,
  type AuditValue,
  type AuditValues,
  type Origin,
} from "./entry.ts";
