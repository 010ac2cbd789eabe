import type { ResultAsync } from "neverthrow";
import type { Failure } from "#ports/failure.ts";
import type { ContainerCount, Lane } from "./inbox.ts";

export type SearchGroupName = "bookings" | "quotes" | "quote-requests" | "companies" | "people";

/** Something that is found. `id` is a number, or names the company. */
export interface SearchHit {
  readonly id: string;
  readonly title: string;
  readonly lane: Lane | null;
  readonly containers: readonly ContainerCount[];
  readonly carrier: string | null;
  readonly customer: string | null;
  readonly detail: string | null;
  readonly state: string | null;
}

export interface SearchGroup {
  readonly group: SearchGroupName;
  readonly hits: readonly SearchHit[];
}

export interface SearchPort {
  readonly find: (text: string, signal: AbortSignal) => ResultAsync<readonly SearchGroup[], Failure>;
}
