import { toDecimalText } from "#domain/money";
import { calculateChargeGst, type GstName, type GstTerms } from "#domain/tax";
import { type AccountingBooking, type ChargeRow, toChargeRows } from "./rows.ts";

/** The tax of a line in the currency of the line; null where it bears none, or where it is not known which. */
interface TaxCells {
  /** As the terms of the booking state it; null where they were not stored. */
  readonly tax: GstTerms["kind"] | null;
  /** State code that the tax is for. */
  readonly taxPlaceOfSupply: string | null;
  readonly taxServiceCode: string | null;
  readonly taxPercent: string | null;
  readonly taxBase: string | null;
  readonly igst: string | null;
  readonly cgst: string | null;
  readonly sgst: string | null;
  readonly utgst: string | null;
}

export type TaxedChargeRow = ChargeRow & TaxCells;

const toCells = (charge: Parameters<typeof calculateChargeGst>[0] | undefined, terms: GstTerms | null): TaxCells => {
  const isTaxed = terms !== null && "rates" in terms;
  const gst = isTaxed && charge !== undefined ? calculateChargeGst(charge, terms) : null;
  const toAmount = (name: GstName): string | null => {
    const part = gst?.parts.find((one) => one.name === name);
    return part === undefined ? null : toDecimalText(part.amount);
  };
  return {
    tax: terms?.kind ?? null,
    taxPlaceOfSupply: isTaxed ? terms.placeOfSupply : null,
    taxServiceCode: gst?.rate.serviceCode ?? null,
    taxPercent: gst?.rate.percent ?? null,
    taxBase: gst === null ? null : toDecimalText(gst.base),
    igst: toAmount("IGST"),
    cgst: toAmount("CGST"),
    sgst: toAmount("SGST"),
    utgst: toAmount("UTGST"),
  };
};

/** The lines of a booking with the tax that was stated with it. Fees for changes state no tax. */
export const toTaxedChargeRows = (booking: AccountingBooking): readonly TaxedChargeRow[] =>
  toChargeRows(booking).map((row, index) => ({ ...row, ...toCells(booking.offer?.charges[index], booking.tax) }));
