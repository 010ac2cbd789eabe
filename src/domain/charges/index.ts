export {
  type AmountCell,
  type CellMinimum,
  type CellUnit,
  currencyOfSign,
  readAmountCell,
  readCellUnit,
} from "./amount-cell.ts";
export { conversionSources, isConvertedByCarrier, priceBreakdown, toConvertibleAmount } from "./breakdown.ts";
export {
  type BreakdownGroup,
  type BreakdownLine,
  COST_SLOTS,
  type Charge,
  type ChargeBasis,
  type ChargeGroup,
  type ChargePrice,
  type CostSlot,
  type PaymentTerm,
  type PriceBreakdown,
  type PricedCharge,
  type SlotState,
} from "./charge.ts";
export { BASIC_FREIGHT_CODE, type Classification, PLACES, classifyCharge, isTerminalHandling } from "./classify.ts";
export { BASIS_LABELS, GROUP_LABELS, PAYMENT_LABELS, paymentTermOf } from "./labels.ts";
export { NO_NOTES, type SlotNotes, noteSlot, notedStates, slotStates } from "./slots.ts";
