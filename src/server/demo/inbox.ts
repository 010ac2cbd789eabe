import { openItems } from "../modules/inbox/index.ts";
import type { Executor } from "../schema.ts";

const HOUR_MS = 3_600_000;

/** Lets what the demo's shipper has left open wait for the desk. Does nothing the second time. */
export const openDemoItems = async (db: Executor, accountId: string, now: number): Promise<void> => {
  const bookings = await db
    .selectFrom("quotation")
    .select(["id", "quotationId", "providerName"])
    .where("accountId", "=", accountId)
    .where("status", "=", 0)
    .execute();
  const requests = await db
    .selectFrom("deskRequest")
    .select("number")
    .where("accountId", "=", accountId)
    .where("state", "=", "open")
    .execute();
  const ofBookings = bookings.map(({ id, quotationId, providerName }) => {
    const title = { number: quotationId, carrier: providerName };
    return { kind: "booking", subject: id, booking: id, customerId: accountId, title } as const;
  });
  const ofRequests = requests.map(
    ({ number }) => ({ kind: "quote-request", subject: number, customerId: accountId, title: { number } }) as const,
  );
  await openItems(db, ofRequests, now - HOUR_MS);
  await openItems(db, ofBookings, now);
};
