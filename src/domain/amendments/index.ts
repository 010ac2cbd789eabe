export {
  AMENDMENT_KINDS,
  AMENDMENT_STATES,
  type Amendment,
  type AmendmentKind,
  type AmendmentStarter,
  type AmendmentState,
  MAX_AMENDMENT_TEXT,
  type ReplacedOffer,
  type Replacement,
  toFeeKind,
} from "./amendment.ts";
export {
  changesSailing,
  DESK_CHANGE_FIELDS,
  type DeskChange,
  type DeskChangeField,
  findDeskChangeProblems,
} from "./desk-change.ts";
export {
  applySailing,
  CUT_OFF_FIELDS,
  type CutOffField,
  type DescribedChange,
  type DeskSailing,
  describeSailingChange,
  isOtherSailing,
  listSailingChanges,
  mapCutOffs,
  NO_SAILING,
  SAILING_CUT_OFFS,
  SAILING_FIELDS,
  type SailingChange,
  type SailingField,
} from "./desk-sailing.ts";
export { type FeePeriod, findFeePeriod, findFeePeriods } from "./fees.ts";
export { type FeeStep, listFeeSteps } from "./fee-steps.ts";
export { FEE_NAMES, formatChangeFees, formatFeesOf, formatFeeTerms } from "./format-fees.ts";
export { findOwedFees, type OwedFees } from "./owed-fees.ts";
export { findUnusualDates, proposeSailing, type SailingContext } from "./sailing-dates.ts";
export { findSailingChoices, type SailingChoice } from "./sailings.ts";
export {
  type AmendmentAction,
  applyAction,
  canWithdraw,
  canWithdrawOwn,
  type Decided,
  findAmendmentProblem,
  findRequestFee,
  findTextProblem,
  isOpen,
  isWaitingForDesk,
  OPEN_STATES,
} from "./state.ts";
