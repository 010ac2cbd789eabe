import { type Formats, type Sentence, STANDARD_FORMATS, writeSentence } from "#domain/formatting";
import * as money from "#domain/money";
import * as time from "#domain/time";

/* Of the signed-in reader: one for the whole page, like its language. */
const reader: { formats: Formats } = { formats: STANDARD_FORMATS };

/** Sets the formats of the reader. The caller renders what is on screen again. */
export const setReaderFormats = (formats: Formats): void => {
  reader.formats = formats;
};

/** The formats of the reader, for texts of the domain. */
export const readerFormats = (): Formats => reader.formats;

/* The names of months and days are the same in each: only the order of the fields differs. */
const FIELD_ORDERS: Readonly<Record<time.DateFormat, string>> = {
  "day-month-name": "en-GB",
  "month-name-day": "en-US",
  "day-month-year": "en-GB",
  "year-month-day": "en-CA",
};

/** The locale whose order of day, month and year the reader types dates in. */
export const getDateFieldLocale = (): string => FIELD_ORDERS[reader.formats.dates];

/** The functions of the domain in the formats of the reader. */
export const formatMoney = (amount: money.Money): string => money.formatMoney(amount, reader.formats.numbers);

export const toMoneyParts = (amount: money.Money): ReturnType<typeof money.toMoneyParts> =>
  money.toMoneyParts(amount, reader.formats.numbers);

export const formatWholeFigure = (amount: money.Money): string =>
  money.formatWholeFigure(amount, reader.formats.numbers);

export const formatDifference = (amount: money.Money): string => money.formatDifference(amount, reader.formats.numbers);

export const formatExchangeStatements = (
  exchange: money.ExchangeRates,
  currencies: readonly money.CurrencyCode[],
  target?: money.CurrencyCode,
): readonly string[] => money.formatExchangeStatements(exchange, currencies, target, reader.formats.numbers);

export const formatSentence = (sentence: Sentence): string => writeSentence(sentence, reader.formats);

type Moment = time.CalendarDate | time.LocalDateTime;

export const formatDate = (moment: Moment): string => time.formatDate(moment, reader.formats.dates);

export const formatFullDate = (moment: Moment): string => time.formatFullDate(moment, reader.formats.dates);

export const formatWeekday = (moment: Moment): string => time.formatWeekday(moment, reader.formats.dates);

export const formatCutOff = (moment: Moment): string => time.formatCutOff(moment, reader.formats.dates);
