import { type Actor, assign, createActor, setup, type SnapshotFrom } from "xstate";
import { ENQUIRY_FIELDS, type Enquiry, type EnquiryProblem, validateEnquiry } from "#domain/enquiries";
import { listProblems } from "#domain/field-problem.ts";
import type { EnquiryPort, EnquirySubmission } from "#ports/api.ts";
import type { DraftsPort } from "#ports/browser.ts";
import type { Failure } from "#ports/failure.ts";
import { refusedFields } from "../kit/failure.ts";
import { isOk, machineTypes, publicRequestActor, readFailure } from "../kit/request.ts";
import { parseEnquiry, serialiseEnquiry } from "./draft-text.ts";
import { type KnownEnquiry, startWith } from "./start.ts";

interface EnquiryContext {
  /** An unsent enquiry of an earlier visit; its fields are empty without one. */
  readonly saved: Enquiry;
  readonly problems: readonly EnquiryProblem[];
  readonly failure: Failure | null;
  /** Submissions that were refused because of their fields. */
  readonly refusals: number;
}

interface EnquiryEvent {
  /** `enquiry.changed`: the visitor typed; fixed problems disappear. */
  readonly type: "enquiry.submitted" | "enquiry.changed";
  readonly form: EnquirySubmission;
}

interface EnquiryTypes {
  readonly context: EnquiryContext;
  readonly events: EnquiryEvent;
}

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

const refuse = ({ refusals }: EnquiryContext, failure: Failure | null, problems: readonly EnquiryProblem[]) => ({
  failure,
  problems,
  refusals: problems.length === 0 ? refusals : refusals + 1,
});

const DRAFT_KEY = "enquiryFormState";

const createEnquirySetup = (port: EnquiryPort, drafts: DraftsPort) =>
  setup({
    types: machineTypes<EnquiryTypes>(),
    actors: {
      send: publicRequestActor(({ form }: Pick<EnquiryEvent, "form">, signal) => port.send(trimForm(form), signal)),
    },
    guards: { isComplete: ({ event }) => findProblems(event.form).length === 0 },
    actions: {
      change: assign({ problems: ({ context, event }) => remainingProblems(context.problems, event.form) }),
      persistDraft: ({ event }) => drafts.save(DRAFT_KEY, serialiseEnquiry(event.form)),
      removeDraft: () => drafts.remove(DRAFT_KEY),
    },
  });

const TYPED = ["change", "persistDraft"] as const;

/** An enquiry: validated and sent once. Unsent text is saved until the page is opened again. */
const createEnquiryMachine = (port: EnquiryPort, drafts: DraftsPort, known: KnownEnquiry) =>
  createEnquirySetup(port, drafts).createMachine({
    id: "enquiry",
    context: {
      saved: startWith(parseEnquiry(drafts.load(DRAFT_KEY)), known),
      problems: [],
      failure: null,
      refusals: 0,
    },
    initial: "open",
    on: { "enquiry.changed": { actions: TYPED } },
    states: {
      open: {
        initial: "idle",
        on: {
          "enquiry.submitted": [
            { guard: "isComplete", target: "submitting" },
            {
              target: "open",
              actions: assign(({ context, event }) => refuse(context, null, findProblems(event.form))),
            },
          ],
        },
        states: {
          idle: {},
          sent: { entry: "removeDraft", on: { "enquiry.changed": { target: "idle", actions: TYPED } } },
        },
      },
      submitting: {
        entry: assign({ problems: [], failure: null }),
        invoke: {
          src: "send",
          input: ({ event }) => event,
          onDone: [
            { guard: isOk, target: "open.sent" },
            {
              target: "open",
              actions: assign(({ context, event }) => {
                const failure = readFailure({ event });
                return refuse(context, failure, toRefused(failure));
              }),
            },
          ],
        },
      },
    },
  });

type EnquiryMachine = ReturnType<typeof createEnquiryMachine>;
export type EnquiryActor = Actor<EnquiryMachine>;
export type EnquirySnapshot = SnapshotFrom<EnquiryMachine>;

/** `drafts` stores what was not sent. */
export const startEnquiry = (port: EnquiryPort, drafts: DraftsPort, known: KnownEnquiry): EnquiryActor =>
  createActor(createEnquiryMachine(port, drafts, known)).start();
