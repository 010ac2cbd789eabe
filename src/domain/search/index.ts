export { DEPARTURE_WINDOW_DAYS, findDepartureProblem, toDepartureWindow } from "./departure.ts";
export { toDraft } from "./draft-of-search.ts";
export { parseDraft, serialiseDraft } from "./draft-text.ts";
export {
  type DraftEnd,
  type DraftPoint,
  EMPTY_DRAFT,
  type End,
  type FclDraft,
  type ReeferDraft,
  choosePlace,
  choosePort,
  clearPlace,
  clearPort,
  setDepartureDate,
  setReefer,
  setSelection,
  setServiceType,
  swapEnds,
  typePlace,
  typePort,
} from "./draft.ts";
export { readQuery, writeQuery } from "./query-text.ts";
export {
  type Reset,
  type ResetCause,
  describeOnly,
  describeReset,
  describeSwitch,
  findReset,
  undoReset,
} from "./reset.ts";
export { type QueryRefusal, formatSearchQuery, parseSearchQuery } from "./search-query.ts";
export {
  type FclSearch,
  type ReeferUse,
  type SearchEnd,
  TEMPERATURE_LIMITS,
  VENTILATION_LIMITS,
  readTemperature,
} from "./search.ts";
export {
  POINTS,
  type PointRef,
  type SearchField,
  type SearchProblem,
  isTypedOnly,
  missingFieldsMessage,
  noSearchMessage,
  toField,
  validateDraft,
} from "./validate.ts";
