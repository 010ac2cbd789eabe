import type { QuotationFile } from "#domain/bookings";
import type { NamedFile } from "#ports/bookings.ts";
import type { Failure } from "#ports/failure.ts";

export interface QuotationFilesContext {
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
