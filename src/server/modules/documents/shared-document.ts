import type { BookingLinkOptions } from "#domain/links";
import type { OfferPages, Section } from "./describe-offer.ts";
import { QUESTIONS } from "./offer-document.ts";

const ALWAYS = [
  "Status",
  "Booked on",
  "Carrier",
  "Consolidator",
  "Load",
  "Planned departure",
  "Destination CFS",
  "Transit time",
];
const REFERENCES = ["Quotation", "Booking", "Your reference"];
const PRICES = ["Rate type", "Validity", "Source of the price"];

const SECTIONS = ["Route", "Containers", "Free time"];
const PRICE_SECTIONS = ["Charges", "Freight by weight or measure (W/M)", "Fees for changes"];

type Shown = Pick<BookingLinkOptions, "prices" | "references" | "deadlines">;

/* The notes of the route are the cut-offs and how times are meant. */
const toSection = (section: Section, { deadlines }: Shown): Section =>
  section.title === "Route" && !deadlines ? { ...section, notes: section.notes.slice(-1) } : section;

/** The confirmation of a booking with what a link shows: what is not known to be harmless is left out. */
export const redactDocument = (pages: OfferPages, shown: Shown): OfferPages => {
  const labels = [...ALWAYS, ...(shown.references ? REFERENCES : []), ...(shown.prices ? PRICES : [])];
  const titles = [...SECTIONS, ...(shown.prices ? PRICE_SECTIONS : [])];
  return {
    title: shown.references ? pages.title : "Booking",
    subtitle: pages.subtitle,
    facts: pages.facts.filter(([label]) => labels.includes(label)),
    sections: pages.sections.filter(({ title }) => titles.includes(title)).map((section) => toSection(section, shown)),
    terms: shown.prices ? pages.terms : [QUESTIONS],
  };
};
