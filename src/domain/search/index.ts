export {
  DEPARTURE_WINDOW_DAYS,
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
  TEMPERATURE_LIMITS,
  VENTILATION_LIMITS,
  readTemperature,
  readVentilation,
} from "./search.ts";
export { type BookedEnd, findNextDeparture, toRepeatedSearch } from "./repeat.ts";
export { toDraft } from "./to-draft.ts";
export {
  MISSING_END_MESSAGES,
  POINTS,
  TOO_MANY_CONTAINERS_MESSAGE,
  type PointRef,
  type SearchField,
  type SearchPart,
  type SearchProblem,
  isTypedOnly,
  missingFieldsMessage,
  noSearchMessage,
  toField,
  validateDraft,
} from "./validate.ts";
