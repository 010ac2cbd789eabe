import type { ResultAsync } from "neverthrow";
import type { QuotationSort, QuotationFile, QuotationPage } from "#domain/bookings";
import type { BookingStatus } from "#domain/rates";
import type { CalendarDate } from "#domain/time";
import type { NamedFile } from "./bookings.ts";
import type { Failure } from "./failure.ts";

/** Which bookings to list; with limit and skip alone all of them, newest first. */
export interface QuotationsRequest {
  readonly limit: number;
  readonly skip: number;
  readonly search?: string;
  readonly status?: BookingStatus;
  /** The first and the last day of departure. */
  readonly departureFrom?: CalendarDate;
  readonly departureTill?: CalendarDate;
  readonly carrier?: string;
  readonly sort?: QuotationSort;
  /** Only confirmed shipments that are not over. */
  readonly running?: true;
}

/** The shipper's bookings, newest first, ten to a page. */
export interface QuotationsPort {
  readonly page: (request: QuotationsRequest, signal: AbortSignal) => ResultAsync<QuotationPage, Failure>;
  /** Fetches a file of a quotation by its link. */
  readonly file: (file: QuotationFile, signal: AbortSignal) => ResultAsync<NamedFile, Failure>;
  /** Sets or removes the shipper's own reference of a booking (by its `_id`); answers it as it is stored. */
  readonly setReference: (
    booking: { readonly id: string; readonly reference: string | null },
    signal: AbortSignal,
  ) => ResultAsync<string | null, Failure>;
}
