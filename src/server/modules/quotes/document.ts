import { type Exclusion, formatExclusion } from "#domain/charges";
import { type Formats, STANDARD_FORMATS, type TextFormats } from "#domain/formatting";
import { formatLclDeparture, type LclDeparture, type Offer } from "#domain/lcl";
import {
  findMissingSections,
  formatOfferFees,
  LCL_QUOTE_SECTIONS,
  listQuoteFacts,
  QUOTE_SECTIONS,
  type Quote,
} from "#domain/quotes";
import { formatStatedValidity, formatTransit, RATE_TYPE_LABELS, toBookingValidity } from "#domain/rates";
import { dayIn } from "#server/platform/time.ts";
import {
  chargesSection,
  freeTimeSection,
  LCL_TERMS,
  loadSection,
  type OfferPages,
  priceFact,
  printPdf,
  routeSection,
  type Section,
  sailingFacts,
  TERMS,
  workingSection,
} from "../documents/index.ts";
import type { StoredQuote } from "./store.ts";
import { type PricedQuoteOffer, readQuoteOffer, toQuote } from "./to-quote.ts";

const listDepartures = (departures: readonly LclDeparture[], { dates }: TextFormats): string =>
  departures.length === 0
    ? "not stated"
    : departures.map((departure) => formatLclDeparture(departure, dates)).join(", ");

const factsSection = (rate: Offer, offer: Quote["offers"][number] | undefined, formats: Formats): Section => ({
  title: "Offer",
  columns: [
    { head: "Fact", share: 30 },
    { head: "Value", share: 70 },
  ],
  rows: [
    ...(rate.source === "lcl"
      ? [
          { cells: ["Consolidator", rate.carrier.name] },
          { cells: ["Next departures", listDepartures(offer?.nextDepartures ?? [], formats)] },
        ]
      : [
          { cells: ["Carrier", rate.carrier.name] },
          ...sailingFacts(rate, formats).map(([label, value]) => ({ cells: [label, value] })),
          { cells: ["Rate type", RATE_TYPE_LABELS[rate.commitment] ?? "not stated"] },
        ]),
    ...priceFact("Validity", formatStatedValidity(toBookingValidity(rate), undefined, formats.dates)).map(
      ([label, value]) => ({
        cells: [label, value],
      }),
    ),
    { cells: ["Transit time", formatTransit(rate.transit)] },
    {
      cells: ["Fees for changes and cancellation", (offer && formatOfferFees(offer, formats.numbers)) ?? "not stated"],
    },
  ],
  notes: [...rate.remarks],
});

const exclusionsSection = (exclusions: readonly Exclusion[], isPartLoad: boolean): Section => ({
  title: "Not included",
  columns: [{ head: "Not part of the price", share: 100 }],
  rows: exclusions.map((exclusion) => ({ cells: [formatExclusion(exclusion, isPartLoad)] })),
  notes: [],
});

const LCL_FREE_TIME: Section = {
  title: "Free time",
  columns: [{ head: "Days without charge", share: 100 }],
  rows: [],
  notes: ["Not stated. Ask the consolidator."],
};

/** Load, charges and free time differ between containers and a part load. */
const toSections = (
  { priced, context }: PricedQuoteOffer,
  offer: Quote["offers"][number] | undefined,
  prefix: string,
  formats: Formats,
): readonly Section[] =>
  [
    factsSection(priced, offer, formats),
    ...(priced.source !== "lcl"
      ? [routeSection(priced, formats), loadSection(priced, context.load)]
      : [routeSection({ legs: priced.legs, cutOffs: [] }, formats), workingSection(priced, formats)]),
    chargesSection(priced, context, formats),
    exclusionsSection(offer?.exclusions ?? [], priced.source === "lcl"),
    priced.source !== "lcl" ? freeTimeSection(priced, formats) : LCL_FREE_TIME,
  ].map((section) => ({ ...section, title: `${prefix}${section.title}` }));

const toPages = (stored: StoredQuote, site: string, formats: Formats = STANDARD_FORMATS): OfferPages => {
  const quote = toQuote(stored, stored.createdAt);
  const issuedOn = dayIn(stored.createdAt, stored.timeZone);
  const isComparison = stored.offers.length > 1;
  const sections = stored.offers.flatMap((row, index) => {
    const offer = quote.offers[index];
    const prefix = isComparison ? `${index + 1}. ${offer?.carrier ?? ""}: ` : "";
    return toSections(readQuoteOffer(row), offer, prefix, formats);
  });
  const missing = findMissingSections(
    sections.map(({ title }) => title),
    stored.offers.length,
    quote.load.mode === "fcl" ? QUOTE_SECTIONS : LCL_QUOTE_SECTIONS,
  );
  if (missing.length > 0) throw new Error(`The document of a quote lacks: ${missing.join(", ")}`);
  return {
    title: `Quote ${quote.number}`,
    subtitle: `For ${quote.customer.companyName}`,
    facts: listQuoteFacts({ ...quote, issuedOn }, formats),
    sections,
    terms: quote.load.mode === "fcl" ? TERMS : LCL_TERMS,
    verification: {
      address: `${site}/quotes/verify/${quote.code}`,
      text: "Scan the code, or open the address, to verify this document. The page states number, customer, totals and this hash.",
      sha256: quote.sha256,
    },
  };
};

const CODE_FACT = "Verification code";

/** The document of an answer that is not sent: without code and hash, which a reader could take for those of a quote. */
export const printQuoteDraft = (draft: StoredQuote, site: string): Promise<Uint8Array> => {
  const { verification: _, ...pages } = toPages(draft, site);
  const facts = pages.facts.filter(([label]) => label !== CODE_FACT);
  const marked = { ...pages, title: "Draft of a quote, not sent", facts };
  return printPdf(marked, new Date(draft.createdAt));
};

/** The document of a quote as it was saved, in the formats of the person who prints it; the standard ones for anybody else. */
export const printQuote = (stored: StoredQuote, site: string, formats?: Formats): Promise<Uint8Array> =>
  printPdf(toPages(stored, site, formats), new Date(stored.createdAt));
