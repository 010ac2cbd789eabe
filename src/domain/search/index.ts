export { DEPARTURE_WINDOW_DAYS, departureProblem, departureWindow } from "./departure.ts";
export { draftOfSearch } from "./draft-of-search.ts";
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
  setDepartureDate,
  setSelection,
  setServiceType,
  typePlace,
  clearPlace,
  clearPort,
  setReefer,
  swapEnds,
  typePort,
} from "./draft.ts";
export { missingFieldsMessage, noSearchMessage } from "./missing.ts";
export { readQuery, writeQuery } from "./query-text.ts";
export { TEMPERATURE_LIMITS, VENTILATION_LIMITS, readTemperature } from "./reefer.ts";
export {
  type Reset,
  type ResetCause,
  describeOnly,
  describeReset,
  describeSwitch,
  findReset,
  undoReset,
} from "./reset.ts";
export { type QueryRefusal, searchFromQuery, searchToQuery } from "./search-query.ts";
export type { FclSearch, ReeferUse, SearchEnd } from "./search.ts";
export {
  POINTS,
  type PointRef,
  type SearchField,
  type SearchProblem,
  fieldOfPoint,
  isTypedOnly,
  validateDraft,
} from "./validate.ts";
