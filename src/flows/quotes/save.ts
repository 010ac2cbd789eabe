import type { QuoteSearch } from "#domain/quotes";
import type { ListedQuote } from "#ports/quotes.ts";
import { DRAFT_KEYS } from "../draft-keys.ts";
import { refusedFields } from "../kit/failure.ts";
import { createForm, type FormView } from "../kit/form.ts";
import type { FlowServices } from "../kit/request.ts";
import { parseFields, storeJson, withStoredTexts } from "../kit/stored-json.ts";
import {
  EMPTY_QUOTE_DRAFT,
  findDraftProblems,
  type QuoteDraft,
  type QuoteField,
  toCustomer,
  toIncoterm,
  toNote,
} from "./draft.ts";

export type SaveQuoteView = FormView<QuoteDraft, ListedQuote, QuoteField>;

/** The form that saves offers as a quote; it proposes the shipper's own company. What is typed survives a reload. */
export const saveQuoteFlow = (
  { requestActor, ports: { account, quotes, drafts, ids } }: FlowServices<"account" | "quotes" | "drafts" | "ids">,
  { offerIds, search }: { readonly offerIds: readonly string[]; readonly search: QuoteSearch },
) =>
  createForm<QuoteDraft, ListedQuote, QuoteField>({
    id: "saveQuote",
    requestActor,
    first: EMPTY_QUOTE_DRAFT,
    stored: withStoredTexts(EMPTY_QUOTE_DRAFT, parseFields(drafts.load(DRAFT_KEYS.quote))),
    store: storeJson(drafts, DRAFT_KEYS.quote),
    propose: (signal) => account.load(signal).map(({ companyName }) => ({ companyName: companyName ?? "" })),
    validate: findDraftProblems,
    nextKey: ids.next,
    send: (draft, signal, key) =>
      quotes.create(
        {
          offerIds,
          search,
          key,
          customer: toCustomer(draft),
          incoterm: toIncoterm(draft),
          validTill: draft.validTill === "" ? null : draft.validTill,
          note: toNote(draft),
        },
        signal,
      ),
    toProblems: refusedFields(["validTill"]),
    clearsAll: true,
    after: "sent",
  });
