import type { QuotationFile } from "#domain/bookings";
import type { NamedFile } from "#ports/api.ts";
import type { Failure } from "#ports/failure.ts";
import { pageView } from "../kit/page.ts";
import type { BookingFilesSnapshot } from "./machine.ts";
import { findImages, hasPreview } from "./rules.ts";

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

const viewerView = (snapshot: BookingFilesSnapshot): ViewerView => {
  const { files, selected } = snapshot.context.query;
  const file = files[selected];
  if (file === undefined || !hasPreview(file)) return { kind: "without-preview" };
  const view = pageView(snapshot, (preview) => preview);
  if (view.kind === "failed") return view;
  if (view.kind === "loading" || view.picture === null) return { kind: "fetching" };
  return view.isBroken ? { kind: "broken" } : { kind: "drawn", picture: view.picture };
};

export const bookingFilesView = (snapshot: BookingFilesSnapshot): BookingFilesView => {
  const { files, selected } = snapshot.context.query;
  const images = findImages(files);
  const at = images.indexOf(selected);
  return {
    files,
    selected,
    place: at < 0 ? null : { number: at + 1, of: images.length },
    viewer: viewerView(snapshot),
  };
};
