import { errAsync } from "neverthrow";
import { assign, setup } from "xstate";
import { checkFile, cleanFileName, isAnyWaiting, isDraftExpected, sortDocuments } from "#domain/documents";
import type { NamedFile } from "#ports/api.ts";
import type { ListedDocument } from "#ports/booking-documents.ts";
import type { Failure } from "#ports/failure.ts";
import { createDownloads } from "../kit/download.ts";
import { createPage, type PageSnapshot, pageView } from "../kit/page.ts";
import { type FlowServices, machineTypes } from "../kit/request.ts";
import type { ChosenFile, ChosenFilesEvent, PendingUpload } from "./types.ts";

/** The documents of a booking. */
export const documentsFlow = ({ requestActor, ports }: FlowServices<"bookingDocuments">, booking: string) =>
  createPage<readonly ListedDocument[]>({
    id: "documents",
    requestActor,
    load: (signal) => ports.bookingDocuments.list(booking, signal),
    isUnfinished: (documents) => documents.some(({ versions }) => isAnyWaiting(versions)),
  });

/** `isDraftExpected`: the draft B/L is not there yet. */
export const documentsView = (snapshot: PageSnapshot<readonly ListedDocument[]>) =>
  pageView(snapshot, (documents) => ({ documents, isDraftExpected: isDraftExpected(documents) }));

/** The list with a document that was added or changed, in its place. */
export const replaceDocument = (
  documents: readonly ListedDocument[],
  changed: ListedDocument,
): readonly ListedDocument[] => sortDocuments([...documents.filter(({ id }) => id !== changed.id), changed]);

const NO_FILE: Failure = { kind: "refused", reason: "not-found", message: "", fields: [] };

/** Downloads of the latest version of a document, or of all documents together. */
export const documentDownloadsFlow = (
  { requestActor, ports }: FlowServices<"bookingDocuments" | "documents">,
  booking: string,
) =>
  createDownloads<ListedDocument | "archive">({
    id: "documentDownloads",
    requestActor,
    fetch: (document, signal) => {
      if (document === "archive") return ports.bookingDocuments.archive(booking, signal);
      const latest = document.versions.at(-1);
      return latest === undefined ? errAsync<NamedFile, Failure>(NO_FILE) : ports.bookingDocuments.file(latest, signal);
    },
    save: ports.documents.save,
  });

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

interface ChosenFilesTypes {
  readonly context: { readonly pending: readonly PendingUpload[] };
  readonly events: ChosenFilesEvent;
}

/** The chosen files until each is added or removed; every upload is a flow of its own. */
export const chosenFilesMachine = setup({ types: machineTypes<ChosenFilesTypes>() }).createMachine({
  id: "chosenFiles",
  context: { pending: [] },
  on: {
    "files.chosen": {
      actions: assign(({ context, event }) => ({ pending: [...context.pending, ...event.files.map(toPending)] })),
    },
    "upload.ended": {
      actions: assign(({ context, event }) => ({ pending: context.pending.filter(({ key }) => key !== event.key) })),
    },
  },
});
