import type { Rate, RoutePoint } from "../../../domain/rates/rate.ts";
import type { BookingReceipt } from "../../../ports/bookings.ts";
import type { BookOfferRequest } from "../../../wire/schema.d.ts";
import type { WireReceipt } from "../decoders/bookings.ts";

const pointText = ({ name, code }: RoutePoint): string => (code === null ? name : `${name} (${code})`);

/** The route in words, `Mundra (INMUN) - Rotterdam (NLRTM)`; null when the offer names no leg. */
const routingOf = ({ legs }: Rate): string | null => {
  const [firstLeg] = legs;
  return firstLeg === undefined ? null : [firstLeg.from, ...legs.map(({ to }) => to)].map(pointText).join(" - ");
};

/** The booking of an offer; amounts are not sent, since the server books what it stored. */
export const bookRequestOf = (rate: Rate, offerId: string): BookOfferRequest => ({
  offerId,
  providerName: rate.carrier.name,
  routing: routingOf(rate),
  arrivalDate: rate.arrival,
  departureDate: rate.departure,
});

/** A booking is one also when the server names no numbers; they then show up in My Bookings. */
export const receiptOf = (message: string, wire: WireReceipt | null): BookingReceipt => ({
  message,
  quotationId: wire?.quotationId ?? null,
  bookingId: wire?.bookingId ?? null,
});
