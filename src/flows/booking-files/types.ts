import type { QuotationFile } from "#domain/bookings";
import type { NamedFile } from "#ports/api.ts";
import type { Failure } from "#ports/failure.ts";

export interface BookingFilesContext {
  readonly files: readonly QuotationFile[];
  readonly selected: number;
  readonly picture: NamedFile | null;
  readonly failure: Failure | null;
}

export type BookingFilesEvent =
  | { readonly type: "file.selected"; readonly index: number }
  /** Next or previous picture, wrapping around. */
  | { readonly type: "picture.turned"; readonly by: 1 | -1 }
  /** The browser could not display the picture. */
  | { readonly type: "picture.broken" }
  | { readonly type: "picture.retried" };
