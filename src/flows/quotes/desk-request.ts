import type { DeskRequest, QuoteSearch } from "#domain/quotes";
import { formatDrafts, parseDrafts } from "../documents/comment-draft.ts";
import { DESK_REQUEST_KEY } from "../draft-keys.ts";
import { createForm } from "../kit/form.ts";
import type { FlowServices } from "../request.ts";

interface DeskDraft {
  readonly commodity: string;
  readonly note: string;
}

const stated = (typed: string): string | null => (typed.trim() === "" ? null : typed.trim());

/** Sends a search to the desk, once. */
export const deskRequestFlow = (
  { requestActor, ports: { quotes, drafts } }: FlowServices<"quotes" | "drafts">,
  search: QuoteSearch,
) => {
  const { commodity = "", note = "" } = parseDrafts(drafts.load(DESK_REQUEST_KEY));
  return createForm<DeskDraft, DeskRequest>({
    id: "deskRequest",
    requestActor,
    first: { commodity, note },
    store: (draft) => {
      const text =
        draft === null
          ? null
          : formatDrafts(parseDrafts(formatDrafts({}, "commodity", draft.commodity)), "note", draft.note);
      if (text === null) drafts.remove(DESK_REQUEST_KEY);
      else drafts.save(DESK_REQUEST_KEY, text);
    },
    send: (draft, signal) =>
      quotes.request({ search, commodity: stated(draft.commodity), note: stated(draft.note) }, signal),
    after: "sent",
  });
};
