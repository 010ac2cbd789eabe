import type { Failure } from "#ports/failure.ts";
import type { InboxDetails, InboxItem } from "../../ports/index.ts";
import type { InboxSnapshot } from "./machine.ts";
import type { InboxContext } from "./types.ts";

type ListView =
  | { readonly kind: "loading"; readonly isSlow: boolean }
  | { readonly kind: "failed"; readonly failure: Failure }
  | {
      readonly kind: "shown";
      readonly items: readonly InboxItem[];
      readonly hasMore: boolean;
      readonly isGrowing: boolean;
    };

type PreviewView =
  | { readonly kind: "none" | "loading" }
  | { readonly kind: "failed"; readonly failure: Failure }
  | { readonly kind: "shown"; readonly details: InboxDetails };

export interface InboxView
  extends Pick<
    InboxContext,
    "query" | "counts" | "isLost" | "selected" | "changeFailure" | "undoable" | "answered" | "late" | "waiting"
  > {
  readonly list: ListView;
  readonly preview: PreviewView;
  readonly isBusy: boolean;
  /** Counted from 1; null without a selection in the list. */
  readonly place: number | null;
}

const toList = (snapshot: InboxSnapshot): ListView => {
  const { failure, items, next } = snapshot.context;
  if (failure !== null) return { kind: "failed", failure };
  /* Former items stay until the next ones are there. */
  if (snapshot.hasTag("loading") && items.length === 0) return { kind: "loading", isSlow: snapshot.hasTag("slow") };
  return { kind: "shown", items, hasMore: next !== null, isGrowing: snapshot.hasTag("more") };
};

/* The list may have read a later revision of the item, with which it is changed. */
const toLatest = (details: InboxDetails, items: readonly InboxItem[]): InboxDetails => {
  const listed = items.find(({ id, revision }) => id === details.item.id && revision > details.item.revision);
  return listed === undefined ? details : { ...details, item: listed };
};

const toPreview = ({ context: { selected, details, detailsFailure, items } }: InboxSnapshot): PreviewView => {
  if (selected === null) return { kind: "none" };
  if (details?.item.id === selected) return { kind: "shown", details: toLatest(details, items) };
  return detailsFailure === null ? { kind: "loading" } : { kind: "failed", failure: detailsFailure };
};

/** What the inbox shows. */
export const inboxView = (snapshot: InboxSnapshot): InboxView => {
  const { query, counts, isLost, selected, changeFailure, undoable, answered, late, waiting, items } = snapshot.context;
  const index = items.findIndex(({ id }) => id === selected);
  return {
    query,
    counts,
    isLost,
    selected,
    changeFailure,
    undoable,
    answered,
    late,
    waiting,
    list: toList(snapshot),
    preview: toPreview(snapshot),
    isBusy: snapshot.hasTag("busy"),
    place: index < 0 ? null : index + 1,
  };
};
