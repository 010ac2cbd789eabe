import type { LoadingTag } from "#flows/kit/request.ts";
import type { Failure } from "#ports/failure.ts";
import type { InboxCounts, InboxDetails, InboxItem, InboxPage, InboxQuery } from "../../ports/index.ts";

/** What a clerk does with the selected item, or with the one that was just done. */
export type ItemChange =
  | { readonly kind: "assign"; readonly id: string; readonly revision: number; readonly assignee: string | null }
  | { readonly kind: "done" | "undo"; readonly id: string; readonly revision: number }
  /** Takes back the answer to a booking that has left the list. */
  | { readonly kind: "undo-answer"; readonly id: string; readonly number: string };

/** An answer to a booking that can be taken back until a moment (RFC 3339). */
export interface HeldAnswer {
  readonly number: string;
  readonly until: string;
}

/** What became of something that a preview had sent and that was settled when another item was shown. */
export type LateAnswer =
  | { readonly kind: "sent"; readonly held: HeldAnswer | null }
  | { readonly kind: "refused"; readonly failure: Failure };

export interface InboxContext {
  readonly query: InboxQuery;
  readonly items: readonly InboxItem[];
  /** Of the next page; null: there is none. */
  readonly next: string | null;
  readonly failure: Failure | null;
  readonly counts: InboxCounts | null;
  /** Without news: what is shown may be old. */
  readonly isLost: boolean;
  /** News came while the list was read. */
  readonly isOutdated: boolean;
  readonly selected: string | null;
  /** Where the selected item is, or was before it left the list. */
  readonly position: number;
  readonly details: InboxDetails | null;
  readonly detailsFailure: Failure | null;
  readonly change: ItemChange | null;
  /** Changes without a connection, in their order; sent once it is back. */
  readonly waiting: readonly ItemChange[];
  readonly changeFailure: Failure | null;
  /** The item that this clerk has answered and that may leave the list with it, and how the answer is taken back. */
  readonly changed: { readonly item: InboxItem; readonly held: HeldAnswer | null } | null;
  /** The answered item that has left the list, while its mail is held. */
  readonly answered: { readonly item: InboxItem; readonly held: HeldAnswer } | null;
  /** What became of an answer to an item that was not selected any more. */
  readonly late: { readonly item: InboxItem; readonly failure: Failure | null } | null;
  /** The item that was done within the last 60 seconds. */
  readonly undoable: InboxItem | null;
}

export type InboxEvent =
  | { readonly type: "query.changed"; readonly query: InboxQuery }
  | { readonly type: "list.requested" }
  /** Reads the list again in the background. */
  | { readonly type: "list.outdated" }
  | { readonly type: "more.requested" }
  | { readonly type: "item.selected"; readonly id: string }
  | { readonly type: "selection.moved"; readonly by: 1 | -1 }
  /** This clerk has answered the item by what its preview offers. */
  | { readonly type: "item.answered"; readonly item: InboxItem; readonly held: HeldAnswer | null }
  /** An answer of this clerk was settled while another item was selected. */
  | { readonly type: "item.settled"; readonly item: InboxItem; readonly answer: LateAnswer }
  | { readonly type: "late.seen" }
  | { readonly type: "preview.requested" }
  | { readonly type: "counts.outdated" }
  | { readonly type: "change.requested"; readonly change: ItemChange }
  | { readonly type: "changes.due" }
  | { readonly type: "undo.offered" }
  | { readonly type: "news.opened" | "news.changed" | "news.lost" };

export interface InboxTypes {
  readonly context: InboxContext;
  readonly events: InboxEvent;
  readonly emitted: { readonly type: "counts.read" };
  readonly tags: LoadingTag | "busy" | "more";
}

export const ALL_OPEN: InboxQuery = {
  kind: null,
  assignee: null,
  person: null,
  due: null,
  search: null,
  order: "oldest",
};

export const NOTHING: InboxPage = { items: [], next: null };
