import { okAsync, type ResultAsync } from "neverthrow";
import { type ActorRefFrom, assign, type SnapshotFrom, setup } from "xstate";
import { isOk, machineTypes, readFailure, readValue } from "#flows/kit/request.ts";
import { isSameView } from "#flows/kit/same-view.ts";
import type { Failure } from "#ports/failure.ts";
import type { DeskFlowServices } from "../compose.ts";
import type { NamedFile, QuoteAnswer, QuoteMail } from "../ports/index.ts";

const PRINT_AFTER_MS = 600;

/** What the customer would get. */
export type QuotePreview =
  | { readonly kind: "pdf"; readonly file: NamedFile }
  | { readonly kind: "mail"; readonly mail: QuoteMail };

export type PreviewKind = QuotePreview["kind"];

interface PreviewContext {
  readonly shows: PreviewKind;
  /** Null: something is missing in the form. */
  readonly answer: QuoteAnswer | null;
  /** The last one; it stays while the next one is made. */
  readonly preview: QuotePreview | null;
  readonly failure: Failure | null;
}

interface PreviewTypes {
  readonly context: PreviewContext;
  readonly events:
    | { readonly type: "answer.changed"; readonly answer: QuoteAnswer | null }
    | { readonly type: "kind.chosen"; readonly kind: PreviewKind };
}

const createPreviewSetup = ({ ports: { quotes }, requestActor }: DeskFlowServices<"quotes">, number: string) =>
  setup({
    types: machineTypes<PreviewTypes>(),
    actors: {
      make: requestActor(
        (
          { shows, answer }: Pick<PreviewContext, "shows" | "answer">,
          signal,
        ): ResultAsync<QuotePreview | null, Failure> => {
          if (answer === null) return okAsync(null);
          return shows === "pdf"
            ? quotes.printDraft(number, answer, signal).map((file) => ({ kind: "pdf", file }))
            : quotes.previewMail(number, answer, signal).map((mail) => ({ kind: "mail", mail }));
        },
      ),
    },
    delays: { pause: PRINT_AFTER_MS },
    guards: {
      isChanged: ({ context, event }) => event.type === "answer.changed" && !isSameView(event.answer, context.answer),
      isOther: ({ context, event }) => event.type === "kind.chosen" && event.kind !== context.shows,
    },
  });

/** The document or the mail of an answer that is typed, made again a moment after each change. */
export const createPreviewFlow = (services: DeskFlowServices<"quotes">, number: string) =>
  createPreviewSetup(services, number).createMachine({
    id: "deskQuote.preview",
    context: { shows: "pdf", answer: null, preview: null, failure: null },
    initial: "shown",
    on: {
      "answer.changed": {
        guard: "isChanged",
        target: ".waiting",
        actions: assign(({ event }) => ({ answer: event.answer })),
      },
      "kind.chosen": {
        guard: "isOther",
        target: ".making",
        actions: assign(({ event }) => ({ shows: event.kind, preview: null })),
      },
    },
    states: {
      shown: {},
      waiting: { after: { pause: "making" } },
      making: {
        invoke: {
          src: "make",
          input: ({ context: { shows, answer } }) => ({ shows, answer }),
          onDone: [
            { guard: isOk, target: "shown", actions: assign({ preview: readValue, failure: null }) },
            { target: "shown", actions: assign({ failure: readFailure }) },
          ],
        },
      },
    },
  });

type PreviewFlow = ReturnType<typeof createPreviewFlow>;
export type PreviewActor = ActorRefFrom<PreviewFlow>;

export const previewView = ({ value, context }: SnapshotFrom<PreviewFlow>) => ({
  ...context,
  isMaking: value !== "shown",
});
