import { addAmendment } from "#server/modules/amendments/store.ts";
import { toObject } from "#api/readers/json.ts";
import type { BookingAmendmentTable } from "#server/modules/amendments/tables.ts";
import type { ProviderStates } from "../states.ts";
import type { Actor } from "./bookings.ts";
import { addBooking } from "./documents.ts";
import type { ProviderContext } from "./provider-context.ts";

/** A booking whose offer names one fee. */
export const addBookingWithFee = async (
  context: ProviderContext,
  actor: Actor,
  { booking, amount }: ProviderStates["a booking has a cancellation fee"],
): Promise<void> => {
  const { db } = context.database;
  await addBooking(context, actor, booking);
  const { offer } = await db
    .selectFrom("quotation")
    .select("offer")
    .where("id", "=", booking)
    .executeTakeFirstOrThrow();
  const potentialFees = [{ feeType: "Cancellation fee", amount, currency: "USD", basis: "PER_BOOKING" }];
  const stored: unknown = JSON.parse(offer);
  await db
    .updateTable("quotation")
    .set({ offer: JSON.stringify({ ...toObject(stored), potentialFees }) })
    .where("id", "=", booking)
    .execute();
};

const REQUESTED: Omit<BookingAmendmentTable, "id" | "quotation" | "requestedAt" | "kind" | "state"> = {
  key: "earlier-key",
  text: "",
  replacement: null,
  offer: null,
  context: null,
  fee: JSON.stringify({ currency: "USD", minor: 15_000 }),
  proposedFee: null,
  reason: null,
  decidedAt: null,
  replacedOffer: null,
  replacedContext: null,
};

/** A request for another sailing. */
export const addSailingChange = async (
  { database: { db }, overrides: { now } }: ProviderContext,
  { booking, amendment, vessel }: ProviderStates["the shipper has requested another sailing"],
): Promise<void> => {
  const replacement = JSON.stringify({
    vesselName: vessel,
    voyageReference: "432W",
    departureDate: "2026-12-13",
    arrivalDate: "2027-01-08",
    containers: [{ equipmentGroupIsoCode: "20GP", numberOfContainers: 1 }],
    total: { currency: "USD", amount: 6357.6 },
  });
  const key = `key of ${amendment}`;
  const request = { ...REQUESTED, key, id: amendment, quotation: booking, requestedAt: now, replacement };
  await addAmendment(db, { ...request, kind: "sailing", state: "received" });
};

/** The same, confirmed: it keeps the offer that was booked. */
export const confirmSailingChange = async (
  context: ProviderContext,
  request: ProviderStates["another sailing was confirmed"],
): Promise<void> => {
  const { database, overrides } = context;
  await addSailingChange(context, request);
  const { offer, context: offerContext } = await database.db
    .selectFrom("quotation")
    .select(["offer", "context"])
    .where("id", "=", request.booking)
    .executeTakeFirstOrThrow();
  await database.db
    .updateTable("bookingAmendment")
    .set({ state: "confirmed", decidedAt: overrides.now, replacedOffer: offer, replacedContext: offerContext })
    .where("id", "=", request.amendment)
    .execute();
};

/** A cancellation that was requested at 150 US dollars. */
export const addCancellation = async (
  { database: { db }, overrides: { now } }: ProviderContext,
  { booking, amendment, state }: ProviderStates["the shipper has requested a cancellation"],
): Promise<void> => {
  const proposedFee = state === "fee-proposed" ? JSON.stringify({ currency: "USD", minor: 30_000 }) : null;
  const request = { ...REQUESTED, id: amendment, quotation: booking, requestedAt: now, proposedFee };
  await addAmendment(db, { ...request, kind: "cancellation", state });
};
