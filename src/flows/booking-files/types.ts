import type { QuotationFile } from "#domain/bookings";
import type { NamedFile } from "#ports/api.ts";
import type { Failure } from "#ports/failure.ts";

export interface BookingFilesContext {
  readonly files: readonly QuotationFile[];
  /** Which of the files is in the viewer. */
  readonly selected: number;
  /** The picture in the viewer. */
  readonly picture: NamedFile | null;
  /** Why there is no picture. */
  readonly failure: Failure | null;
  /** Which of the files is being taken along. */
  readonly downloading: number | null;
  /** The files that are downloaded next, one after the other. */
  readonly queue: readonly number[];
  /** All files are being downloaded. */
  readonly isDownloadingAll: boolean;
}

/** What can happen in the files dialog. */
export type BookingFilesEvent =
  | { readonly type: "file.selected"; readonly index: number }
  /** The next or the previous picture; the last is followed by the first. */
  | { readonly type: "picture.turned"; readonly by: 1 | -1 }
  /** The browser could not draw what came as a picture. */
  | { readonly type: "picture.broken" }
  | { readonly type: "picture.retried" }
  | { readonly type: "download.requested"; readonly index: number }
  | { readonly type: "downloads.requested" };

/** What the dialog is told beyond its view. */
export interface BookingFilesNotice {
  readonly type: "download.failed";
  readonly file: QuotationFile | null;
  readonly failure: Failure | null;
}
