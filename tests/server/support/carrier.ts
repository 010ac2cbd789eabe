import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { once } from "node:events";
import type { StoredBooking } from "#server/modules/bookings/tables.ts";
import type { Executor } from "#server/schema.ts";
import { SHIPPER, START } from "./app.ts";

/** What a carrier answers to a query, by its parameters. */
export type Answering = (query: URLSearchParams, response: ServerResponse, request: IncomingMessage) => void;

export interface Carrier {
  readonly url: string;
  /** The queries that it was asked, decoded. */
  readonly queries: readonly string[];
  readonly close: () => void;
}

/** A carrier's tracking API on the loopback interface. */
export const startCarrier = async (answering: Answering): Promise<Carrier> => {
  const queries: string[] = [];
  const server = createServer((request, response) => {
    const { search, searchParams } = new URL(request.url ?? "/", "http://carrier");
    queries.push(decodeURIComponent(search.slice(1)));
    answering(searchParams, response, request);
  });
  /* A slow machine would otherwise use a connection that has just been closed. */
  server.keepAliveTimeout = 0;
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}/v2/events`,
    queries,
    close: () => void server.close(),
  };
};

/** A confirmed booking of Hapag-Lloyd without an offer, of the account that `addShipper` adds. */
export const addTestBooking = async (db: Executor, id: string, changed: Partial<StoredBooking> = {}): Promise<void> => {
  await db
    .insertInto("quotation")
    .values({
      id,
      accountId: `account-${SHIPPER.email}`,
      quotationId: `QTN-${id}`,
      bookingId: `HLCU${id}`,
      offerId: null,
      providerName: "Hapag-Lloyd",
      validityFrom: null,
      validityTill: null,
      validityZone: "Asia/Calcutta",
      bookedOn: "2026-11-20",
      bookedAt: START,
      status: 1,
      offer: "{}",
      context: "{}",
      reference: null,
      ...changed,
    })
    .execute();
};
