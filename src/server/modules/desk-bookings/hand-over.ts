import { err, ok, type Result } from "neverthrow";
import { BRAND } from "#brand";
import { type DcsaBooking, toDcsaBooking } from "#domain/booking-request";
import { storedJson } from "#server/platform/database/statements.ts";
import type { Executor } from "#server/schema.ts";
import { findSecuredPrice, type StoredBooking } from "../bookings/index.ts";
import { loadCargo } from "../cargo/index.ts";
import { type OfferContext, priceOffer, readOffer } from "../rates/index.ts";

/** A booking as DCSA Booking 2.0, to hand it over to a carrier; refused with a sentence for a part load and an offer that cannot be read. */
export const toHandOver = async (db: Executor, booking: StoredBooking): Promise<Result<DcsaBooking, string>> => {
  const priced = priceOffer(readOffer(booking.offer), storedJson<OfferContext>(booking.context));
  if (priced.isErr()) return err(`The offer of ${booking.quotationId} cannot be read: ${priced.error}`);
  if (priced.value.source === "lcl")
    return err(
      `${booking.quotationId} is a part load. A DCSA booking is of whole containers: state those of the consolidation.`,
    );
  const [price, cargo] = [await findSecuredPrice(db, booking.id), await loadCargo(db, booking)];
  return ok(
    toDcsaBooking({
      number: booking.quotationId,
      contractQuotation: price?.outcome === "secured" ? price.number : null,
      rate: priced.value,
      cargo: cargo.details,
      forwarder: { partyName: BRAND.name, email: BRAND.generalMailbox },
    }),
  );
};
