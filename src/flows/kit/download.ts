import { errAsync, type ResultAsync } from "neverthrow";
import { assign, emit, setup, type SnapshotFrom } from "xstate";
import type { NamedFile } from "#ports/api.ts";
import type { Failure } from "#ports/failure.ts";
import { isOk, machineTypes, readFailure, readValue, type RequestActor } from "./request.ts";

interface DownloadContext<What> {
  /** What is being fetched. */
  readonly current: What | null;
  readonly queue: readonly What[];
  readonly isSeveral: boolean;
}

interface DownloadTypes<What> {
  readonly context: DownloadContext<What>;
  readonly events: { readonly type: "download.requested"; readonly files: readonly What[] };
  readonly emitted: {
    readonly type: "download.failed";
    readonly file: What | null;
    readonly failure: Failure | null;
  };
}

/** What downloads declare. */
export interface DownloadSource<What> {
  readonly id: string;
  readonly requestActor: RequestActor;
  readonly fetch: (file: What, signal: AbortSignal) => ResultAsync<NamedFile, Failure>;
  readonly save: (file: NamedFile) => void;
}

const NOTHING_REQUESTED: Failure = { kind: "malformed", issues: ["no file was requested"] };

/**
 * Downloads: fetched one after the other and saved, also past one that fails. A request while one is running is ignored.
 *
 * @example createDownloads({ id: "bookingFiles", requestActor, fetch: ports.bookings.file, save: ports.documents.save });
 */
export const createDownloads = <What>(source: DownloadSource<What>) =>
  setup({
    types: machineTypes<DownloadTypes<What>>(),
    actors: {
      fetch: source.requestActor(({ current }: Pick<DownloadContext<What>, "current">, signal) =>
        current === null ? errAsync<NamedFile, Failure>(NOTHING_REQUESTED) : source.fetch(current, signal),
      ),
    },
    actions: {
      save: (_args, { file }: { readonly file: NamedFile | null }) => {
        if (file !== null) source.save(file);
      },
    },
  }).createMachine({
    id: source.id,
    context: { current: null, queue: [], isSeveral: false },
    initial: "idle",
    states: {
      idle: {
        entry: assign({ current: null, isSeveral: false }),
        on: {
          "download.requested": {
            target: "next",
            actions: assign(({ event: { files } }) => ({ queue: files, isSeveral: files.length > 1 })),
          },
        },
      },
      next: {
        always: [
          {
            guard: ({ context: { queue } }) => queue.length > 0,
            target: "running",
            actions: assign(({ context: { queue } }) => ({ current: queue[0] ?? null, queue: queue.slice(1) })),
          },
          { target: "idle" },
        ],
      },
      running: {
        invoke: {
          src: "fetch",
          input: ({ context: { current } }) => ({ current }),
          onDone: [
            {
              guard: isOk,
              target: "next",
              actions: { type: "save", params: ({ event }) => ({ file: readValue({ event }) }) },
            },
            {
              target: "next",
              actions: emit(
                ({ context: { current }, event }) =>
                  ({ type: "download.failed", file: current, failure: readFailure({ event }) }) as const,
              ),
            },
          ],
        },
      },
    },
  });

/** What is being downloaded; `isSeveral` if more than one file was requested. */
export const downloadView = <What>({
  context: { current, isSeveral },
}: SnapshotFrom<ReturnType<typeof createDownloads<What>>>): Omit<DownloadContext<What>, "queue"> => ({
  current,
  isSeveral,
});
