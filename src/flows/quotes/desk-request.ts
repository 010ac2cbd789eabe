import { assign, type SnapshotFrom, setup } from "xstate";
import type { DeskRequest, QuoteSearch } from "#domain/quotes";
import type { Failure } from "#ports/failure.ts";
import type { NewDeskRequest } from "#ports/quotes.ts";
import { formatDrafts, parseDrafts } from "../documents/comment-draft.ts";
import { DESK_REQUEST_KEY } from "../draft-keys.ts";
import { type FlowServices, isOk, machineTypes, missingActor, provide, readFailure, readValue } from "../request.ts";

interface DeskContext {
  readonly search: QuoteSearch;
  readonly commodity: string;
  readonly note: string;
  readonly failure: Failure | null;
  readonly sent: DeskRequest | null;
}

interface DeskTypes {
  readonly context: DeskContext;
  readonly input: Pick<DeskContext, "search" | "commodity" | "note">;
  readonly events:
    | { readonly type: "commodity.typed"; readonly text: string }
    | { readonly type: "note.typed"; readonly text: string }
    | { readonly type: "request.submitted" };
}

const stated = (typed: string): string | null => (typed.trim() === "" ? null : typed.trim());

const deskRequestMachine = setup({
  types: machineTypes<DeskTypes>(),
  actors: { sendRequest: missingActor<DeskRequest, NewDeskRequest>("sendRequest") },
  actions: { saveDraft: () => undefined, removeDraft: () => undefined },
}).createMachine({
  id: "deskRequest",
  context: ({ input }) => ({ ...input, failure: null, sent: null }),
  initial: "editing",
  states: {
    editing: {
      on: {
        "commodity.typed": { actions: [assign({ commodity: ({ event }) => event.text }), "saveDraft"] },
        "note.typed": { actions: [assign({ note: ({ event }) => event.text }), "saveDraft"] },
        "request.submitted": "sending",
      },
    },
    sending: {
      entry: assign({ failure: null }),
      invoke: {
        src: "sendRequest",
        input: ({ context: { search, commodity, note } }) => ({
          search,
          commodity: stated(commodity),
          note: stated(note),
        }),
        onDone: [
          { guard: isOk, target: "sent", actions: [assign({ sent: readValue }), "removeDraft"] },
          { target: "editing", actions: assign({ failure: readFailure }) },
        ],
      },
    },
    sent: {},
  },
});

/** Sends a search to the desk, once. */
export const deskRequestFlow = (
  { requestActor, ports: { quotes, drafts } }: FlowServices<"quotes" | "drafts">,
  search: QuoteSearch,
) => {
  const stored = parseDrafts(drafts.load(DESK_REQUEST_KEY));
  const machine = deskRequestMachine.provide({
    actions: {
      saveDraft: ({ context: { commodity, note } }) => {
        const text = formatDrafts(parseDrafts(formatDrafts({}, "commodity", commodity)), "note", note);
        if (text === null) drafts.remove(DESK_REQUEST_KEY);
        else drafts.save(DESK_REQUEST_KEY, text);
      },
      removeDraft: () => drafts.remove(DESK_REQUEST_KEY),
    },
  });
  return {
    machine: provide(machine, {
      actors: { sendRequest: requestActor((request: NewDeskRequest, signal) => quotes.request(request, signal)) },
    }),
    input: { search, commodity: stored["commodity"] ?? "", note: stored["note"] ?? "" },
  };
};

export type DeskRequestView = Pick<DeskContext, "commodity" | "note" | "failure" | "sent"> & {
  readonly isSending: boolean;
};

export const deskRequestView = (snapshot: SnapshotFrom<typeof deskRequestMachine>): DeskRequestView => {
  const { commodity, note, failure, sent } = snapshot.context;
  return { commodity, note, failure, sent, isSending: snapshot.matches("sending") };
};
