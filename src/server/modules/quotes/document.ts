import { findMissingSections, listQuoteFacts, type Quote } from "#domain/quotes";
import { formatTransit, formatValidity, type Rate } from "#domain/rates";
import { officeDay } from "#server/platform/time.ts";
import {
  chargesSection,
  freeTimeSection,
  loadSection,
  type OfferPages,
  routeSection,
  type Section,
} from "../documents/describe-offer.ts";
import { TERMS } from "../documents/offer-document.ts";
import { printPdf } from "../documents/print-pdf.ts";
import type { StoredQuote } from "./store.ts";
import { type PricedQuoteOffer, readQuoteOffer, toQuote } from "./to-quote.ts";

const COMMITMENTS = { spot: "Spot", contract: "Contract", unknown: "not stated" } as const;

const factsSection = (rate: Rate, fees: string | null): Section => ({
  title: "Offer",
  columns: [
    { head: "Fact", share: 30 },
    { head: "Value", share: 70 },
  ],
  rows: [
    { cells: ["Carrier", rate.carrier.name] },
    { cells: ["Rate type", COMMITMENTS[rate.commitment]] },
    { cells: ["Validity", formatValidity(rate.validity, null)] },
    { cells: ["Transit time", formatTransit(rate.transit)] },
    { cells: ["Fees for changes and cancellation", fees ?? "not stated"] },
  ],
  notes: [...rate.remarks],
});

const exclusionsSection = (exclusions: readonly string[]): Section => ({
  title: "Not included",
  columns: [{ head: "Not part of the price", share: 100 }],
  rows: exclusions.map((exclusion) => ({ cells: [exclusion] })),
  notes: [],
});

const toSections = (
  { rate, context }: PricedQuoteOffer,
  offer: Quote["offers"][number] | undefined,
  prefix: string,
): readonly Section[] =>
  [
    factsSection(rate, offer?.fees ?? null),
    routeSection(rate),
    loadSection(rate, context.load),
    chargesSection(rate, context.exchange),
    exclusionsSection(offer?.exclusions ?? []),
    freeTimeSection(rate),
  ].map((section) => ({ ...section, title: `${prefix}${section.title}` }));

const toPages = (stored: StoredQuote, site: string): OfferPages => {
  const quote = toQuote(stored, stored.createdAt);
  const issuedOn = officeDay(stored.createdAt);
  const isComparison = stored.offers.length > 1;
  const sections = stored.offers.flatMap((row, index) => {
    const offer = quote.offers[index];
    const prefix = isComparison ? `${index + 1}. ${offer?.carrier ?? ""}: ` : "";
    return toSections(readQuoteOffer(row, issuedOn), offer, prefix);
  });
  const missing = findMissingSections(
    sections.map(({ title }) => title),
    stored.offers.length,
  );
  if (missing.length > 0) throw new Error(`The document of a quote lacks: ${missing.join(", ")}`);
  return {
    title: `Quote ${quote.number}`,
    subtitle: `For ${quote.customer.companyName}`,
    facts: listQuoteFacts({ ...quote, issuedOn }),
    sections,
    terms: TERMS,
    verification: {
      address: `${site}/quotes/verify/${quote.code}`,
      text: "Scan the code, or open the address, to verify this document. The page states number, customer, totals and this hash.",
      sha256: quote.sha256,
    },
  };
};

/** The document of a quote as it was saved, the same whenever it is printed. */
export const printQuote = (stored: StoredQuote, site: string): Promise<Uint8Array> =>
  printPdf(toPages(stored, site), new Date(stored.createdAt));
