import type { SnapshotFrom } from "xstate";
import type { QuotationFile } from "#domain/bookings";
import type { NamedFile } from "#ports/api.ts";
import type { Failure } from "#ports/failure.ts";
import type { bookingFilesMachine } from "./machine.ts";
import { findImages } from "./rules.ts";

/** What stands in the viewer. */
export type ViewerView =
  | { readonly kind: "fetching" }
  | { readonly kind: "drawn"; readonly picture: NamedFile }
  /** The picture came, but it cannot be drawn. */
  | { readonly kind: "broken" }
  | { readonly kind: "failed"; readonly failure: Failure }
  /** Not a picture: it can only be taken along. */
  | { readonly kind: "without-preview" };

export interface BookingFilesView {
  readonly files: readonly QuotationFile[];
  readonly selected: number;
  /** Which image it is of how many, from 1; null when the selected file is no image. */
  readonly place: { readonly number: number; readonly of: number } | null;
  readonly viewer: ViewerView;
  readonly downloading: number | null;
  readonly isDownloadingAll: boolean;
}

type Snapshot = SnapshotFrom<typeof bookingFilesMachine>;

const viewerView = (snapshot: Snapshot): ViewerView => {
  const { failure, picture } = snapshot.context;
  if (snapshot.matches({ viewer: "drawn" }) && picture !== null) return { kind: "drawn", picture };
  if (snapshot.matches({ viewer: "broken" })) return { kind: "broken" };
  if (snapshot.matches({ viewer: "failed" }) && failure !== null) return { kind: "failed", failure };
  return { kind: snapshot.matches({ viewer: "withoutPreview" }) ? "without-preview" : "fetching" };
};

export const bookingFilesView = (snapshot: Snapshot): BookingFilesView => {
  const { downloading, files, isDownloadingAll, selected } = snapshot.context;
  const images = findImages(files);
  const at = images.indexOf(selected);
  return {
    files,
    selected,
    place: at < 0 ? null : { number: at + 1, of: images.length },
    viewer: viewerView(snapshot),
    downloading,
    isDownloadingAll,
  };
};
