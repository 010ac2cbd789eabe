import type { ResultAsync } from "neverthrow";
import type { DeadlineTask } from "#domain/deadlines";
import type { BookingLinkOptions, SharedBooking, SharedLink } from "#domain/links";
import type { Instant } from "#domain/time";
import type { NamedFile } from "./api.ts";
import type { Failure } from "./failure.ts";

export interface NewBookingLink {
  /** The id of the booking. */
  readonly booking: string;
  readonly recipient: string;
  readonly days: number;
  readonly options: BookingLinkOptions;
}

/** A link as it was created; its token is answered only once. */
export interface CreatedLink {
  readonly link: SharedLink;
  readonly token: string;
}

/** A file of a link; `link` is its address. */
export interface SharedFile {
  readonly fileName: string;
  readonly link: string;
}

/** What a link shows. */
export interface OpenedLink {
  readonly booking: SharedBooking;
  readonly files: readonly SharedFile[];
  readonly expiresAt: Instant;
}

/** A deadline that the reader of a link marks as done, or reopens. */
export interface SharedMark {
  readonly token: string;
  readonly task: DeadlineTask;
  readonly isDone: boolean;
}

/** Links that work without an account; a server may be without them. */
export interface LinksPort {
  /** Newest first; those to one booking or quote, or (null) all. */
  readonly list: (subject: string | null, signal: AbortSignal) => ResultAsync<readonly SharedLink[], Failure>;
  /** Refused with `invalid-fields` for a recipient or file that does not fit. */
  readonly create: (link: NewBookingLink, signal: AbortSignal) => ResultAsync<CreatedLink, Failure>;
  /** Refused with `not-found` if it has ended. */
  readonly revoke: (id: string, signal: AbortSignal) => ResultAsync<void, Failure>;
  /** Without credentials; refused with `not-found` if the link never existed, has expired or was revoked. */
  readonly open: (token: string, signal: AbortSignal) => ResultAsync<OpenedLink, Failure>;
  /** Without credentials, for a link whose options have `marks`; returns what the link shows then. */
  readonly mark: (mark: SharedMark, signal: AbortSignal) => ResultAsync<OpenedLink, Failure>;
  readonly file: (file: SharedFile, signal: AbortSignal) => ResultAsync<NamedFile, Failure>;
}
