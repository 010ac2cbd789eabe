import type { SnapshotFrom } from "xstate";
import type { QuotationFile } from "#domain/bookings";
import type { NamedFile } from "#ports/api.ts";
import type { Failure } from "#ports/failure.ts";
import type { bookingFilesMachine } from "./machine.ts";
import { findImages } from "./rules.ts";

export type ViewerView =
  | { readonly kind: "fetching" }
  | { readonly kind: "drawn"; readonly picture: NamedFile }
  /** The browser cannot display the picture. */
  | { readonly kind: "broken" }
  | { readonly kind: "failed"; readonly failure: Failure }
  /** Download only. */
  | { readonly kind: "without-preview" };

export interface BookingFilesView {
  readonly files: readonly QuotationFile[];
  readonly selected: number;
  /** `number` counts images from 1; null if the selected file is no image. */
  readonly place: { readonly number: number; readonly of: number } | null;
  readonly viewer: ViewerView;
}

type Snapshot = SnapshotFrom<typeof bookingFilesMachine>;

const viewerView = (snapshot: Snapshot): ViewerView => {
  const { failure, picture } = snapshot.context;
  if (snapshot.matches("drawn") && picture !== null) return { kind: "drawn", picture };
  if (snapshot.matches("broken")) return { kind: "broken" };
  if (snapshot.matches("failed") && failure !== null) return { kind: "failed", failure };
  return { kind: snapshot.matches("withoutPreview") ? "without-preview" : "fetching" };
};

export const bookingFilesView = (snapshot: Snapshot): BookingFilesView => {
  const { files, selected } = snapshot.context;
  const images = findImages(files);
  const at = images.indexOf(selected);
  return {
    files,
    selected,
    place: at < 0 ? null : { number: at + 1, of: images.length },
    viewer: viewerView(snapshot),
  };
};
