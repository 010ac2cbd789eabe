import { errAsync } from "neverthrow";
import { assign, emit, setup, type SnapshotFrom } from "xstate";
import { assessDeadlines, type AssessedDeadline, type DeadlineTask } from "#domain/deadlines";
import type { NamedFile } from "#ports/api.ts";
import type { Failure } from "#ports/failure.ts";
import type { OpenedLink, SharedFile, SharedMark } from "#ports/links.ts";
import {
  type FlowPorts,
  isOk,
  LOADING_STATES,
  type LoadingTag,
  machineTypes,
  missingActor,
  provide,
  publicRequestActor,
  readFailure,
  readValue,
  SKELETON_DELAY_MS,
} from "../request.ts";
import { readMinutes } from "../utc-minutes.ts";

export type { SharedFile } from "#ports/links.ts";

interface SharedTypes {
  readonly context: {
    readonly token: string;
    /** When the page was opened. */
    readonly now: string;
    readonly opened: OpenedLink | null;
    readonly failure: Failure | null;
    readonly downloading: SharedFile | null;
    readonly marking: DeadlineTask | null;
  };
  readonly input: { readonly token: string; readonly now: string };
  readonly events:
    | { readonly type: "page.retried" }
    | { readonly type: "file.requested"; readonly file: SharedFile }
    | { readonly type: "deadline.marked"; readonly task: DeadlineTask; readonly isDone: boolean };
  readonly emitted: { readonly type: "download.failed" | "mark.failed"; readonly failure: Failure | null };
  readonly tags: LoadingTag;
}

interface FileInput {
  readonly file: SharedFile | null;
}

interface MarkInput {
  readonly mark: SharedMark | null;
}

const sharedMachine = setup({
  types: machineTypes<SharedTypes>(),
  actors: {
    openLink: missingActor<OpenedLink, { readonly token: string }>("openLink"),
    fetchFile: missingActor<NamedFile, FileInput>("fetchFile"),
    markDeadline: missingActor<OpenedLink, MarkInput>("markDeadline"),
  },
  actions: { saveFile: (_args, _params: { readonly file: NamedFile | null }) => undefined },
  delays: { skeletonDelay: SKELETON_DELAY_MS },
}).createMachine({
  id: "sharedBooking",
  context: ({ input }) => ({ ...input, opened: null, failure: null, downloading: null, marking: null }),
  initial: "loading",
  states: {
    loading: {
      ...LOADING_STATES,
      tags: "loading",
      entry: assign({ failure: null }),
      invoke: {
        src: "openLink",
        input: ({ context }) => ({ token: context.token }),
        onDone: [
          { guard: isOk, target: "shown", actions: assign({ opened: readValue }) },
          { target: "failed", actions: assign({ failure: readFailure }) },
        ],
      },
    },
    failed: { on: { "page.retried": "loading" } },
    shown: {
      on: {
        "file.requested": { target: "downloading", actions: assign({ downloading: ({ event }) => event.file }) },
        "deadline.marked": { target: "marking", actions: assign({ marking: ({ event }) => event.task }) },
      },
    },
    marking: {
      exit: assign({ marking: null }),
      invoke: {
        src: "markDeadline",
        input: ({ context: { token }, event }) => ({
          mark: event.type === "deadline.marked" ? { token, task: event.task, isDone: event.isDone } : null,
        }),
        onDone: [
          { guard: isOk, target: "shown", actions: assign({ opened: readValue }) },
          {
            target: "shown",
            actions: emit(({ event }) => ({ type: "mark.failed", failure: readFailure({ event }) }) as const),
          },
        ],
      },
    },
    downloading: {
      exit: assign({ downloading: null }),
      invoke: {
        src: "fetchFile",
        input: ({ context }) => ({ file: context.downloading }),
        onDone: [
          {
            guard: isOk,
            target: "shown",
            actions: { type: "saveFile", params: ({ event }) => ({ file: event.output.unwrapOr(null) }) },
          },
          {
            target: "shown",
            actions: emit(({ event }) => ({ type: "download.failed", failure: readFailure({ event }) }) as const),
          },
        ],
      },
    },
  },
});

const NOTHING_CHOSEN: Failure = { kind: "malformed", issues: ["nothing was chosen"] };

/** The page of a link, which needs no account: a 401 does not end a session that the browser may have. */
export const sharedBookingFlow = ({ ports }: FlowPorts<"clock" | "documents" | "links">, token: string) => ({
  machine: provide(
    sharedMachine.provide({
      actions: {
        saveFile: (_args, { file }) => {
          if (file !== null) ports.documents.save(file);
        },
      },
    }),
    {
      actors: {
        openLink: publicRequestActor(({ token: asked }: { readonly token: string }, signal) =>
          ports.links.open(asked, signal),
        ),
        fetchFile: publicRequestActor(({ file }: FileInput, signal) =>
          file === null ? errAsync<NamedFile, Failure>(NOTHING_CHOSEN) : ports.links.file(file, signal),
        ),
        markDeadline: publicRequestActor(({ mark }: MarkInput, signal) =>
          mark === null ? errAsync<OpenedLink, Failure>(NOTHING_CHOSEN) : ports.links.mark(mark, signal),
        ),
      },
    },
  ),
  input: { token, now: ports.clock.now() },
});

export type SharedBookingView =
  | { readonly kind: "loading"; readonly isSlow: boolean }
  /** It never existed, has expired or was revoked. */
  | { readonly kind: "gone" }
  | { readonly kind: "failed"; readonly failure: Failure }
  | {
      readonly kind: "shown";
      readonly opened: OpenedLink;
      readonly deadlines: readonly AssessedDeadline[];
      readonly downloading: SharedFile | null;
      readonly marking: DeadlineTask | null;
    };

export const sharedBookingView = (snapshot: SnapshotFrom<typeof sharedMachine>): SharedBookingView => {
  const { opened, failure, downloading, marking, now } = snapshot.context;
  if (failure?.kind === "refused" && (failure.reason === "not-found" || failure.reason === "bad-request"))
    return { kind: "gone" };
  if (failure !== null) return { kind: "failed", failure };
  if (opened === null) return { kind: "loading", isSlow: snapshot.hasTag("slow") };
  const minutes = readMinutes(now);
  const deadlines = assessDeadlines(opened.booking.deadlines ?? [], minutes);
  return { kind: "shown", opened, deadlines, downloading, marking };
};
