export { type BreakEven, boxesFor, breakEven, breakEvenText } from "./break-even.ts";
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
export { type ChargeableWeight, USUAL_WM_RULES, chargeableWeight, readWmRules } from "./chargeable-weight.ts";
export type { FclComparison, LclRate } from "./lcl-rate.ts";
export {
  type CfsKind,
  DEFAULT_LCL_CRITERIA,
  LCL_PAGE_SIZES,
  LCL_SORTS,
  type LclChoices,
  type LclCriteria,
  type LclPage,
  type LclPageSize,
  type LclPageState,
  type LclSort,
  cfsKindOf,
  isNarrowed,
  lclPageRange,
  lclPageSizeOf,
  lclPageState,
  listLclRates,
  resizeLclPage,
  sortLclRates,
} from "./list.ts";
export {
  EMPTY_LCL_DRAFT,
  type LclDraft,
  type LclSearch,
  isLclDraftFilled,
  isSameLclSearch,
  lclDraftOf,
  partLoadText,
  quantityText,
  thousandthsOf,
} from "./load.ts";
export { type LclPlace, listedPlaces, resolvePort, suggestPorts } from "./ports.ts";
export { type LclContext, NO_LCL_SAILING, lclValidity, priceLclRecord } from "./price-record.ts";
export type { LclDeparture, LclRecord } from "./record.ts";
export {
  CBM_LIMITS,
  type LclField,
  type LclProblem,
  WEIGHT_LIMITS,
  loadProblems,
  readLclEnds,
  validateLclDraft,
} from "./validate.ts";
export { freightWorking, stepText } from "./working.ts";
