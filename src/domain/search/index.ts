export {
  type DepartureWindow,
  findDepartureProblem,
  toAcceptedWindow,
  toCommonWindow,
  toDepartureWindow,
  toWidestWindow,
} from "./departure.ts";
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
export {
  type Reset,
  type ResetCause,
  describeOnly,
  describeReset,
  describeSwitch,
  findReset,
  undoReset,
} from "./reset.ts";
export {
  type FclSearch,
  type ReeferUse,
  type SearchEnd,
  readTemperature,
  readVentilation,
} from "./search.ts";
export { DEPARTURE_WINDOW_DAYS, isWithin, TEMPERATURE_LIMITS, VENTILATION_LIMITS } from "./limits.ts";
export {
  CALL_MESSAGES,
  missingFieldsMessage,
  noSearchMessage,
  QUERY_MESSAGES,
  SEARCH_MESSAGES,
  type SearchPart,
} from "./messages.ts";
export { findNextDeparture, toRepeatedSearch } from "./repeat.ts";
export { toDraft } from "./to-draft.ts";
export {
  POINTS,
  type PointRef,
  type SearchField,
  type SearchProblem,
  isTypedOnly,
  toField,
  validateDraft,
} from "./validate.ts";
