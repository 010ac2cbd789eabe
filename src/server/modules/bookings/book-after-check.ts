import { err } from "neverthrow";
import type { Executor } from "#server/schema.ts";
import type { CheckKeptPrice } from "../rates/index.ts";
import { findBookingsByOffers, findUsedKeys } from "./batch-store.ts";
import type { BookingRequest, BookOffer } from "./book-offer.ts";

/* A repeated call is answered with its booking, whatever the price is now. */
const isBooked = async (db: Executor, { accountId, key, offerId, again }: BookingRequest): Promise<boolean> => {
  if (key !== null && (await findUsedKeys(db, [{ accountId, key }])).length > 0) return true;
  return again !== true && (await findBookingsByOffers(db, [offerId])).length > 0;
};

/** Books an offer unless a check refuses it. */
export const bookAfterCheck =
  (book: BookOffer, db: Executor, check: CheckKeptPrice): BookOffer =>
  async (request) => {
    const refusal = await check(request.offerId, () => isBooked(db, request));
    return refusal === null ? book(request) : err(refusal);
  };
