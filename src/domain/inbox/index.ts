export { addDeskMinutes, countDeskMinutes, type DeskHours } from "./desk-hours.ts";
export {
  canMarkDone,
  canUndo,
  compareItems,
  findUndoEnd,
  formatItemCount,
  INBOX_KIND_LABELS,
  INBOX_KINDS,
  type InboxKind,
  MAX_COUNTED,
  readInboxKind,
} from "./item.ts";
export {
  assessDue,
  type AssignmentChange,
  type AssignmentRule,
  classifyAssignment,
  DEFAULT_RULES,
  type DueState,
  findAssignee,
  findDueAt,
  findRulesProblem,
  formatDueState,
  type InboxRules,
} from "./rules.ts";
