import type { ResultAsync } from "neverthrow";
import type { Enquiry } from "#domain/enquiries";
import type { Failure } from "./failure.ts";

/** An enquiry with what stood in the field that people never see: anything but '' was written by a program. */
export interface SentEnquiry extends Enquiry {
  readonly website: string;
}

/** Writing to the company. */
export interface EnquiryPort {
  /** Code 2000 or a true status is success. */
  readonly send: (enquiry: SentEnquiry, signal: AbortSignal) => ResultAsync<void, Failure>;
}
