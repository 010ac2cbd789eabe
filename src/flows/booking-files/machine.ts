import { errAsync } from "neverthrow";
import { assign, setup } from "xstate";
import type { QuotationFile } from "#domain/bookings";
import type { NamedFile } from "#ports/api.ts";
import type { Failure } from "#ports/failure.ts";
import { createDownloads } from "../kit/download.ts";
import type { BookingFilesContext, BookingFilesEvent } from "./types.ts";
import { findFirstPreview, hasPreview, findNextImage } from "./rules.ts";
import {
  type FlowServices,
  isOk,
  machineTypes,
  missingActor,
  provide,
  readFailure,
  readValue,
} from "../kit/request.ts";

interface QuotationFilesTypes {
  readonly context: BookingFilesContext;
  readonly events: BookingFilesEvent;
  readonly input: { readonly files: readonly QuotationFile[] };
}

interface FileInput {
  readonly file: QuotationFile | null;
}

const noPicture = { picture: null, failure: null } as const;

/** The files of a booking: images and PDFs are shown one by one. */
export const bookingFilesMachine = setup({
  types: machineTypes<QuotationFilesTypes>(),
  actors: {
    fetchPicture: missingActor<NamedFile, FileInput>("fetchPicture"),
  },
  guards: {
    canShow: ({ context }) => {
      const file = context.files[context.selected];
      return file !== undefined && hasPreview(file);
    },
    isAFile: ({ context }, { index }: { readonly index: number }) => context.files[index] !== undefined,
  },
  actions: {
    select: assign((_args, { selected }: { readonly selected: number }) => ({ ...noPicture, selected })),
  },
}).createMachine({
  id: "quotationFiles",
  context: ({ input }) => ({
    ...noPicture,
    files: input.files,
    selected: findFirstPreview(input.files),
  }),
  initial: "opening",
  on: {
    "file.selected": {
      guard: { type: "isAFile", params: ({ event }) => event },
      target: ".opening",
      actions: { type: "select", params: ({ event }) => ({ selected: event.index }) },
    },
    "picture.turned": {
      target: ".opening",
      actions: {
        type: "select",
        params: ({ context, event }) => ({ selected: findNextImage(context.files, context.selected, event.by) }),
      },
    },
  },
  states: {
    opening: { always: [{ guard: "canShow", target: "fetching" }, { target: "withoutPreview" }] },
    withoutPreview: {},
    fetching: {
      invoke: {
        src: "fetchPicture",
        input: ({ context }) => ({ file: context.files[context.selected] ?? null }),
        onDone: [
          {
            guard: isOk,
            target: "drawn",
            actions: assign({ picture: readValue }),
          },
          {
            target: "failed",
            actions: assign({ failure: readFailure }),
          },
        ],
      },
    },
    drawn: { on: { "picture.broken": "broken" } },
    broken: { on: { "picture.retried": { target: "fetching", actions: assign(noPicture) } } },
    failed: { on: { "picture.retried": { target: "fetching", actions: assign(noPicture) } } },
  },
});

const noSuchFile: Failure = { kind: "refused", reason: "not-found", message: "", fields: [] };

export const bookingFilesFlow = ({ requestActor, ports }: FlowServices<"bookings">) =>
  provide(bookingFilesMachine, {
    actors: {
      fetchPicture: requestActor(({ file }: FileInput, signal) =>
        file === null ? errAsync<NamedFile, Failure>(noSuchFile) : ports.bookings.file(file, signal),
      ),
    },
  });

/** Downloads of any of the files, one after the other. */
export const fileDownloadsFlow = ({ requestActor, ports }: FlowServices<"bookings" | "documents">) =>
  createDownloads<QuotationFile>({
    id: "fileDownloads",
    requestActor,
    fetch: ports.bookings.file,
    save: ports.documents.save,
  });
