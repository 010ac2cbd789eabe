import { expect, test } from "vitest";
import {
  type AccountingBooking,
  BOOKING_COLUMNS,
  CHARGE_COLUMNS,
  CUSTOMER_COLUMNS,
  TAXED_CHARGE_COLUMNS,
  toBookingRow,
  toChargeRows,
  toCustomerRow,
  toTaxedChargeRows,
} from "#domain/accounting";
import type { StoredMargins } from "#domain/margins";
import type { Money } from "#domain/money";
import { aRate } from "#tests/support/rates.ts";

const CUSTOMER = {
  id: "account-1",
  companyName: "Malabar Spice Exports",
  country: "IN",
  gstin: "32AABCM1234E1Z5",
  pan: "AABCM1234E",
  state: "active",
} as const;
const EXCHANGE = {
  base: "USD",
  date: "2026-11-20",
  source: "Reserve Bank",
  markUpPercent: "1.5",
  quotes: [{ currency: "INR", unitsPerBase: "88.40" }],
};
const usd = (minor: number): Money => ({ currency: "USD", minor });

/** Margins of the freight, of which one unit is bought for `buying`. */
const bought = (buying: Money, changes: Partial<StoredMargins> = {}): StoredMargins => ({
  company: "account-1",
  group: null,
  lines: [{ charge: "Basic freight", equipment: "20GP", quantity: 2, buying, selling: usd(186_000), rule: "M-02" }],
  fee: null,
  totals: { buying: usd(0), selling: usd(372_000), margin: usd(0) },
  floor: { id: "F-01", least: usd(370_000) },
  raisedBy: usd(0),
  exchange: EXCHANGE,
  ...changes,
});

const booking = (changes: Partial<AccountingBooking> = {}): AccountingBooking => ({
  number: "QTN-2026-000013",
  bookingNumber: "NRV 8204417",
  status: "booked",
  bookedOn: "2026-11-20",
  bookedAt: "2026-11-20T08:00:00.000Z",
  carrier: "Norrvik Line",
  reference: "PO 4711",
  offer: aRate(),
  exchange: EXCHANGE,
  tax: null,
  fees: { fees: [], total: [] },
  customer: CUSTOMER,
  margins: null,
  revision: 7,
  ...changes,
});

test("a booking is one row, whose buying price and margin are empty where they are not known", () => {
  expect(toBookingRow(booking())).toEqual({
    number: "QTN-2026-000013",
    revision: 7,
    bookingNumber: "NRV 8204417",
    status: "booked",
    bookedOn: "2026-11-20",
    bookedAt: "2026-11-20T08:00:00.000Z",
    carrier: "Norrvik Line",
    reference: "PO 4711",
    customerId: "account-1",
    companyName: "Malabar Spice Exports",
    country: "IN",
    gstin: "32AABCM1234E1Z5",
    pan: "AABCM1234E",
    placeOfSupply: "32",
    currency: "USD",
    selling: "3720.00",
    sellingMinor: 372_000,
    buying: null,
    buyingMinor: null,
    margin: null,
    unpricedCharges: 0,
    feesCurrency: null,
    fees: null,
    exchangeBase: "USD",
    exchangeDate: "2026-11-20",
    exchangeSource: "Reserve Bank",
    exchangeMarkUpPercent: "1.5",
    marginFloor: null,
    belowFloorReason: null,
  });
});

test("the margin of a booking is its selling price less a buying price that is known in full", () => {
  expect(toBookingRow(booking({ margins: bought(usd(180_000)) }))).toMatchObject({
    buying: "3600.00",
    buyingMinor: 360_000,
    margin: "120.00",
    marginFloor: "F-01",
    belowFloorReason: null,
  });
  expect(toBookingRow(booking({ margins: bought(usd(180_000), { lines: [] }) }))).toMatchObject({
    buying: null,
    buyingMinor: null,
    margin: null,
  });
});

test("a booking below the floor states why", () => {
  const belowFloor = { reason: "Opening offer to a new customer" };
  expect(toBookingRow(booking({ margins: bought(usd(186_000), { belowFloor }) }))).toMatchObject({
    margin: "0.00",
    marginFloor: "F-01",
    belowFloorReason: "Opening offer to a new customer",
  });
});

test("a booking whose offer has an unpriced charge, or cannot be read, has no total", () => {
  const price = { ...aRate().price, unpricedCount: 1 };
  expect(toBookingRow(booking({ offer: aRate({ price }) }))).toMatchObject({ selling: null, unpricedCharges: 1 });
  expect(toBookingRow(booking({ offer: null }))).toMatchObject({
    currency: null,
    selling: null,
    sellingMinor: null,
    unpricedCharges: null,
  });
});

