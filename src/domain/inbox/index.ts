export { addDeskMinutes, countDeskMinutes, type DeskHours, USUAL_DESK_HOURS } from "./desk-hours.ts";
export {
  type AssignmentRule,
  canUndo,
  type DueRules,
  type DueState,
  findAssignee,
  findDueAt,
  findDueState,
  INBOX_KINDS,
  type InboxKind,
  type InboxSubject,
  MOST_COUNTED,
  UNDO_MS,
  USUAL_DUE_RULES,
} from "./items.ts";
export {
  type AssignmentChange,
  canMarkDone,
  canMarkItemDone,
  classifyAssignment,
  findRulesProblem,
  formatItemCount,
  INBOX_KIND_LABELS,
  type InboxRules,
} from "./rules.ts";
