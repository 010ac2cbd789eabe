import { okAsync, type ResultAsync } from "neverthrow";
import { fromCallback } from "xstate";
import type { Failure } from "#ports/failure.ts";
import type { DeskFlowServices } from "../../compose.ts";
import type { InboxDetails, InboxItem, InboxPage, InboxPort, InboxQuery } from "../../ports/index.ts";
import { appendPage } from "./selection.ts";
import { type InboxEvent, type ItemChange, NOTHING } from "./types.ts";

const PAGE = 40;
const MOST_AT_ONCE = 200;

interface Reading {
  readonly query: InboxQuery;
  /** At least so many, if there are: a list that is read again stays as long as it was. */
  readonly count: number;
  readonly isBackground: boolean;
}

const readList = (inbox: InboxPort, reading: Reading, signal: AbortSignal): ResultAsync<InboxPage, Failure> => {
  const { query, count, isBackground } = reading;
  const readOn = (shown: InboxPage, after: string | null): ResultAsync<InboxPage, Failure> => {
    const limit = Math.min(Math.max(count - shown.items.length, PAGE), MOST_AT_ONCE);
    return inbox.list(query, { after, limit, isBackground }, signal).andThen((page) => {
      const read = appendPage(shown.items, page);
      return read.next === null || read.items.length >= count
        ? okAsync<InboxPage, Failure>(read)
        : readOn(read, read.next);
    });
  };
  return readOn(NOTHING, null);
};

type SendingPorts = DeskFlowServices<"inbox" | "bookings">["ports"];

/* Null: the item is read again with the list. */
const sendChange = (
  { inbox, bookings }: SendingPorts,
  change: ItemChange,
  signal: AbortSignal,
): ResultAsync<InboxItem | null, Failure> => {
  switch (change.kind) {
    case "assign":
      return inbox.assign({ id: change.id, revision: change.revision, assignee: change.assignee }, signal);
    case "done":
      return inbox.markDone({ id: change.id, revision: change.revision }, signal);
    case "undo":
      return inbox.undo({ id: change.id, revision: change.revision }, signal);
    case "undo-answer":
      return bookings.change(change.number, { kind: "undo" }, signal).map(() => null);
  }
};

interface Describing {
  readonly id: string | null;
  readonly isBackground: boolean;
}

/** What the flow of the inbox invokes. */
export const createInboxActors = ({ ports, requestActor }: DeskFlowServices<"inbox" | "bookings">) => ({
  list: requestActor((reading: Reading, signal) => readList(ports.inbox, reading, signal)),
  more: requestActor(({ query, after }: { readonly query: InboxQuery; readonly after: string | null }, signal) =>
    after === null
      ? okAsync<InboxPage, Failure>(NOTHING)
      : ports.inbox.list(query, { after, limit: PAGE, isBackground: false }, signal),
  ),
  details: requestActor(
    ({ id, isBackground }: Describing, signal): ResultAsync<InboxDetails | null, Failure> =>
      id === null ? okAsync(null) : ports.inbox.describe(id, isBackground, signal),
  ),
  counts: requestActor((_: void, signal) => ports.inbox.count(true, signal)),
  change: requestActor(
    ({ change }: { readonly change: ItemChange | null }, signal): ResultAsync<InboxItem | null, Failure> =>
      change === null ? okAsync(null) : sendChange(ports, change, signal),
  ),
  news: fromCallback<InboxEvent>(({ sendBack }) => ports.inbox.follow((news) => sendBack({ type: `news.${news}` }))),
});
