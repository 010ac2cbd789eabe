import type { DeskRequest, QuoteSearch } from "#domain/quotes";
import { DRAFT_KEYS } from "../draft-keys.ts";
import { createForm } from "../kit/form.ts";
import { textDrafts } from "../kit/stored-json.ts";
import type { FlowServices } from "../kit/request.ts";

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
  const texts = textDrafts(drafts, DRAFT_KEYS.deskRequest);
  return createForm<DeskDraft, DeskRequest>({
    id: "deskRequest",
    requestActor,
    first: { commodity: texts.load("commodity"), note: texts.load("note") },
    store: (draft) => {
      texts.save("commodity", draft?.commodity ?? "");
      texts.save("note", draft?.note ?? "");
    },
    send: (draft, signal) =>
      quotes.request({ search, commodity: stated(draft.commodity), note: stated(draft.note) }, signal),
    after: "sent",
  });
};
