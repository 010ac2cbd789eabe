export {
  type AmountCell,
  type CellMinimum,
  type CellUnit,
  findCurrencyBySign,
  readAmountCell,
  readCellUnit,
} from "./amount-cell.ts";
export { isConvertedByCarrier, listConversionSources, toConvertibleAmount, toPriceBreakdown } from "./breakdown.ts";
export {
  type BreakdownGroup,
  type BreakdownLine,
  COST_ITEMS,
  type Charge,
  type ChargeBasis,
  type ChargeGroup,
  type ChargePrice,
  type CostItem,
  type CoverageState,
  GROUP_LABELS,
  INCLUDED,
  LCL_CHARGE_GROUPS,
  type LclChargeGroup,
  type PaymentTerm,
  type PriceBreakdown,
  type PricedCharge,
  type TwoEndedKind,
} from "./charge.ts";
export {
  BASIC_FREIGHT_CODE,
  ALL_IN_FREIGHT,
  CHARGE_CATEGORIES,
  type Classification,
  type ClassifyCharge,
  classifyCharge,
  createClassificationMemo,
  isBasicFreight,
} from "./classify.ts";
export {
  describeExclusion,
  type Exclusion,
  type ExclusionText,
  formatExclusion,
  listExclusions,
} from "./exclusions.ts";
export {
  type ItemFlags,
  NO_FLAGS,
  createCoverageMemo,
  findCoverageStates,
  markItem,
  markRest,
  markUnknownEnd,
  toCoverage,
} from "./coverage.ts";
export { type ChargeChoice, findCharges, isChargeCode } from "./find-charges.ts";
export { BASIS_LABELS, PAYMENT_LABELS, toPaymentTerm } from "./labels.ts";
