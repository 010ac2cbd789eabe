import type { ResultAsync } from "neverthrow";
import { type ActorRefFrom, assign, emit, type SnapshotFrom, setup } from "xstate";
import { isConflict } from "#flows/kit/failure.ts";
import { isOk, machineTypes, readFailure, readValue } from "#flows/kit/request.ts";
import { isSameView } from "#flows/kit/same-view.ts";
import type { Failure } from "#ports/failure.ts";
import type { DeskFlowServices } from "../compose.ts";
import type { QuotePageActor } from "./quotes.ts";
import { EMPTY_OFFER } from "./quote-typed.ts";
import type { SavedDraft, TypedQuote, UnsavedDraft } from "../ports/index.ts";

/* Long enough for a word, short enough that little is typed meanwhile. */
const SAVE_AFTER_MS = 800;
const AGAIN_AFTER_MS = 5_000;

interface DraftContext {
  /** What is typed at present; null: nothing since the draft was read. */
  readonly typed: TypedQuote | null;
  /** What is being saved. */
  readonly sending: TypedQuote | null;
  /** The draft on the server; null: none. */
  readonly saved: SavedDraft | null;
  /** Of the draft that is gone over; 0: none. */
  readonly revision: number;
  /** The draft of a colleague, while it is to be decided which one stays. */
  readonly theirs: SavedDraft | null;
  readonly failure: Failure | null;
}

type DraftEvent =
  | { readonly type: "draft.typed"; readonly typed: TypedQuote }
  /** The answer is sent. */
  | { readonly type: "draft.ended" }
  /** After a colleague has saved another one: mine goes over it. */
  | { readonly type: "draft.kept" }
  /** Theirs is used, and mine is gone. */
  | { readonly type: "draft.taken" };

interface DraftTypes {
  readonly context: DraftContext;
  readonly events: DraftEvent;
  readonly emitted: { readonly type: "draft.replaced"; readonly content: TypedQuote };
}

interface DraftSource extends DeskFlowServices<"quotes" | "unsavedQuotes"> {
  readonly number: string;
  /** As the page read it. */
  readonly saved: SavedDraft | null;
  readonly page: QuotePageActor;
}

/** What was typed in this tab and is not saved; null where the draft of the server has it. */
const findUnsaved = ({ ports, number, saved }: DraftSource): UnsavedDraft | null => {
  const unsaved = ports.unsavedQuotes.load(number);
  return unsaved === null || isSameView(unsaved.content, saved?.content) ? null : unsaved;
};

/** What the form begins with: what this tab could not save before what the server has. */
export const findTyped = (source: DraftSource): TypedQuote | null =>
  findUnsaved(source)?.content ?? source.saved?.content ?? null;

const NOTHING: TypedQuote = { offers: [EMPTY_OFFER], followUpOn: null };

const createDraftSetup = (source: DraftSource) => {
  const { ports, requestActor, number, page } = source;
  const { quotes, unsavedQuotes } = ports;
  return setup({
    types: machineTypes<DraftTypes>(),
    actors: {
      save: requestActor(
        ({ typed, revision }: Pick<DraftContext, "typed" | "revision">, signal): ResultAsync<SavedDraft, Failure> =>
          quotes.saveDraft(number, { content: typed ?? NOTHING, revision }, signal).orTee((failure) => {
            if (isConflict(failure)) page.send({ type: "page.outdated" });
          }),
      ),
      read: requestActor((_: void, signal) => quotes.read(number, false, signal).map(({ draft }) => draft)),
    },
    delays: { pause: SAVE_AFTER_MS, again: AGAIN_AFTER_MS },
    guards: {
      isOther: ({ context: { saved }, event }) =>
        event.type === "draft.typed" && !isSameView(event.typed, saved?.content),
      isUnsaved: ({ context: { typed } }) => typed !== null,
    },
    actions: {
      type: assign(({ event }) => (event.type === "draft.typed" ? { typed: event.typed } : {})),
      keepHere: ({ context, event }) => {
        if (event.type === "draft.typed")
          unsavedQuotes.save(number, { content: event.typed, revision: context.revision });
      },
      adopt: assign((_, { saved }: { readonly saved: SavedDraft | null }) => ({
        saved,
        revision: saved?.revision ?? 0,
      })),
      adoptTheirs: assign(({ context: { theirs } }) => ({
        saved: theirs,
        revision: theirs?.revision ?? 0,
        theirs: null,
      })),
      forget: assign({ typed: null, failure: null }),
      dropHere: () => unsavedQuotes.save(number, null),
      replace: emit(({ context: { theirs } }) => ({
        type: "draft.replaced" as const,
        content: theirs?.content ?? NOTHING,
      })),
    },
  });
};

