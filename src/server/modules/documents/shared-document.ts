import type { BookingLinkOptions } from "#domain/links";
import type { DocumentPart, OfferPages, Section } from "./describe-offer.ts";
import { QUESTIONS } from "./offer-document.ts";

type Shown = Pick<BookingLinkOptions, "prices" | "references" | "deadlines">;

const toParts = ({ prices, references }: Shown): ReadonlySet<DocumentPart | undefined> =>
  new Set<DocumentPart>([
    "shipment",
    ...(references ? ["reference" as const] : []),
    ...(prices ? ["price" as const] : []),
  ]);

const withoutDeadlines = ({ deadlines: _, ...section }: Section): Section => section;

/** The confirmation of a booking with what a link shows: what states no part is left out. */
export const redactDocument = (pages: OfferPages, shown: Shown): OfferPages => {
  const parts = toParts(shown);
  const sections = pages.sections.filter(({ part }) => parts.has(part));
  return {
    title: shown.references ? pages.title : "Booking",
    subtitle: pages.subtitle,
    facts: pages.facts.filter(([, , part]) => parts.has(part)),
    sections: shown.deadlines ? sections : sections.map(withoutDeadlines),
    terms: shown.prices ? pages.terms : [QUESTIONS],
  };
};
