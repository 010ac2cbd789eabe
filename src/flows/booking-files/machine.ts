import { okAsync } from "neverthrow";
import type { QuotationFile } from "#domain/bookings";
import type { NamedFile } from "#ports/api.ts";
import { createDownloads } from "../kit/download.ts";
import { createQueryPage, type PageActor, type PageSnapshot } from "../kit/page.ts";
import type { FlowServices } from "../kit/request.ts";
import { findFirstPreview, findNextImage, hasPreview } from "./rules.ts";

interface Selection {
  readonly files: readonly QuotationFile[];
  readonly selected: number;
}

interface Preview {
  /** Null for a file without preview. */
  readonly picture: NamedFile | null;
  /** The browser could not display the picture. */
  readonly isBroken: boolean;
}

type BookingFilesActor = PageActor<Preview, never, Selection>;
export type BookingFilesSnapshot = PageSnapshot<Preview, never, Selection>;

/** The files of a booking: images and PDFs are shown one by one. */
export const bookingFilesFlow = ({ requestActor, ports }: FlowServices<"bookings">, files: readonly QuotationFile[]) =>
  createQueryPage<Preview, never, Selection>({
    id: "bookingFiles",
    requestActor,
    query: { files, selected: findFirstPreview(files) },
    clears: true,
    load: ({ files: all, selected }, signal) => {
      const file = all[selected];
      return file === undefined || !hasPreview(file)
        ? okAsync({ picture: null, isBroken: false })
        : ports.bookings.file(file, signal).map((picture) => ({ picture, isBroken: false }));
    },
  });

/** Shows the file at a position; one that is none is ignored. */
export const selectFile = (actor: BookingFilesActor, selected: number): void => {
  const { files } = actor.getSnapshot().context.query;
  if (files[selected] !== undefined) actor.send({ type: "query.changed", query: { files, selected } });
};

/** Shows the next or the previous image. */
export const turnPicture = (actor: BookingFilesActor, by: 1 | -1): void => {
  const { files, selected } = actor.getSnapshot().context.query;
  selectFile(actor, findNextImage(files, selected, by));
};

/** The browser could not display the picture. */
export const markBroken = (actor: BookingFilesActor): void => {
  const { value } = actor.getSnapshot().context;
  if (value !== null) actor.send({ type: "page.updated", value: { ...value, isBroken: true } });
};

/** Downloads of any of the files, one after the other. */
export const fileDownloadsFlow = ({ requestActor, ports }: FlowServices<"bookings" | "documents">) =>
  createDownloads<QuotationFile>({
    id: "fileDownloads",
    requestActor,
    fetch: ports.bookings.file,
    save: ports.documents.save,
  });
