import type { BookingRow, ChargeRow, CustomerRow } from "./rows.ts";
import type { TaxedChargeRow } from "./tax-rows.ts";

type ColumnsOf<Row> = readonly (keyof Row & string)[];

/** The columns of each file, in their order. A column keeps its name and meaning; new ones are added at the end. */
export const BOOKING_COLUMNS = [
  "number",
  "revision",
  "bookingNumber",
  "status",
  "bookedOn",
  "bookedAt",
  "carrier",
  "reference",
  "customerId",
  "companyName",
  "country",
  "gstin",
  "pan",
  "placeOfSupply",
  "currency",
  "selling",
  "sellingMinor",
  "buying",
  "buyingMinor",
  "margin",
  "unpricedCharges",
  "feesCurrency",
  "fees",
  "exchangeBase",
  "exchangeDate",
  "exchangeSource",
  "exchangeMarkUpPercent",
  "marginFloor",
  "belowFloorReason",
] as const satisfies ColumnsOf<BookingRow>;

export const CHARGE_COLUMNS = [
  "number",
  "revision",
  "bookingNumber",
  "status",
  "customerId",
  "gstin",
  "placeOfSupply",
  "line",
  "kind",
  "code",
  "name",
  "group",
  "costItem",
  "sac",
  "basis",
  "equipment",
  "payment",
  "currency",
  "unit",
  "quantity",
  "selling",
  "sellingMinor",
  "buyingCurrency",
  "buying",
  "margin",
  "exchangeRate",
  "marginRule",
] as const satisfies ColumnsOf<ChargeRow>;

/** Of a forwarder that states tax with its prices. */
export const TAXED_CHARGE_COLUMNS = [
  ...CHARGE_COLUMNS,
  "tax",
  "taxPlaceOfSupply",
  "taxServiceCode",
  "taxPercent",
  "taxBase",
  "igst",
  "cgst",
  "sgst",
  "utgst",
] as const satisfies ColumnsOf<TaxedChargeRow>;

export const CUSTOMER_COLUMNS = [
  "customerId",
  "revision",
  "state",
  "companyName",
  "country",
  "gstin",
  "pan",
  "placeOfSupply",
] as const satisfies ColumnsOf<CustomerRow>;
