import type { Load } from "#domain/lcl";
import type { BookedShipment, Quotation, ShipmentEnd } from "#domain/bookings";
import { toShownTerms } from "#domain/rates";
import type { JourneyLeg, JourneyStop, StopMoment } from "#domain/tracking";
import { type BookingLinkOptions, canMarkDeadlines } from "./link.ts";
import type { ShareableBooking, SharedBooking, SharedLeg, SharedStop } from "./shared-booking.ts";

const toEnd = ({ name, code, kind }: ShipmentEnd): ShipmentEnd => ({ name, code, kind });

const toMoment = (moment: StopMoment | null): SharedStop["arrival"] =>
  moment === null ? null : { at: moment.time.local, class: moment.class };

const toSharedLoad = (load: Load): Load =>
  load.mode === "fcl"
    ? { mode: "fcl", containers: load.containers.map(({ equipment, quantity }) => ({ equipment, quantity })) }
    : { mode: "lcl", weightKg: load.weightKg, cbm: load.cbm };

const toShipment = (shipment: BookedShipment, hasPrice: boolean): BookedShipment => ({
  from: toEnd(shipment.from),
  to: toEnd(shipment.to),
  vessel: shipment.vessel,
  voyage: shipment.voyage,
  departure: shipment.departure,
  ...(shipment.portOfLoading === undefined
    ? {}
    : { portOfLoading: { name: shipment.portOfLoading.name, code: shipment.portOfLoading.code } }),
  ...(shipment.handover === undefined ? {} : { handover: shipment.handover }),
  arrival: shipment.arrival,
  stage: shipment.stage,
  load: toSharedLoad(shipment.load),
  total: null,
  ...(hasPrice ? toShownTerms(shipment) : {}),
});

/** A place of the route with the times that a link shows of it. */
export const toSharedStop = ({ role, name, code, kind, isReached, arrival, departure }: JourneyStop): SharedStop => ({
  role,
  name,
  code,
  kind,
  isReached,
  arrival: toMoment(arrival),
  departure: toMoment(departure),
});

const toLeg = ({ from, to, mode, state, vessel, voyage }: JourneyLeg): SharedLeg => ({
  from,
  to,
  mode,
  state,
  vessel,
  voyage,
});

type NumberedBooking = Pick<Quotation, "id" | "quotationId" | "bookingId" | "reference" | "files">;

const hasHidden = (name: string, { id, quotationId, bookingId, reference }: NumberedBooking): boolean =>
  [id, quotationId, bookingId, reference].some(
    (hidden) => hidden !== null && hidden !== "" && name.toLowerCase().includes(hidden.toLowerCase()),
  );

const EXTENSION = /\.[a-z0-9]{1,5}$/i;

const toPublicName = (name: string, index: number): string => `document-${index + 1}${EXTENSION.exec(name)?.[0] ?? ""}`;

/** A chosen file that the booking still has, and the name that is shown of it: `document-2.pdf` if its own would reveal a hidden reference. */
interface SharedDocument {
  readonly fileName: string;
  readonly shownName: string;
}

/** The files of a link, in the order of its options. */
export const listSharedDocuments = (
  booking: NumberedBooking,
  { documents, references }: Pick<BookingLinkOptions, "documents" | "references">,
): readonly SharedDocument[] =>
  documents
    .filter((name) => booking.files.some(({ fileName }) => fileName === name))
    .map((fileName, index) => ({
      fileName,
      shownName: references || !hasHidden(fileName, booking) ? fileName : toPublicName(fileName, index),
    }));

/**
 * What a link shows of a booking. Copies what is allowed instead of removing what is not, so that a new property of a
 * booking is never shown by itself.
 */
export const redactBooking = (
  { quotation, journey, deadlines, price, exchange, tax }: ShareableBooking,
  options: BookingLinkOptions,
): SharedBooking => ({
  status: quotation.status,
  carrier: quotation.carrier,
  bookingId: options.references ? quotation.bookingId : null,
  reference: options.references ? quotation.reference : null,
  shipment: quotation.shipment === null ? null : toShipment(quotation.shipment, options.prices),
  containerNumbers: journey?.containers ?? [],
  stops: (journey?.stops ?? []).map(toSharedStop),
  legs: (journey?.legs ?? []).map(toLeg),
  deadlines: options.deadlines ? deadlines : null,
  ...(canMarkDeadlines(options) ? { canMark: true } : {}),
  price: options.prices ? price : null,
  exchange: options.prices ? exchange : null,
  ...(options.prices && tax !== undefined ? { tax } : {}),
  documents: listSharedDocuments(quotation, options).map(({ shownName }) => shownName),
});
