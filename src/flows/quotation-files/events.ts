import type { QuotationFile } from "#domain/bookings";
import type { Failure } from "#ports/failure.ts";

/** What can happen in the files dialog. */
export type QuotationFilesEvent =
  | { readonly type: "file.selected"; readonly index: number }
  /** The next or the previous picture; the last is followed by the first. */
  | { readonly type: "picture.turned"; readonly by: 1 | -1 }
  /** The browser could not draw what came as a picture. */
  | { readonly type: "picture.broken" }
  | { readonly type: "picture.retried" }
  | { readonly type: "download.requested"; readonly index: number }
  | { readonly type: "downloads.requested" };

/** What the dialog is told beyond its view. */
export interface QuotationFilesNotice {
  readonly type: "download.failed";
  readonly file: QuotationFile | null;
  readonly failure: Failure | null;
}
