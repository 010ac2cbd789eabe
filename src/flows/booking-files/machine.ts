import { errAsync } from "neverthrow";
import { assign, emit, setup } from "xstate";
import type { QuotationFile } from "#domain/bookings";
import type { NamedFile } from "#ports/api.ts";
import type { Failure } from "#ports/failure.ts";
import type { BookingFilesContext, BookingFilesEvent, BookingFilesNotice } from "./types.ts";
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
  readonly emitted: BookingFilesNotice;
}

interface FileInput {
  readonly file: QuotationFile | null;
}

const failed = (context: BookingFilesContext, failure: Failure | null): BookingFilesNotice => ({
  type: "download.failed",
  file: context.files[context.downloading ?? -1] ?? null,
  failure,
});

const noDownload = { downloading: null, isDownloadingAll: false } as const;
const noPicture = { picture: null, failure: null } as const;

/** The files of a booking: images and PDFs are shown one by one, any file can be downloaded. */
export const bookingFilesMachine = setup({
  types: machineTypes<QuotationFilesTypes>(),
  actors: {
    fetchPicture: missingActor<NamedFile, FileInput>("fetchPicture"),
    fetchDownload: missingActor<NamedFile, FileInput>("fetchDownload"),
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
    saveFile: (_args, _params: { readonly file: NamedFile | null }) => undefined,
  },
}).createMachine({
  id: "quotationFiles",
  context: ({ input }) => ({
    ...noPicture,
    files: input.files,
    selected: findFirstPreview(input.files),
    ...noDownload,
    queue: [],
  }),
  type: "parallel",
  states: {
    viewer: {
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
    },
    download: {
      initial: "idle",
      states: {
        idle: {
          entry: assign(noDownload),
          on: {
            "downloads.requested": {
              target: "next",
              actions: assign(({ context }) => ({ queue: [...context.files.keys()], isDownloadingAll: true })),
            },
            "download.requested": {
              guard: { type: "isAFile", params: ({ event }) => event },
              target: "running",
              actions: assign({ downloading: ({ event }) => event.index }),
            },
          },
        },
        next: {
          always: [
            {
              guard: ({ context }) => context.queue.length > 0,
              target: "running",
              actions: assign(({ context: { queue } }) => ({ downloading: queue[0] ?? null, queue: queue.slice(1) })),
            },
            { target: "idle" },
          ],
        },
        running: {
          invoke: {
            src: "fetchDownload",
            input: ({ context }) => ({ file: context.files[context.downloading ?? -1] ?? null }),
            onDone: [
              {
                guard: isOk,
                target: "next",
                actions: { type: "saveFile", params: ({ event }) => ({ file: event.output.unwrapOr(null) }) },
              },
              {
                target: "next",
                actions: emit(({ context, event }) =>
                  failed(context, event.output.isErr() ? event.output.error : null),
                ),
              },
            ],
          },
        },
      },
    },
  },
});

const noSuchFile: Failure = { kind: "refused", reason: "not-found", message: "", fields: [] };

export const bookingFilesFlow = ({ requestActor, ports }: FlowServices<"bookings" | "documents">) => {
  const fetchFile = requestActor(({ file }: FileInput, signal) =>
    file === null ? errAsync<NamedFile, Failure>(noSuchFile) : ports.bookings.file(file, signal),
  );
  return provide(bookingFilesMachine, {
    actors: { fetchPicture: fetchFile, fetchDownload: fetchFile },
    actions: {
      saveFile: (_args, { file }) => {
        if (file !== null) ports.documents.save(file);
      },
    },
  });
};
