import { errAsync } from "neverthrow";
import { assign, emit, type SnapshotFrom, setup } from "xstate";
import type { ListedDocument } from "#ports/booking-documents.ts";
import type { Failure } from "#ports/failure.ts";
import { type FlowServices, isOk, machineTypes, readFailure, readValue } from "../kit/request.ts";
import type { PendingUpload } from "./types.ts";

interface UploadContext {
  readonly upload: PendingUpload;
  readonly sentBytes: number;
  readonly failure: Failure | null;
}

interface UploadTypes {
  readonly context: UploadContext;
  readonly events: { readonly type: "bytes.sent"; readonly sentBytes: number } | { readonly type: "upload.retried" };
  readonly emitted: { readonly type: "upload.finished"; readonly document: ListedDocument | null };
}

interface SendInput {
  readonly onProgress: (sentBytes: number) => void;
}

const NO_TYPE: Failure = { kind: "malformed", issues: ["the file has no type"] };

/** One upload: a failed one is repeated with the same key, so that the file is added once. Stopping the flow cancels it. */
export const uploadFlow = (
  { requestActor, ports: { bookingDocuments } }: FlowServices<"bookingDocuments">,
  booking: string,
  upload: PendingUpload,
) =>
  setup({
    types: machineTypes<UploadTypes>(),
    actors: {
      sendFile: requestActor(({ onProgress }: SendInput, signal) => {
        const { type, file, kind, document, key } = upload;
        if (type === null) return errAsync<ListedDocument, Failure>(NO_TYPE);
        const sent = { booking, kind, document, file, mediaType: type.mediaType, key, onProgress };
        return bookingDocuments.upload(sent, signal);
      }),
    },
    guards: { isRefused: ({ context }) => context.upload.type === null },
  }).createMachine({
    id: "upload",
    context: { upload, sentBytes: 0, failure: null },
    initial: "checking",
    states: {
      checking: { always: [{ guard: "isRefused", target: "refused" }, { target: "sending" }] },
      refused: {},
      sending: {
        entry: assign({ sentBytes: 0, failure: null }),
        on: { "bytes.sent": { actions: assign({ sentBytes: ({ event }) => event.sentBytes }) } },
        invoke: {
          src: "sendFile",
          input: ({ self }) => ({
            onProgress: (sentBytes) => self.send({ type: "bytes.sent", sentBytes }),
          }),
          onDone: [
            {
              guard: isOk,
              target: "finished",
              actions: emit(({ event }) => ({ type: "upload.finished", document: readValue({ event }) })),
            },
            { target: "failed", actions: assign({ failure: readFailure }) },
          ],
        },
      },
      failed: { on: { "upload.retried": "sending" } },
      finished: { type: "final" },
    },
  });

export type UploadView =
  | { readonly kind: "refused"; readonly problem: NonNullable<PendingUpload["problem"]> }
  /** All bytes are sent; the server verifies them. */
  | { readonly kind: "verifying" }
  | { readonly kind: "sending"; readonly percent: number }
  | { readonly kind: "failed"; readonly failure: Failure; readonly canRetry: boolean };

/* The same file would be refused again. */
const canRetry = (failure: Failure): boolean =>
  failure.kind !== "refused" ||
  !["invalid-fields", "bad-request", "conflict", "forbidden", "not-found"].includes(failure.reason);

export const uploadView = ({ context }: SnapshotFrom<ReturnType<typeof uploadFlow>>): UploadView => {
  const { upload, sentBytes, failure } = context;
  if (upload.problem !== null) return { kind: "refused", problem: upload.problem };
  if (failure !== null) return { kind: "failed", failure, canRetry: canRetry(failure) };
  const { size } = upload.file.content;
  return sentBytes >= size ? { kind: "verifying" } : { kind: "sending", percent: Math.floor((100 * sentBytes) / size) };
};