test("fees of one currency are added up; those of several are lines of the charges only", () => {
  const fees = [
    { kind: "sailing", fee: usd(5_000) },
    { kind: "cancellation", fee: usd(12_050) },
  ] as const;
  expect(toBookingRow(booking({ fees: { fees, total: [usd(17_050)] } }))).toMatchObject({
    feesCurrency: "USD",
    fees: "170.50",
  });
  const total = [usd(5_000), { currency: "EUR", minor: 2_000 }];
  expect(toBookingRow(booking({ fees: { fees, total } }))).toMatchObject({ feesCurrency: null, fees: null });
});

test("each charge is a line with its service code, and each owed fee one after them", () => {
  const fees = { fees: [{ kind: "sailing", fee: { currency: "INR", minor: 420_000 } }], total: [] } as const;
  const rows = toChargeRows(booking({ margins: bought(usd(180_000)), fees }));
  expect(
    rows.map(({ line, kind, name, sac, currency, selling, buying, margin, exchangeRate }) => [
      line,
      kind,
      name,
      sac,
      currency,
      selling,
      buying,
      margin,
      exchangeRate,
    ]),
  ).toEqual([
    [1, "priced", "Basic freight", "996521", "USD", "3720.00", "3600.00", "120.00", null],
    [2, "included", "Bunker adjustment", "996521", null, null, null, null, null],
    [3, "fee", "sailing", null, "INR", "4200.00", null, null, "88.40"],
  ]);
  expect(rows[0]).toMatchObject({
    number: "QTN-2026-000013",
    customerId: "account-1",
    gstin: "32AABCM1234E1Z5",
    placeOfSupply: "32",
    code: "FRT00",
    basis: "per-container",
    equipment: "20GP",
    unit: "1860.00",
    quantity: 2,
    marginRule: "M-02",
  });
});

test("a margin is never taken between two currencies", () => {
  const [line] = toChargeRows(booking({ margins: bought({ currency: "EUR", minor: 50_000 }) }));
  expect(line).toMatchObject({ selling: "3720.00", buyingCurrency: "EUR", buying: "1000.00", margin: null });
});

test("the columns are those of the rows, in their order", () => {
  expect(BOOKING_COLUMNS).toEqual(Object.keys(toBookingRow(booking())));
  expect(CHARGE_COLUMNS).toEqual(Object.keys(toChargeRows(booking())[0] ?? {}));
  expect(TAXED_CHARGE_COLUMNS).toEqual(Object.keys(toTaxedChargeRows(booking())[0] ?? {}));
  expect(CUSTOMER_COLUMNS).toEqual(Object.keys(toCustomerRow(CUSTOMER, 0)));
});

test("a line has the tax that was stated with the booking, in the currency of the line", () => {
  const rates = [{ costItem: "ocean-freight", serviceCode: "996521", percent: "5" }] as const;
  const toTax = (tax: AccountingBooking["tax"]) => {
    const [line] = toTaxedChargeRows(booking({ tax }));
    return [
      line?.selling,
      line?.tax,
      line?.taxPlaceOfSupply,
      line?.taxServiceCode,
      line?.taxPercent,
      line?.taxBase,
      line?.igst,
      line?.cgst,
      line?.sgst,
      line?.utgst,
    ];
  };
  const NONE = [null, null, null, null, null, null, null];
  expect(toTax({ kind: "igst", placeOfSupply: "32", rates })).toEqual([
    "3720.00",
    "igst",
    "32",
    "996521",
    "5",
    "3720.00",
    "186.00",
    null,
    null,
    null,
  ]);
  expect(toTax({ kind: "cgst-sgst", placeOfSupply: "27", rates }).slice(6)).toEqual([null, "93.00", "93.00", null]);
  expect(toTax({ kind: "cgst-utgst", placeOfSupply: "04", rates }).slice(6)).toEqual([null, "93.00", null, "93.00"]);
  expect(toTax({ kind: "igst", placeOfSupply: "32", rates: [] })).toEqual(["3720.00", "igst", "32", ...NONE]);
  expect(toTax({ kind: "unknown", missing: "gstin" })).toEqual(["3720.00", "unknown", null, ...NONE]);
  expect(toTax(null)).toEqual(["3720.00", null, null, ...NONE]);
});

test("a fee states no tax", () => {
  const fee = usd(15_000);
  const terms = { kind: "igst", placeOfSupply: "32", rates: [] } as const;
  const fees: AccountingBooking["fees"] = { fees: [{ kind: "cancellation", fee }], total: [fee] };
  expect(toTaxedChargeRows(booking({ tax: terms, fees })).at(-1)).toMatchObject({
    kind: "fee",
    selling: "150.00",
    tax: "igst",
    taxBase: null,
    igst: null,
  });
});
