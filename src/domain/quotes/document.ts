import { describeLoad, LOAD_TERMS } from "#domain/lcl";
import { STANDARD_FORMATS, type TextFormats } from "#domain/formatting";
import { createZoneClock, formatDate, formatFullDate, formatZoneNote, type ZonedDate } from "#domain/time";
import { formatQuoteCode, type Quote } from "./quote.ts";

/** What the head of the document states; `issuedOn` is the day at the office. */
type QuoteDocument = Pick<
  Quote,
  "number" | "customer" | "validTill" | "timeZone" | "incoterm" | "load" | "exchange" | "offers" | "code" | "sha256"
> & { readonly issuedOn: string };

/** The last day of a quote in its zone. */
export const toQuoteEnd = ({ validTill, timeZone }: Pick<Quote, "validTill" | "timeZone">): ZonedDate => ({
  at: validTill,
  zone: timeZone ?? null,
});

/** `27 Nov 2026 (Kolkata time)`: the last day for readers who may be anywhere. */
export const formatQuoteEnd = (quote: Pick<Quote, "validTill" | "timeZone">): string =>
  `${formatDate(quote.validTill)}${formatZoneNote(toQuoteEnd(quote), null, createZoneClock())}`;

type Fact = readonly [label: string, value: string];

const stated = (value: string | null): string => (value === null || value.trim() === "" ? "not stated" : value);

/** The head of the document: each fact that a quote needs, in one order; an unknown fact is stated as unknown. */
export const listQuoteFacts = (
  quote: QuoteDocument,
  { dates, numbers }: TextFormats = STANDARD_FORMATS,
): readonly Fact[] => [
  ["Customer", quote.customer.companyName],
  ["Attention", stated(quote.customer.contactName)],
  ["Customer reference", stated(quote.customer.reference)],
  ["Quote", quote.number],
  ["Date", formatFullDate(quote.issuedOn, dates)],
  [
    "Valid until",
    `${formatFullDate(quote.validTill, dates)}${formatZoneNote(toQuoteEnd(quote), null, createZoneClock())}`,
  ],
  [LOAD_TERMS[quote.load.mode], stated(describeLoad(quote.load, numbers))],
  [
    "Incoterm",
    quote.incoterm === null ? "not stated" : `${quote.incoterm.code} ${quote.incoterm.place}, Incoterms 2020`,
  ],
  ["Rates of exchange", quote.exchange === null ? "not stated" : `of ${formatFullDate(quote.exchange.date, dates)}`],
  ["Offers", quote.offers.map(({ carrier }) => carrier).join(", ")],
  ["Verification code", formatQuoteCode(quote.code)],
];

const listSections = (load: string) => ["Route", load, "Charges", "Free time", "Not included"];

/** Headings that the document has for each offer, besides its head. */
export const QUOTE_SECTIONS: readonly string[] = listSections("Containers");
export const LCL_QUOTE_SECTIONS: readonly string[] = listSections("Freight by weight or measure (W/M)");

/** The headings that a document lacks; empty if it is complete. */
export const findMissingSections = (
  titles: readonly string[],
  offers: number,
  sections: readonly string[] = QUOTE_SECTIONS,
): readonly string[] => sections.filter((section) => titles.filter((title) => title.endsWith(section)).length < offers);
