import { BRAND } from "#brand";
import { STATUS_LABELS } from "#domain/bookings";
import {
  type BookingStatus,
  formatTransit,
  formatStatedValidity,
  type Rate,
  toBookingValidity,
  RATE_TYPE_LABELS,
} from "#domain/rates";
import { type Formats, STANDARD_FORMATS, type TextFormats } from "#domain/formatting";
import { type CalendarDate, formatFullDate } from "#domain/time";
import type { ContainerLine } from "#domain/containers";
import { dayIn, OFFICE_ZONE } from "#server/platform/time.ts";
import type { OfferContext } from "../rates/index.ts";
import {
  chargesSection,
  feesSection,
  freeTimeSection,
  loadSection,
  type OfferPages,
  priceFact,
  routeSection,
  sailingFacts,
} from "./describe-offer.ts";

/** What a booking adds to its offer; null for an offer that was not booked. */
export interface BookedAs {
  readonly quotationId: string;
  readonly bookingId: string | null;
  readonly bookedOn: string;
  readonly bookedAt: number;
  readonly status: BookingStatus;
  /** The shipper's own. */
  readonly reference: string | null;
}

export const QUESTIONS = `Questions: ${BRAND.ratesMailbox}, ${BRAND.landline}.`;

export const TERMS: readonly string[] = [
  "Prices hold for the stated sailing, containers and weights, and within the stated validity. Charges in words are billed at cost against receipts.",
  "Import duty and taxes, demurrage, detention, storage and inspections are not part of the price unless a line says so.",
  "The carrier may change vessel, rotation and dates; we pass such changes on as soon as the line tells us.",
  "The shipper states the verified gross mass before its cut-off. Without it a container is not loaded.",
  QUESTIONS,
];

export const toTitle = (booked: BookedAs | null): string => {
  if (booked === null) return "Offer";
  return booked.bookingId === null ? `Quotation ${booked.quotationId}` : `Booking confirmation ${booked.bookingId}`;
};

const toSubtitle = ({ legs, carrier }: Rate): string => {
  const [first, last] = [legs[0], legs.at(-1)];
  return first === undefined || last === undefined
    ? carrier.name
    : `${carrier.name}, ${first.from.name} to ${last.to.name}`;
};

/** `Live price of CMA CGM, requested 30 Nov 2026`, `Rate sheet CASTELLAN of 02 Nov 2026`. */
export const sourceText = (
  { provenance }: Pick<Rate, "provenance">,
  { dates }: TextFormats = STANDARD_FORMATS,
): string => {
  if (provenance.kind === "live") {
    const { source, askedAt } = provenance;
    const price = source === undefined ? "Live price" : `Live price of ${source}`;
    return askedAt === null
      ? price
      : `${price}, requested ${formatFullDate(dayIn(Date.parse(askedAt), OFFICE_ZONE), dates)}`;
  }
  const sheet = provenance.sheet === null ? "Rate sheet" : `Rate sheet ${provenance.sheet}`;
  return provenance.date === null ? sheet : `${sheet} of ${formatFullDate(provenance.date, dates)}`;
};

export const bookingFacts = (
  booked: BookedAs | null,
  { dates }: TextFormats = STANDARD_FORMATS,
): OfferPages["facts"] =>
  booked === null
    ? []
    : [
        ["Quotation", booked.quotationId, "reference"],
        ["Booking", booked.bookingId ?? "not yet issued", "reference"],
        ...(booked.reference === null ? [] : [["Your reference", booked.reference, "reference"] as const]),
        ["Status", STATUS_LABELS[booked.status], "shipment"],
        ["Booked on", formatFullDate(booked.bookedOn, dates), "shipment"],
      ];

const toFacts = (rate: Rate, booked: BookedAs | null, formats: TextFormats): OfferPages["facts"] => [
  ...bookingFacts(booked, formats),
  ["Carrier", rate.carrier.name, "shipment"],
  ...sailingFacts(rate, formats),
  ["Rate type", RATE_TYPE_LABELS[rate.commitment] ?? "not stated", "price"],
  ...priceFact("Validity", formatStatedValidity(toBookingValidity(rate), undefined, formats.dates)),
  ["Transit time", formatTransit(rate.transit), "shipment"],
  ["Source of the price", sourceText(rate, formats), "price"],
];

const countContainers = (load: readonly ContainerLine[]): number =>
  load.reduce((sum, { quantity }) => sum + quantity, 0);

/** The day at the port of loading on which an offer was booked: fees by date are counted there. */
export const toFeeDay = ({ loadingZone }: Pick<Rate, "loadingZone">, booked: BookedAs | null): CalendarDate | null =>
  booked === null ? null : dayIn(booked.bookedAt, loadingZone ?? OFFICE_ZONE);

export const offerDocument = (
  rate: Rate,
  context: Pick<OfferContext, "load" | "exchange" | "tax">,
  booked: BookedAs | null,
  formats: Formats = STANDARD_FORMATS,
): OfferPages => ({
  title: toTitle(booked),
  subtitle: toSubtitle(rate),
  facts: toFacts(rate, booked, formats),
  sections: [
    routeSection(rate, formats),
    loadSection(rate, context.load),
    chargesSection(rate, context, formats),
    feesSection(rate, countContainers(context.load), toFeeDay(rate, booked), formats),
    freeTimeSection(rate, formats),
  ],
  terms: [...rate.remarks, ...TERMS],
});
