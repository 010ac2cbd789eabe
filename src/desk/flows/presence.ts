import { assign, type SnapshotFrom, setup } from "xstate";
import { machineTypes } from "#flows/kit/request.ts";
import type { DeskFlowServices } from "../compose.ts";
import type { OpenSubject } from "../ports/index.ts";

const AGAIN_MS = 4_000;

interface PresenceTypes {
  readonly context: { readonly subject: OpenSubject | null; readonly names: readonly string[] };
  /** Null: nothing is open any more. */
  readonly events: { readonly type: "subject.changed"; readonly subject: OpenSubject | null };
}

/** Says every few seconds what is open, and who else has it open; without a connection nobody is shown. */
export const createPresenceFlow = (
  { ports: { inbox }, requestActor }: DeskFlowServices<"inbox">,
  first: OpenSubject | null,
) =>
  setup({
    types: machineTypes<PresenceTypes>(),
    actors: { announce: requestActor((subject: OpenSubject, signal) => inbox.announce(subject, signal)) },
    delays: { again: AGAIN_MS },
    guards: { isNothing: ({ context }) => context.subject === null },
  }).createMachine({
    id: "deskPresence",
    context: { subject: first, names: [] },
    initial: "announcing",
    on: {
      "subject.changed": {
        guard: ({ context: { subject }, event }) =>
          subject?.kind !== event.subject?.kind || subject?.id !== event.subject?.id,
        target: ".announcing",
        reenter: true,
        actions: assign(({ event }) => ({ subject: event.subject, names: [] })),
      },
    },
    states: {
      nothing: {},
      announcing: {
        always: { guard: "isNothing", target: "nothing" },
        invoke: {
          src: "announce",
          input: ({ context: { subject } }) => subject ?? { kind: "item", id: "" },
          onDone: { target: "waiting", actions: assign({ names: ({ event }) => event.output.unwrapOr([]) }) },
        },
      },
      waiting: { after: { again: "announcing" } },
    },
  });

/** The names of the others who have it open. */
export const presenceView = ({ context }: SnapshotFrom<ReturnType<typeof createPresenceFlow>>) => context.names;
