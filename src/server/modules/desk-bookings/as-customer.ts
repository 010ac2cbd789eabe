import type { Charge } from "#domain/charges";
import { storedJson } from "#server/platform/database/statements.ts";
import type { Executor } from "#server/schema.ts";
import { companyById } from "../accounts/index.ts";
import { summarise } from "../booking-views/index.ts";
import type { StoredBooking } from "../bookings/index.ts";
import { loadBookingDetails } from "../deadlines/index.ts";
import { type OfferContext, priceOffer, readOffer } from "../rates/index.ts";
import { presentRow } from "./list-bookings.ts";
import { readDeadlines } from "./read-booking.ts";
import { readDocuments } from "./read-documents.ts";

const toCharge = ({ name, code, basis, equipment, price }: Charge) => ({
  name,
  code,
  basis,
  size: equipment,
  kind: price.kind,
  selling: price.kind === "priced" ? price.amount : null,
});

/**
 * A booking as its customer sees it: the answer of the portal's API, without anything that only the staff sees. No session of
 * the customer is used, and nothing is changed.
 */
export const readAsCustomer = async (db: Executor, stored: StoredBooking, now: number) => {
  const { booking, awaitsAnswerOf } = await loadBookingDetails(db, stored, now);
  const { deadlineFacts } = await summarise(db, stored, now);
  const company = await companyById(db, stored.accountId);
  const charges = priceOffer(readOffer(stored.offer), storedJson<OfferContext>(stored.context))
    .map((offer) => offer.charges)
    .unwrapOr([]);
  return {
    ...presentRow(stored, company?.name ?? "", booking.shipment ?? null),
    awaitsAnswerOf: awaitsAnswerOf ?? null,
    charges: charges.map(toCharge),
    documents: await readDocuments(db, stored),
    deadlines: await readDeadlines(db, stored, deadlineFacts, now),
  };
};
