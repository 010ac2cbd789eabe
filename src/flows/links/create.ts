import { assign, emit, type SnapshotFrom, setup } from "xstate";
import type { Quotation } from "#domain/bookings";
import { findRecipientProblem, suggestLinkDays } from "#domain/links";
import { toDate, type TodayIn } from "#domain/time";
import type { CreatedLink, NewBookingLink } from "#ports/links.ts";
import type { Failure } from "#ports/failure.ts";
import { SHARE_DRAFT_KEY } from "../draft-keys.ts";
import { type FlowServices, isOk, machineTypes, missingActor, provide, readFailure, readValue } from "../request.ts";
import { formatLinkDraft, type LinkDraft, parseLinkDraft } from "./draft.ts";

export type { CreatedLink } from "#ports/links.ts";

interface CreateLinkContext {
  readonly booking: string;
  /** What the form begins with. */
  readonly first: LinkDraft;
  readonly draft: LinkDraft;
  readonly problem: string | null;
  readonly failure: Failure | null;
  readonly created: CreatedLink | null;
}

export type CreateLinkEvent =
  | { readonly type: "form.opened" }
  | { readonly type: "form.closed" }
  | { readonly type: "draft.changed"; readonly changes: Partial<Omit<LinkDraft, "options">> }
  | { readonly type: "options.changed"; readonly changes: Partial<LinkDraft["options"]> }
  | { readonly type: "draft.submitted" };

interface CreateLinkTypes {
  readonly context: CreateLinkContext;
  readonly input: Pick<CreateLinkContext, "booking" | "first" | "draft">;
  readonly events: CreateLinkEvent;
  readonly emitted: { readonly type: "link.created" };
}

const findRefusal = (failure: Failure | null): string | null =>
  failure?.kind === "refused" ? (failure.fields.find(({ field }) => field === "recipient")?.message ?? null) : null;

const createLinkMachine = setup({
  types: machineTypes<CreateLinkTypes>(),
  actors: { createLink: missingActor<CreatedLink, NewBookingLink>("createLink") },
  actions: {
    saveDraft: () => undefined,
    removeDraft: () => undefined,
    validate: assign({ problem: ({ context }) => findRecipientProblem(context.draft.recipient) }),
  },
}).createMachine({
  id: "createLink",
  context: ({ input }) => ({ ...input, problem: null, failure: null, created: null }),
  initial: "closed",
  states: {
    closed: { on: { "form.opened": "editing" } },
    editing: {
      on: {
        "form.closed": { target: "closed", actions: assign({ problem: null, failure: null }) },
        "draft.changed": {
          actions: [
            assign({ draft: ({ context, event }) => ({ ...context.draft, ...event.changes }), problem: null }),
            "saveDraft",
          ],
        },
        "options.changed": {
          actions: [
            assign({
              draft: ({ context: { draft }, event }) => ({ ...draft, options: { ...draft.options, ...event.changes } }),
            }),
            "saveDraft",
          ],
        },
        "draft.submitted": [
          {
            guard: ({ context }) => findRecipientProblem(context.draft.recipient) === null,
            target: "creating",
          },
          { actions: "validate" },
        ],
      },
    },
    creating: {
      entry: assign({ problem: null, failure: null }),
      invoke: {
        src: "createLink",
        input: ({ context: { booking, draft } }) => ({ booking, ...draft, recipient: draft.recipient.trim() }),
        onDone: [
          {
            guard: isOk,
            target: "created",
            actions: [assign({ created: readValue }), "removeDraft", emit({ type: "link.created" })],
          },
          {
            target: "editing",
            actions: assign(({ event }) => {
              const failure = readFailure({ event });
              return { failure, problem: findRefusal(failure) };
            }),
          },
        ],
      },
    },
    created: {
      on: {
        "form.closed": {
          target: "closed",
          actions: assign({ created: null, draft: ({ context }) => context.first }),
        },
      },
    },
  },
});

const toFirstDraft = ({ shipment }: Quotation, todayIn: TodayIn): LinkDraft => ({
  recipient: "",
  days: suggestLinkDays(shipment?.arrival == null ? null : toDate(shipment.arrival.at), todayIn(shipment?.to.timeZone)),
  options: { prices: false, references: true, deadlines: true, documents: [] },
});

/** The form for a link to a booking. What is typed survives a reload; the address of a created link is shown until the form is closed. */
export const createLinkFlow = (
  { requestActor, ports: { links, drafts, clock } }: FlowServices<"links" | "drafts" | "clock">,
  quotation: Quotation,
) => {
  const first = toFirstDraft(quotation, clock.today);
  const stored = parseLinkDraft(drafts.load(SHARE_DRAFT_KEY), quotation.id);
  const files = quotation.files.map(({ fileName }) => fileName);
  const draft =
    stored === null
      ? first
      : {
          ...stored,
          options: { ...stored.options, documents: stored.options.documents.filter((name) => files.includes(name)) },
        };
  return {
    machine: provide(
      createLinkMachine.provide({
        actions: {
          saveDraft: ({ context }) => drafts.save(SHARE_DRAFT_KEY, formatLinkDraft(context.draft, context.booking)),
          removeDraft: () => drafts.remove(SHARE_DRAFT_KEY),
        },
      }),
      { actors: { createLink: requestActor((link: NewBookingLink, signal) => links.create(link, signal)) } },
    ),
    input: { booking: quotation.id, first, draft },
  };
};

export type CreateLinkView = Pick<CreateLinkContext, "draft" | "problem" | "failure" | "created"> & {
  readonly kind: "closed" | "editing" | "creating" | "created";
};

export const createLinkView = (snapshot: SnapshotFrom<typeof createLinkMachine>): CreateLinkView => {
  const { draft, problem, failure, created } = snapshot.context;
  return { kind: snapshot.value, draft, problem, failure, created };
};

export const isSameCreateLink = (one: CreateLinkView, other: CreateLinkView): boolean =>
  one.kind === other.kind &&
  one.draft === other.draft &&
  one.problem === other.problem &&
  one.failure === other.failure;
