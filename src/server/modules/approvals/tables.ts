import type { ApprovalState } from "#domain/companies";

/** A booking above the limit of a person, which waits for a colleague. It is no booking: it has no number. */
export interface ApprovalTable {
  readonly id: string;
  /** Of the company. */
  readonly accountId: string;
  /** The account of the person who wants to book. */
  readonly requestedBy: string;
  readonly requestedAt: number;
  readonly offerId: string;
  readonly carrier: string;
  readonly origin: string | null;
  readonly destination: string | null;
  /** `WantedShipment` as JSON; null of requests that are older than it. */
  readonly shipment: string | null;
  readonly reference: string | null;
  /** Minor units of `currency` at the exchange rates of the offer; null if it could not be converted. */
  readonly total: number | null;
  /** That of the company when it was requested. */
  readonly currency: string;
  readonly priceEndsAt: number;
  /** When people were mailed that the price has ended while it waited; null before, and if it was decided in time. */
  readonly endMailedAt: number | null;
  readonly state: ApprovalState;
  readonly decidedBy: string | null;
  readonly decidedAt: number | null;
  readonly reason: string | null;
  /** Number of the booking; null until it is made. */
  readonly quotationId: string | null;
}
