import { toSingleLine } from "#server/platform/text.ts";
import type { Executor } from "#server/schema.ts";
import { readBookingSource, readCarrierOfferId } from "../rates/index.ts";
import { findCarrierBooking } from "./carrier-booking-store.ts";
import { describeCarrierBooking } from "./describe-carrier-booking.ts";
import { describeSecuredPrice, findSecuredPrice, type PriceAttempt } from "./secured-price.ts";
import type { CarrierBookingTable, StoredBooking } from "./tables.ts";

/** What is known of a booking at its carrier. */
export interface KnownAtCarrier {
  readonly carrier: string;
  /** The rate source that books it; null: the desk does. */
  readonly source: string | null;
  readonly booking: CarrierBookingTable | null;
  readonly price: PriceAttempt | null;
  /** The carrier's own id of the offer; null: not stated. */
  readonly offerId: string | null;
}

export const readAtCarrier = async (
  db: Executor,
  { id, offer, providerName }: StoredBooking,
): Promise<KnownAtCarrier> => ({
  carrier: providerName,
  source: readBookingSource(offer),
  booking: await findCarrierBooking(db, id),
  price: await findSecuredPrice(db, id),
  offerId: readCarrierOfferId(offer),
});

/** By which id a clerk asks the carrier for the offer; nothing where the carrier states none. */
export const describeOfferId = (carrier: string, offerId: string | null): readonly string[] =>
  offerId === null ? [] : [`The id of the offer at ${toSingleLine(carrier)} is ${toSingleLine(offerId)}.`];

/** The same in sentences. The id of the offer is stated where the desk books by it. */
export const describeAtCarrier = ({ carrier, source, booking, price, offerId }: KnownAtCarrier): readonly string[] => [
  ...(source === null ? [] : [`Passed on to ${toSingleLine(source)}.`]),
  ...(booking === null ? [] : describeCarrierBooking(booking)),
  ...(price === null ? [] : describeSecuredPrice(price)),
  ...(source === null && price?.outcome !== "secured" ? describeOfferId(carrier, offerId) : []),
];
