import { type CurrencyCode, isCurrencyCode, NUMBER_FORMATS, type NumberFormat, STANDARD_NUMBERS } from "#domain/money";
import { DATE_FORMATS, type DateFormat, STANDARD_DATES } from "#domain/time";

/** How a person reads dates, figures and amounts. */
export interface TextFormats {
  readonly dates: DateFormat;
  readonly numbers: NumberFormat;
}

/** What a person has chosen for reading and typing. */
export interface Formats extends TextFormats {
  /** Totals are also shown in it; null for none. */
  readonly currency: CurrencyCode | null;
}

/** `03 Dec 2026` and `1,234.56`, and no other currency: the formats of a person who has chosen none. */
export const STANDARD_FORMATS: Formats = { dates: STANDARD_DATES, numbers: STANDARD_NUMBERS, currency: null };

interface StatedFormats {
  readonly dates: string | null;
  readonly numbers: string | null;
  readonly currency: string | null;
}

/** Formats as they are stored or answered; what is missing or not known, such as a format of a later version, is the standard. */
export const readFormats = ({ dates, numbers, currency }: StatedFormats): Formats => ({
  dates: DATE_FORMATS.find((format) => format === dates) ?? STANDARD_DATES,
  numbers: NUMBER_FORMATS.find((format) => format === numbers) ?? STANDARD_NUMBERS,
  currency: currency !== null && isCurrencyCode(currency) ? currency : null,
});
