import type { ResultAsync } from "neverthrow";
import type { BookableOffer } from "#domain/bookings";
import type { Approval } from "#domain/companies";
import type { Failure } from "./failure.ts";

/** Bookings above the limit of a person, which wait for a colleague; a server may be without it. */
export interface ApprovalsPort {
  /** Those that wait first. */
  readonly list: (signal: AbortSignal) => ResultAsync<readonly Approval[], Failure>;
  /** The same offer again is the same request. */
  readonly request: (
    offer: BookableOffer,
    reference: string | null,
    signal: AbortSignal,
  ) => ResultAsync<Approval, Failure>;
  /** Books the offer. Refused with `offer-gone` if the price has ended, and with `conflict` if it was decided before. */
  readonly approve: (id: string, signal: AbortSignal) => ResultAsync<Approval, Failure>;
  readonly decline: (
    declined: { readonly id: string; readonly reason: string },
    signal: AbortSignal,
  ) => ResultAsync<Approval, Failure>;
  readonly withdraw: (id: string, signal: AbortSignal) => ResultAsync<void, Failure>;
}
