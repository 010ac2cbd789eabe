import type { ResultAsync } from "neverthrow";
import type { QuotationFile, QuotationPage } from "../domain/quotations/quotation.ts";
import type { NamedFile } from "./bookings.ts";
import type { Failure } from "./failure.ts";

/** The shipper's bookings, newest first, ten to a page. */
export interface QuotationsPort {
  readonly page: (
    page: { readonly limit: number; readonly skip: number },
    signal: AbortSignal,
  ) => ResultAsync<QuotationPage, Failure>;
  /** Fetches a file of a quotation by its link. */
  readonly file: (file: QuotationFile, signal: AbortSignal) => ResultAsync<NamedFile, Failure>;
}
