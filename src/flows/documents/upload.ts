import { errAsync } from "neverthrow";
import { assign, emit, type SnapshotFrom, setup } from "xstate";
import type { ListedDocument } from "#ports/booking-documents.ts";
import type { Failure } from "#ports/failure.ts";
import {
  type FlowServices,
  isOk,
  machineTypes,
  missingActor,
  provide,
  readFailure,
  readValue,
} from "../kit/request.ts";
import type { PendingUpload } from "./types.ts";

interface UploadContext {
  readonly booking: string;
  readonly upload: PendingUpload;
  readonly sentBytes: number;
  readonly failure: Failure | null;
}

interface UploadTypes {
  readonly context: UploadContext;
  readonly events: { readonly type: "bytes.sent"; readonly sentBytes: number } | { readonly type: "upload.retried" };
  readonly emitted: { readonly type: "upload.finished"; readonly document: ListedDocument | null };
  readonly input: { readonly booking: string; readonly upload: PendingUpload };
}

interface SendInput {
  readonly booking: string;
  readonly upload: PendingUpload;
  readonly onProgress: (sentBytes: number) => void;
}

/** One upload: a failed one is repeated with the same key, so that the file is added once. Stopping the flow cancels it. */
const uploadMachine = setup({
  types: machineTypes<UploadTypes>(),
  actors: { sendFile: missingActor<ListedDocument, SendInput>("sendFile") },
  guards: { isRefused: ({ context }) => context.upload.type === null },
}).createMachine({
  id: "upload",
  context: ({ input }) => ({ ...input, sentBytes: 0, failure: null }),
  initial: "checking",
  states: {
    checking: { always: [{ guard: "isRefused", target: "refused" }, { target: "sending" }] },
    refused: {},
    sending: {
      entry: assign({ sentBytes: 0, failure: null }),
      on: { "bytes.sent": { actions: assign({ sentBytes: ({ event }) => event.sentBytes }) } },
      invoke: {
        src: "sendFile",
        input: ({ context: { booking, upload }, self }) => ({
          booking,
          upload,
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
  failure.kind !== "refused" || !["invalid-fields", "bad-request", "conflict", "not-found"].includes(failure.reason);

export const uploadView = ({ context }: SnapshotFrom<typeof uploadMachine>): UploadView => {
  const { upload, sentBytes, failure } = context;
  if (upload.problem !== null) return { kind: "refused", problem: upload.problem };
  if (failure !== null) return { kind: "failed", failure, canRetry: canRetry(failure) };
  const { size } = upload.file.content;
  return sentBytes >= size ? { kind: "verifying" } : { kind: "sending", percent: Math.floor((100 * sentBytes) / size) };
};

const noType: Failure = { kind: "malformed", issues: ["the file has no type"] };

export const uploadFlow = (
  { requestActor, ports }: FlowServices<"bookingDocuments">,
  booking: string,
  upload: PendingUpload,
) => {
  const machine = provide(uploadMachine, {
    actors: {
      sendFile: requestActor(
        ({ booking: id, upload: { file, kind, document, key, type }, onProgress }: SendInput, signal) =>
          type === null
            ? errAsync(noType)
            : ports.bookingDocuments.upload(
                { booking: id, kind, document, file, mediaType: type.mediaType, key, onProgress },
                signal,
              ),
      ),
    },
  });
  return { machine, input: { booking, upload } };
};
