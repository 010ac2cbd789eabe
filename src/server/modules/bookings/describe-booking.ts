import { findExpectedSailing, type Offer, describeLoad } from "#domain/lcl";
import { formatMoney } from "#domain/money";
import { findHandover, formatHandover, type RatePrice } from "#domain/rates";
import { formatFullDate } from "#domain/time";
import { storedJson } from "#server/platform/database/statements.ts";
import type { BookedShipment } from "#api/schema.d.ts";
import { placeTime } from "#server/platform/time.ts";
import { toSingleLine } from "#server/platform/text.ts";
import { listNotes, type Section } from "../documents/index.ts";
import { type OfferContext, priceOffer, readLoad, readOffer } from "../rates/index.ts";
import { describeBookingPages } from "./print-booking.ts";
import type { StoredBooking } from "./tables.ts";

/** What staff recognise a booking by, in words; null where the offer does not state it. */
export interface BookingOverview {
  readonly route: string | null;
  readonly load: string | null;
  /** Of the vessel from the port of loading. */
  readonly etd: string | null;
  /** The pick-up or gate-in before it. */
  readonly handover: string | null;
  readonly total: string | null;
}

const UNREADABLE: BookingOverview = { route: null, load: null, etd: null, handover: null, total: null };

type Overviewed = Pick<StoredBooking, "offer" | "context" | "bookedAt">;

const totalText = ({ converted, perCurrency }: RatePrice): string | null => {
  if (converted.kind === "converted") return formatMoney(converted.total);
  return perCurrency.length === 0 ? null : perCurrency.map((money) => formatMoney(money)).join(" + ");
};

const findDeparture = (rate: Offer, bookedAt: number): string | null => {
  if (rate.source === "lcl") return findExpectedSailing(rate, placeTime(bookedAt, rate.loadingZone))?.departure ?? null;
  return rate.legs.find(({ mode }) => mode === "sea")?.departure ?? rate.departure;
};

const describeHandover = (rate: Offer): string | null => {
  const handover = rate.source === "lcl" ? null : findHandover(rate);
  return handover === null ? null : formatHandover(handover);
};

const toOverview = (priced: Offer, context: OfferContext, bookedAt: number): BookingOverview => {
  const { legs, price } = priced;
  const [first, last] = [legs[0], legs.at(-1)];
  const departure = findDeparture(priced, bookedAt);
  return {
    route: first === undefined || last === undefined ? null : `${first.from.name} to ${last.to.name}`,
    load: describeLoad(readLoad(context)),
    etd: departure === null ? null : formatFullDate(departure),
    handover: describeHandover(priced),
    total: totalText(price),
  };
};

/** Route, load, ETD and total of a booking, with the prices that were booked. */
export const readBookingOverview = ({ offer, context: stored, bookedAt }: Overviewed): BookingOverview => {
  const context = storedJson<OfferContext>(stored);
  return priceOffer(readOffer(offer), context).match(
    (priced) => toOverview(priced, context, bookedAt),
    () => UNREADABLE,
  );
};

const toSailingText = ({ departure, vesselName, voyageReference }: BookedShipment): string | null => {
  if (departure == null) return null;
  const vessel = [vesselName, voyageReference].filter((part) => part != null).join(" ");
  const verb = departure.eventClassifierCode === "ACT" ? "departed" : "ETD";
  const day = formatFullDate(departure.eventDateTime);
  return vessel === "" ? `${verb} ${day}` : `${verb} ${day} on ${vessel}`;
};

/** Departure and hand-over as they are known now; a departure on another day than the booked one names both. */
export const describeCurrentSailing = (
  { etd, handover }: BookingOverview,
  shipment: BookedShipment | null,
): readonly string[] => {
  const day = shipment?.departure == null ? null : formatFullDate(shipment.departure.eventDateTime);
  const current = shipment === null ? null : toSailingText(shipment);
  if (current === null || day === etd)
    return [etd === null ? "no ETD" : `ETD ${etd}`, ...(handover === null ? [] : [handover])];
  const now = shipment?.handover;
  return [
    etd === null ? current : `${current}, booked for ${etd}`,
    ...(now == null
      ? []
      : [
          formatHandover({
            kind: now.kind === "pick-up" ? "pick-up" : "gate-in",
            place: now.locationName,
            at: now.local,
          }),
        ]),
  ];
};

const toLine = (cells: readonly string[]): string =>
  cells
    .map(toSingleLine)
    .filter((cell) => cell !== "")
    .join("  ");

const sectionLines = (section: Section): readonly string[] => [
  `${section.title} (${section.columns.map(({ head }) => head).join(", ")})`,
  ...section.rows.map(({ cells }) => toLine(cells)),
  ...listNotes(section).map(toSingleLine),
];

/** Everything that the confirmation of a booking states, in paragraphs of single lines. */
export const describeWholeBooking = (quotation: StoredBooking): readonly (readonly string[])[] =>
  describeBookingPages(quotation).match(
    ({ facts, sections }) => [
      facts.map(([label, value]) => `${label}: ${toSingleLine(value)}`),
      ...sections.map(sectionLines),
    ],
    (problem) => [[`The offer cannot be read: ${toSingleLine(problem)}`]],
  );
