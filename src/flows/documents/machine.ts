import { errAsync } from "neverthrow";
import { assign, emit, setup } from "xstate";
import { checkFile, cleanFileName, sortDocuments } from "#domain/documents";
import type { NamedFile } from "#ports/api.ts";
import type { ListedDocument } from "#ports/booking-documents.ts";
import type { Failure } from "#ports/failure.ts";
import {
  type FlowServices,
  isOk,
  LOADING_STATES,
  type LoadingTag,
  machineTypes,
  missingActor,
  provide,
  readFailure,
  readValue,
  SKELETON_DELAY_MS,
} from "../kit/request.ts";
import type { ChosenFile, DocumentsContext, DocumentsEvent, DocumentsNotice, PendingUpload } from "./types.ts";

interface DocumentsTypes {
  readonly context: DocumentsContext;
  readonly events: DocumentsEvent;
  readonly emitted: DocumentsNotice;
  readonly input: { readonly booking: string };
  readonly tags: LoadingTag;
}

interface DownloadInput {
  readonly document: ListedDocument | null;
}

const replaceDocument = (documents: readonly ListedDocument[], changed: ListedDocument): readonly ListedDocument[] =>
  sortDocuments([...documents.filter(({ id }) => id !== changed.id), changed]);

const toPending = ({ file, ...chosen }: ChosenFile): PendingUpload => {
  const { name, content } = file;
  const checked = checkFile(name, content.size);
  return {
    ...chosen,
    file: { name: cleanFileName(name), content },
    type: checked.unwrapOr(null),
    problem: checked.isErr() ? checked.error : null,
  };
};

/** The documents of a booking: the list, the chosen files, the open document and downloads. */
export const documentsMachine = setup({
  types: machineTypes<DocumentsTypes>(),
  actors: {
    loadDocuments: missingActor<readonly ListedDocument[], { readonly booking: string }>("loadDocuments"),
    fetchFile: missingActor<NamedFile, DownloadInput>("fetchFile"),
    fetchArchive: missingActor<NamedFile, { readonly booking: string }>("fetchArchive"),
  },
  actions: {
    saveFile: (_args, _params: { readonly file: NamedFile | null }) => undefined,
    replace: assign(({ context }, { document }: { readonly document: ListedDocument }) => ({
      documents: replaceDocument(context.documents, document),
    })),
    failDownload: emit((_args, { failure }: { readonly failure: Failure | null }) => ({
      type: "download.failed" as const,
      failure,
    })),
  },
  delays: { skeletonDelay: SKELETON_DELAY_MS },
}).createMachine({
  id: "documents",
  context: ({ input }) => ({
    ...input,
    documents: [],
    failure: null,
    pending: [],
    opened: null,
    downloading: null,
  }),
  type: "parallel",
  states: {
    list: {
      initial: "loading",
      states: {
        loading: {
          ...LOADING_STATES,
          tags: "loading",
          entry: assign({ failure: null }),
          invoke: {
            src: "loadDocuments",
            input: ({ context }) => ({ booking: context.booking }),
            onDone: [
              {
                guard: isOk,
                target: "shown",
                actions: assign(({ event }) => ({ documents: readValue({ event }) ?? [] })),
              },
              { target: "failed", actions: assign({ failure: readFailure }) },
            ],
          },
        },
        shown: { on: { "documents.outdated": "refreshing" } },
        refreshing: {
          invoke: {
            src: "loadDocuments",
            input: ({ context }) => ({ booking: context.booking }),
            onDone: {
              target: "shown",
              actions: assign(({ context, event }) => ({ documents: readValue({ event }) ?? context.documents })),
            },
          },
        },
        failed: { on: { "documents.retried": "loading" } },
      },
      on: {
        "files.chosen": {
          actions: assign(({ context, event }) => ({ pending: [...context.pending, ...event.files.map(toPending)] })),
        },
        "upload.removed": {
          actions: assign(({ context, event }) => ({
            pending: context.pending.filter(({ key }) => key !== event.key),
          })),
        },
        "upload.finished": {
          actions: [
            assign(({ context, event }) => ({ pending: context.pending.filter(({ key }) => key !== event.key) })),
            { type: "replace", params: ({ event }) => ({ document: event.document }) },
            emit(({ event }) => ({ type: "document.added", document: event.document })),
          ],
        },
        "document.changed": { actions: { type: "replace", params: ({ event }) => ({ document: event.document }) } },
        "document.opened": { actions: assign({ opened: ({ event }) => event.id }) },
        "document.closed": { actions: assign({ opened: null }) },
      },
    },
    download: {
      initial: "idle",
      states: {
        idle: {
          entry: assign({ downloading: null }),
          on: {
            "download.requested": { target: "file", actions: assign({ downloading: ({ event }) => event.id }) },
            "archive.requested": "archive",
          },
        },
        file: {
          invoke: {
            src: "fetchFile",
            input: ({ context }) => ({
              document: context.documents.find(({ id }) => id === context.downloading) ?? null,
            }),
            onDone: [
              {
                guard: isOk,
                target: "idle",
                actions: { type: "saveFile", params: ({ event }) => ({ file: readValue({ event }) }) },
              },
              {
                target: "idle",
                actions: { type: "failDownload", params: ({ event }) => ({ failure: readFailure({ event }) }) },
              },
            ],
          },
        },
        archive: {
          invoke: {
            src: "fetchArchive",
            input: ({ context }) => ({ booking: context.booking }),
            onDone: [
              {
                guard: isOk,
                target: "idle",
                actions: { type: "saveFile", params: ({ event }) => ({ file: readValue({ event }) }) },
              },
              {
                target: "idle",
                actions: { type: "failDownload", params: ({ event }) => ({ failure: readFailure({ event }) }) },
              },
            ],
          },
        },
      },
    },
  },
});

const noFile: Failure = { kind: "refused", reason: "not-found", message: "", fields: [] };

export const documentsFlow = (
  { requestActor, ports }: FlowServices<"bookingDocuments" | "documents" | "ids">,
  booking: string,
) => {
  const machine = provide(documentsMachine, {
    actors: {
      loadDocuments: requestActor((input: { readonly booking: string }, signal) =>
        ports.bookingDocuments.list(input.booking, signal),
      ),
      fetchFile: requestActor(({ document }: DownloadInput, signal) => {
        const latest = document?.versions.at(-1);
        return latest === undefined
          ? errAsync<NamedFile, Failure>(noFile)
          : ports.bookingDocuments.file(latest, signal);
      }),
      fetchArchive: requestActor((input: { readonly booking: string }, signal) =>
        ports.bookingDocuments.archive(input.booking, signal),
      ),
    },
    actions: {
      saveFile: (_args, { file }) => {
        if (file !== null) ports.documents.save(file);
      },
    },
  });
  return { machine, input: { booking }, nextKey: ports.ids.next };
};
