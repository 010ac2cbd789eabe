export { answerAmendment, type AnswerRefusal } from "./answer-amendment.ts";
export { cancelBooking, rejectBooking } from "./cancel-booking.ts";
export { AMENDMENT_NAMES } from "./desk-mails.ts";
export { nameRequest } from "./events.ts";
export { listWithdrawals } from "./history.ts";
export { presentAmendment, readFee } from "./presenter.ts";
export { listRequestChanges, readDeskSailing } from "./read-sailing.ts";
export { startChange } from "./start-change.ts";
export { findHeldDecision, undoDecision } from "./undo-decision.ts";
export { withdrawChange } from "./withdraw-change.ts";
export { loadTerms } from "./load-terms.ts";
export { amendmentsFeature } from "./routes.ts";
export {
  countOpenRequests,
  type DeskAmendment,
  exportAmendments,
  findAmendment,
  findLastReplacement,
  listAmendmentsOf,
  listFees,
  listDeskAmendments,
} from "./store.ts";