/**
 * Saves what is typed a moment after it was typed, one draft after the other, and again after a failure. What is not saved
 * stays in this tab. Where a colleague has saved another draft, nothing is saved until one of the two is chosen.
 */
export const createDraftFlow = (source: DraftSource) =>
  createDraftSetup(source).createMachine({
    id: "deskQuote.draft",
    context: {
      typed: findUnsaved(source)?.content ?? null,
      sending: null,
      saved: source.saved,
      revision: findUnsaved(source)?.revision ?? source.saved?.revision ?? 0,
      theirs: null,
      failure: null,
    },
    initial: "begun",
    on: { "draft.ended": { target: ".ended", actions: "dropHere" } },
    states: {
      begun: { always: [{ guard: "isUnsaved", target: "saving" }, { target: "saved" }] },
      saved: { on: { "draft.typed": { guard: "isOther", target: "typing", actions: ["type", "keepHere"] } } },
      typing: {
        on: { "draft.typed": { target: "typing", reenter: true, actions: ["type", "keepHere"] } },
        after: { pause: "saving" },
      },
      saving: {
        entry: assign(({ context: { typed } }) => ({ sending: typed, failure: null })),
        on: { "draft.typed": { actions: ["type", "keepHere"] } },
        invoke: {
          src: "save",
          input: ({ context: { typed, revision } }) => ({ typed, revision }),
          onDone: [
            {
              guard: (settled) => isOk(settled) && settled.context.typed !== settled.context.sending,
              target: "typing",
              actions: { type: "adopt", params: ({ event }) => ({ saved: readValue({ event }) }) },
            },
            {
              guard: isOk,
              target: "saved",
              actions: [
                { type: "adopt", params: ({ event }) => ({ saved: readValue({ event }) }) },
                "forget",
                "dropHere",
              ],
            },
            {
              guard: (settled) => isConflict(readFailure(settled)),
              target: "comparing",
              actions: assign({ failure: readFailure }),
            },
            { target: "failed", actions: assign({ failure: readFailure }) },
          ],
        },
      },
      failed: {
        on: { "draft.typed": { actions: ["type", "keepHere"] } },
        after: { again: "saving" },
      },
      comparing: {
        on: { "draft.typed": { actions: ["type", "keepHere"] } },
        invoke: {
          src: "read",
          onDone: [
            {
              guard: ({ context, event }) => isSameView(event.output.unwrapOr(null)?.content, context.typed),
              target: "saved",
              actions: [
                { type: "adopt", params: ({ event }) => ({ saved: readValue({ event }) }) },
                "forget",
                "dropHere",
              ],
            },
            { guard: isOk, target: "differing", actions: assign({ theirs: readValue }) },
            { target: "failed" },
          ],
        },
      },
      differing: {
        on: {
          "draft.typed": { actions: ["type", "keepHere"] },
          "draft.kept": { target: "saving", actions: "adoptTheirs" },
          "draft.taken": {
            target: "saved",
            actions: ["replace", "adoptTheirs", "forget", "dropHere"],
          },
        },
      },
      ended: { type: "final" },
    },
  });

type DraftFlow = ReturnType<typeof createDraftFlow>;
export type DraftActor = ActorRefFrom<DraftFlow>;

/** What a clerk sees of the draft. `settled`: it was sent, or declined by a colleague. */
export type DraftView =
  | { readonly kind: "none" | "saving" }
  | { readonly kind: "saved"; readonly draft: SavedDraft }
  | { readonly kind: "unsaved"; readonly failure: Failure | null }
  | { readonly kind: "differing"; readonly theirs: SavedDraft | null };

export const draftView = ({ value, context }: SnapshotFrom<DraftFlow>): DraftView => {
  switch (value) {
    case "differing":
      return { kind: "differing", theirs: context.theirs };
    case "failed":
    case "comparing":
      return { kind: "unsaved", failure: context.failure };
    case "typing":
    case "saving":
      return { kind: "saving" };
    case "begun":
    case "ended":
    case "saved":
      return context.saved === null ? { kind: "none" } : { kind: "saved", draft: context.saved };
  }
};
