export { type BreakEven, countContainers, findBreakEven, formatBreakEven } from "./break-even.ts";
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
  calculateLineVolume,
  calculateLineWeight,
  measureCargo,
} from "./cargo-pieces.ts";
export { type ChargeableWeight, USUAL_WM_RULES, calculateChargeableWeight, readWmRules } from "./chargeable-weight.ts";
export {
  findExpectedSailing,
  findSailing,
  listCfsCutOffs,
  listReachableDepartures,
} from "./expected-sailing.ts";
export type { FclComparison, LclRate, Offer } from "./lcl-rate.ts";
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
  isLclListNarrowed,
  listLclRates,
  resizeLclPage,
  sortLclRates,
  toCfsKind,
  toLclPageRange,
  toLclPageSize,
  toLclPageState,
} from "./list.ts";
export {
  EMPTY_LCL_DRAFT,
  LOAD_TERMS,
  type LclDraft,
  type LclLoad,
  type LclQuantity,
  type LclRequest,
  type LclSearch,
  type Load,
  describeLoad,
  formatLclLoad,
  formatQuantity,
  fromThousandths,
  isLclDraftFilled,
  isSameLclSearch,
  toLclDraft,
  toThousandths,
  type Thousandths,
} from "./load.ts";
export { type LclPlace, listPlaces, resolvePort, suggestPorts } from "./ports.ts";
export { type LclContext, NO_LCL_SAILING, createLclMemo, priceLclRecord, readLclValidity } from "./price-record.ts";
export {
  formatLclDeparture,
  type LclCharges,
  type LclDeparture,
  type LclRecord,
  mapChargeGroups,
  toChargeMaps,
} from "./record.ts";
export {
  CBM_LIMITS,
  type LclProblem,
  WEIGHT_LIMITS,
  findLoadProblems,
  readLclEnds,
  validateLclDraft,
} from "./validate.ts";
export { type LclLineTerms, sellLclCharges } from "./sell.ts";
export { formatStep, toFreightWorking } from "./working.ts";
export { findLaneCodes } from "./lane-codes.ts";
