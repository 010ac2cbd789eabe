import type { ResultAsync } from "neverthrow";
import type { SavedAddress } from "#domain/addresses";
import type { Party } from "#domain/cargo";
import type { Failure } from "./failure.ts";

/** The shipper's address book; a server may be without one. */
export interface AddressesPort {
  /** By name. */
  readonly list: (signal: AbortSignal) => ResultAsync<readonly SavedAddress[], Failure>;
  /** Refused with `conflict` if the address book is full. */
  readonly create: (party: Party, signal: AbortSignal) => ResultAsync<SavedAddress, Failure>;
  /** Refused with `conflict` if it has another version by now, with `not-found` if it was deleted. */
  readonly change: (address: SavedAddress, signal: AbortSignal) => ResultAsync<SavedAddress, Failure>;
  readonly remove: (id: string, signal: AbortSignal) => ResultAsync<void, Failure>;
}
