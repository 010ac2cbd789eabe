import type { LclSearch } from "#domain/lcl";
import type { BookableOffer } from "#domain/bookings";
import type { RoutePoint } from "#domain/rates";
import type { BookingReceipt, BookingWish } from "#ports/bookings.ts";
import type { BookLclRequest, BookOfferRequest } from "#api/schema.d.ts";
import type { WireReceipt } from "../decoders/bookings.ts";

const pointText = ({ name, code }: RoutePoint): string => (code === null ? name : `${name} (${code})`);

/** The route in words, `Mundra (INMUN) - Rotterdam (NLRTM)`; null when the offer names no leg. */
const routingOf = ({ legs }: BookableOffer): string | null => {
  const [firstLeg] = legs;
  return firstLeg === undefined ? null : [firstLeg.from, ...legs.map(({ to }) => to)].map(pointText).join(" - ");
};

const writeReference = ({ reference = null }: BookingWish): { readonly reference?: string } =>
  reference === null ? {} : { reference };

/** The booking of an offer; amounts are not sent, since the server books what it stored. */
export const bookRequestOf = (offer: BookableOffer, offerId: string, wish: BookingWish): BookOfferRequest => ({
  offerId,
  providerName: offer.carrier.name,
  routing: routingOf(offer),
  arrivalDate: offer.arrival,
  departureDate: offer.departure,
  ...(wish.again === true ? { bookAgain: true } : {}),
  ...writeReference(wish),
});

/** The booking of a part load: the rate, and the load that it was quoted for. */
export const bookLclRequestOf = (part: LclSearch, offerId: string, wish: BookingWish): BookLclRequest => ({
  _id: offerId,
  portOfLoading: part.portOfLoading,
  portOfDischarge: part.portOfDischarge,
  weight: part.weightKg,
  cbm: part.cbm,
  ...writeReference(wish),
});

/** A booking is one also when the server names no numbers; they then show up in My Bookings. */
export const receiptOf = (message: string, wire: WireReceipt | null): BookingReceipt => ({
  message,
  quotationId: wire?.quotationId ?? null,
  bookingId: wire?.bookingId ?? null,
});
