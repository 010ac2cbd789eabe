import type { Ports } from "#ports/index.ts";
import { createForm, type FormSource } from "./form.ts";
import { textDrafts } from "./stored-json.ts";

interface Comment {
  readonly comment: string;
}

/** What a conversation declares: a form with a comment, of which a decision can be a part. */
interface ConversationSource<Draft extends Comment, Sent, Field extends string>
  extends Pick<FormSource<Draft, Sent, Field>, "id" | "requestActor" | "first" | "validate" | "send" | "clearsAll"> {
  readonly ports: Pick<Ports, "drafts" | "ids">;
  /** The key of the drafts, and what the comment is about. */
  readonly draftKey: string;
  readonly about: string;
  /** Stores more than the comment. */
  readonly storeMore?: (draft: Draft) => void;
}

/**
 * Comments and decisions about a subject. What is typed survives a reload, is sent with one key until it was sent, and is emptied then.
 *
 * @example
 * createConversation<Comment, ListedQuote, "comment">({
 *   id: "quoteComment",
 *   requestActor,
 *   ports,
 *   draftKey: DRAFT_KEYS.quoteComment,
 *   about: number,
 *   first: { comment: "" },
 *   send: ({ comment }, signal, key) => quotes.comment({ id, text: comment.trim(), key }, signal),
 * });
 */
export const createConversation = <Draft extends Comment, Sent, Field extends string>({
  ports: { drafts, ids },
  draftKey,
  about,
  first,
  storeMore,
  ...source
}: ConversationSource<Draft, Sent, Field>) => {
  const texts = textDrafts(drafts, draftKey);
  return createForm<Draft, Sent, Field>({
    ...source,
    first: { ...first, comment: texts.load(about) },
    store: (draft) => {
      if (draft !== null) storeMore?.(draft);
      texts.save(about, draft?.comment ?? "");
    },
    nextKey: ids.next,
    settle: (draft) => ({ ...draft, comment: "" }),
    after: "open",
  });
};
