export { boxesFor } from "./boxes.ts";
export { type BreakEven, breakEven, breakEvenText } from "./break-even.ts";
export {
  type CargoMeasure,
  type CargoTotal,
  EMPTY_PIECE_LINE,
  MAX_PIECE_LINES,
  type MeasuredLine,
  PIECE_FIELDS,
  type PieceField,
  type PieceLine,
  type PieceUnits,
  lineVolume,
  lineWeight,
  measureCargo,
} from "./cargo-pieces.ts";
export { type ChargeableWeight, USUAL_WM_RULES, chargeableWeight } from "./chargeable-weight.ts";
export {
  type CfsKind,
  DEFAULT_LCL_CRITERIA,
  LCL_SORTS,
  type LclChoices,
  type LclCriteria,
  type LclSort,
  cfsKindOf,
  isNarrowed,
  listLclRates,
  sortLclRates,
} from "./criteria.ts";
export type { FclComparison, LclRate } from "./lcl-rate.ts";
export {
  LCL_PAGE_SIZES,
  type LclPage,
  type LclPageSize,
  type LclPageState,
  lclPageRange,
  lclPageSizeOf,
  lclPageState,
  resizeLclPage,
} from "./paging.ts";
export { type LclPlace, listedPlaces, resolvePort, suggestPorts } from "./ports.ts";
export { type LclContext, NO_LCL_SAILING, lclValidity, priceLclRecord } from "./price-record.ts";
export { quantityText, thousandthsOf } from "./quantity.ts";
export { type LclDeparture, type LclRecord, readLclRecord } from "./record.ts";
export {
  EMPTY_LCL_DRAFT,
  type LclDraft,
  type LclSearch,
  isLclDraftFilled,
  isSameLclSearch,
  lclDraftOf,
  partLoadText,
} from "./search.ts";
export {
  CBM_LIMITS,
  type LclField,
  type LclProblem,
  WEIGHT_LIMITS,
  loadProblems,
  readLclEnds,
  validateLclDraft,
} from "./validate.ts";
export { readWmRules } from "./wm-rules.ts";
export { freightWorking, stepText } from "./working.ts";
