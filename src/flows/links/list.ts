import { assign, emit, type SnapshotFrom, setup } from "xstate";
import type { SharedLink } from "#domain/links";
import type { Failure } from "#ports/failure.ts";
import { type FlowServices, isOk, machineTypes, missingActor, provide, readFailure } from "../request.ts";

interface LinksContext {
  /** Null lists the links to everything. */
  readonly subject: string | null;
  readonly links: readonly SharedLink[];
  readonly failure: Failure | null;
  /** The link that is being revoked. */
  readonly revoking: string | null;
}

interface LinksTypes {
  readonly context: LinksContext;
  readonly input: { readonly subject: string | null };
  readonly events: /** A link was created, or the list could not be loaded. */
  { readonly type: "list.requested" } | { readonly type: "link.revoked"; readonly id: string };
  readonly emitted:
    | { readonly type: "revocation.done" }
    | { readonly type: "revocation.failed"; readonly failure: Failure | null };
}

/* A link that has ended already is no failure. */
const isEnded = (failure: Failure | null): boolean => failure?.kind === "refused" && failure.reason === "not-found";

const linksMachine = setup({
  types: machineTypes<LinksTypes>(),
  actors: {
    loadLinks: missingActor<readonly SharedLink[], { readonly subject: string | null }>("loadLinks"),
    revokeLink: missingActor<void, { readonly id: string }>("revokeLink"),
  },
}).createMachine({
  id: "links",
  context: ({ input }) => ({ ...input, links: [], failure: null, revoking: null }),
  initial: "loading",
  on: { "list.requested": ".loading" },
  states: {
    loading: {
      invoke: {
        src: "loadLinks",
        input: ({ context }) => ({ subject: context.subject }),
        onDone: [
          {
            guard: isOk,
            target: "listed",
            actions: assign({ links: ({ event }) => event.output.unwrapOr([]), failure: null, revoking: null }),
          },
          { target: "failed", actions: assign({ failure: readFailure, revoking: null }) },
        ],
      },
    },
    failed: {},
    listed: {
      on: { "link.revoked": { target: "revoking", actions: assign({ revoking: ({ event }) => event.id }) } },
    },
    revoking: {
      invoke: {
        src: "revokeLink",
        input: ({ context }) => ({ id: context.revoking ?? "" }),
        onDone: [
          {
            guard: ({ event }) => event.output.isOk() || isEnded(readFailure({ event })),
            target: "loading",
            actions: emit({ type: "revocation.done" }),
          },
          {
            target: "listed",
            actions: [
              assign({ revoking: null }),
              emit(({ event }) => ({ type: "revocation.failed", failure: readFailure({ event }) }) as const),
            ],
          },
        ],
      },
    },
  },
});

/** The links to one booking or quote, or (null) all links, and their revocation. */
export const linksFlow = ({ requestActor, ports: { links } }: FlowServices<"links">, subject: string | null) => ({
  machine: provide(linksMachine, {
    actors: {
      loadLinks: requestActor(({ subject: asked }: { readonly subject: string | null }, signal) =>
        links.list(asked, signal),
      ),
      revokeLink: requestActor(({ id }: { readonly id: string }, signal) => links.revoke(id, signal)),
    },
  }),
  input: { subject },
});

export type LinksView =
  | { readonly kind: "loading" }
  | { readonly kind: "failed"; readonly failure: Failure }
  | { readonly kind: "listed"; readonly links: readonly SharedLink[]; readonly revoking: string | null };

const loading: LinksView = { kind: "loading" };

/** A list that is loaded again stays on screen. */
export const linksView = (snapshot: SnapshotFrom<typeof linksMachine>): LinksView => {
  const { links, failure, revoking } = snapshot.context;
  if (snapshot.matches("failed") && failure !== null) return { kind: "failed", failure };
  if (links.length === 0 && snapshot.matches("loading")) return loading;
  return { kind: "listed", links, revoking };
};

export const isSameLinks = (one: LinksView, other: LinksView): boolean =>
  one.kind === "listed" && other.kind === "listed"
    ? one.links === other.links && one.revoking === other.revoking
    : one === other;
