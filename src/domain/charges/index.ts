export {
  type AmountCell,
  type CellMinimum,
  type CellUnit,
  findCurrencyBySign,
  readAmountCell,
  readCellUnit,
} from "./amount-cell.ts";
export { listConversionSources, isConvertedByCarrier, toPriceBreakdown, toConvertibleAmount } from "./breakdown.ts";
export {
  type BreakdownGroup,
  type BreakdownLine,
  COST_ITEMS,
  type Charge,
  type ChargeBasis,
  type ChargeGroup,
  type ChargePrice,
  type CostItem,
  type PaymentTerm,
  type PriceBreakdown,
  type PricedCharge,
  type CoverageState,
} from "./charge.ts";
export {
  BASIC_FREIGHT_CODE,
  type Classification,
  CHARGE_CATEGORIES,
  classifyCharge,
  isTerminalHandling,
} from "./classify.ts";
export { BASIS_LABELS, GROUP_LABELS, PAYMENT_LABELS, toPaymentTerm } from "./labels.ts";
export { NO_FLAGS, type ItemFlags, markItem, toCoverage, findCoverageStates } from "./coverage.ts";
