import { ENQUIRY_FIELDS, type EnquiryProblem, validateEnquiry, type Enquiry } from "#domain/enquiries";
import { parseEnquiry, serialiseEnquiry } from "./draft-text.ts";
import type { EnquirySubmission, EnquiryPort } from "#ports/api.ts";
import { listProblems } from "#domain/field-problem.ts";
import { errAsync } from "neverthrow";
import { assign, setup, type Actor, createActor } from "xstate";
import type { EnquiryContext, EnquiryEvent } from "./types.ts";
import type { DraftsPort } from "#ports/browser.ts";
import { type KnownEnquiry, startWith } from "./start.ts";
import { refusedFields } from "../kit/field-problems.ts";
import { isOk, machineTypes, missingActor, provide, publicRequestActor, readFailure } from "../kit/request.ts";

const findProblems = (form: EnquirySubmission): readonly EnquiryProblem[] => listProblems(validateEnquiry(form));

/** The form as sent, without surrounding blanks. */
const trimForm = (form: EnquirySubmission): EnquirySubmission => ({
  ...validateEnquiry(form).unwrapOr(form),
  website: form.website,
});

/** Shown problems that a changed form still has; new ones wait for the next submission. */
const remainingProblems = (shown: readonly EnquiryProblem[], form: EnquirySubmission): readonly EnquiryProblem[] =>
  shown.length === 0
    ? shown
    : findProblems(form).filter(({ field }) => shown.some((problem) => problem.field === field));

const toRefused = refusedFields(ENQUIRY_FIELDS.map(({ field }) => field));

const refuse = ({ refusals }: EnquiryContext, problems: readonly EnquiryProblem[]) => ({
  problems,
  refusals: problems.length === 0 ? refusals : refusals + 1,
});

interface Types {
  readonly context: EnquiryContext;
  readonly events: EnquiryEvent;
  readonly input: Pick<EnquiryContext, "saved">;
}

const enquiry = setup({
  types: machineTypes<Types>(),
  actors: { send: missingActor<void, EnquirySubmission | null>("send") },
  actions: { persistDraft: (_args, _params: { readonly form: Enquiry }) => undefined, removeDraft: () => undefined },
  guards: { isComplete: ({ event }) => findProblems(event.form).length === 0 },
});

const typed = [
  { type: "persistDraft", params: ({ event }: { readonly event: EnquiryEvent }) => event },
  enquiry.assign({ problems: ({ context, event }) => remainingProblems(context.problems, event.form) }),
] as const;

/** An enquiry: validated and sent once. Unsent text is saved until the page is opened again. */
export const enquiryMachine = enquiry.createMachine({
  id: "enquiry",
  context: ({ input }) => ({ saved: input.saved, sending: null, problems: [], failure: null, refusals: 0 }),
  initial: "open",
  on: {
    "enquiry.changed": {
      actions: typed,
    },
  },
  states: {
    open: {
      initial: "idle",
      states: {
        idle: {},
        sent: { entry: "removeDraft", on: { "enquiry.changed": { target: "idle", actions: typed } } },
        failed: {},
      },
      on: {
        "enquiry.submitted": [
          {
            guard: "isComplete",
            target: "submitting",
            actions: assign({ sending: ({ event }) => trimForm(event.form) }),
          },
          {
            target: "open",
            actions: assign(({ context, event }) => ({ failure: null, ...refuse(context, findProblems(event.form)) })),
          },
        ],
      },
    },
    submitting: {
      entry: assign({ problems: [], failure: null }),
      exit: assign({ sending: null }),
      invoke: {
        src: "send",
        input: ({ context }) => context.sending,
        onDone: [
          { guard: isOk, target: "open.sent" },
          {
            target: "open.failed",
            actions: assign(({ context, event }) => {
              const failure = readFailure({ event });
              return { failure, ...refuse(context, toRefused(failure)) };
            }),
          },
        ],
      },
    },
  },
});

export type EnquiryActor = Actor<typeof enquiryMachine>;

const ENQUIRY_DRAFT_KEY = "enquiryFormState";

/** `drafts` keeps what was not sent. */
export const startEnquiry = (port: EnquiryPort, drafts: DraftsPort, known: KnownEnquiry): EnquiryActor =>
  createActor(
    provide(enquiryMachine, {
      actors: {
        send: publicRequestActor((input, signal) =>
          input === null ? errAsync({ kind: "malformed", issues: ["nothing was written"] }) : port.send(input, signal),
        ),
      },
      actions: {
        persistDraft: (_, { form }) => drafts.save(ENQUIRY_DRAFT_KEY, serialiseEnquiry(form)),
        removeDraft: () => drafts.remove(ENQUIRY_DRAFT_KEY),
      },
    }),
    { input: { saved: startWith(parseEnquiry(drafts.load(ENQUIRY_DRAFT_KEY)), known) } },
  ).start();
