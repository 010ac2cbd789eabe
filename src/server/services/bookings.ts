import type { Result } from "neverthrow";
import type { Refusal } from "../http/refusal.ts";
import type { GroupCommit } from "../stores/group-commit.ts";
import { bookAll } from "./booking-batch.ts";
import type { BookingReceipt, BookingRequest } from "./booking-receipt.ts";
import type { Clock, Ids } from "./clock.ts";

export interface BookingDeps {
  readonly commits: GroupCommit;
  readonly clock: Clock;
  readonly ids: Ids;
}

/**
 * Books a stored offer, in one transaction that is on disk before the answer; bookings that wait at the same time share
 * it. Repeating the call, with the same key or without one, answers the same booking; `again` with a new key is one more
 * booking of the same offer; a key that served another offer is a conflict.
 */
export const bookOffer = (deps: BookingDeps): ((request: BookingRequest) => Promise<Result<BookingReceipt, Refusal>>) =>
  deps.commits.batched((transaction, requests) => bookAll(transaction, deps, requests));
