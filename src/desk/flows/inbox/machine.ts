import { type ActorRefFrom, assign, emit, raise, type SnapshotFrom, setup } from "xstate";
import { UNDO_MS } from "#domain/inbox";
import { isOk, LOADING_STATES, machineTypes, readFailure, readValue, SKELETON_DELAY_MS } from "#flows/kit/request.ts";
import { isSameView } from "#flows/kit/same-view.ts";
import type { Failure } from "#ports/failure.ts";
import type { DeskFlowServices } from "../../compose.ts";
import type { InboxItem, InboxPage, InboxQuery } from "../../ports/index.ts";
import { createInboxActors } from "./actors.ts";
import { appendPage, keepSelection, leaveChanged, leaveItem, moveSelection } from "./selection.ts";
import { addWaiting, canWait, settleChange } from "./waiting.ts";
import { ALL_OPEN, type InboxContext, type InboxEvent, type InboxTypes, NOTHING } from "./types.ts";

/* News of a new connection come sooner, as a rule. */
const AGAIN_MS = 5_000;

const isAbsent = (failure: Failure | null): boolean => failure?.kind === "unreachable";

/* What the preview shows is not the selected item as the list has it. */
const isPreviewOutdated = ({ details, items, selected }: InboxContext): boolean => {
  const item = items.find(({ id }) => id === selected);
  if (details === null || details.item.id !== selected) return selected !== null;
  return item === undefined ? details.item.answeredAt === null : item.revision !== details.item.revision;
};

const showPage = (context: InboxContext, page: InboxPage | null): Partial<InboxContext> => {
  const { items, next } = page ?? NOTHING;
  return { items, next, ...leaveChanged(items, context), failure: null, isLost: false };
};

const showChanged = (context: InboxContext, item: InboxItem | null): Partial<InboxContext> => {
  /* An answer that was taken back: its item waits again, and is selected. */
  if (item === null) return { answered: null, selected: context.change?.id ?? context.selected };
  if (item.answeredAt !== null) return { ...leaveItem(context, item.id), undoable: item, answered: null };
  const items = context.items.map((one) => (one.id === item.id ? item : one));
  return { items, undoable: context.undoable?.id === item.id ? null : context.undoable };
};

const toLate = ({ item, answer }: Extract<InboxEvent, { readonly type: "item.settled" }>): Partial<InboxContext> => {
  if (answer.kind === "refused") return { late: { item, failure: answer.failure } };
  return answer.held === null
    ? { late: { item, failure: null } }
    : { late: null, answered: { item, held: answer.held }, undoable: null };
};

const createInboxSetup = (services: DeskFlowServices<"inbox" | "bookings">) =>
  setup({
    types: machineTypes<InboxTypes>(),
    actors: createInboxActors(services),
    delays: { skeletonDelay: SKELETON_DELAY_MS, undo: UNDO_MS, again: AGAIN_MS },
    guards: {
      isOutdated: ({ context }) => context.isOutdated,
      hasWaiting: ({ context }) => context.waiting.length > 0,
      waits: ({ context, event }) => event.type === "change.requested" && context.isLost && canWait(event.change),
      hasMore: ({ context }) => context.next !== null,
      isPreviewOutdated: ({ context }) => isPreviewOutdated(context),
    },
    actions: {
      askPreview: raise({ type: "preview.requested" }),
      askList: raise({ type: "list.outdated" }),
      askCounts: raise({ type: "counts.outdated" }),
      select: assign(({ context, event }) => {
        if (event.type === "item.selected") return keepSelection(context.items, { ...context, selected: event.id });
        return event.type === "selection.moved" ? moveSelection(context.items, context, event.by) : {};
      }),
      askWaiting: raise({ type: "changes.due" }),
      takeWaiting: assign(({ context: { waiting } }) => ({ change: waiting[0] ?? null })),
      settleChange: assign(({ context }, { failure }: { readonly failure: Failure | null }) =>
        settleChange(context, failure),
      ),
      keepWaiting: assign(({ context: { waiting, change } }) => ({
        waiting: addWaiting(waiting, change),
        change: null,
        isLost: true,
      })),
      noteOutdated: assign({ isOutdated: true }),
      show: assign(({ context }, { page }: { readonly page: InboxPage | null }) => showPage(context, page)),
      append: assign(({ context }, { page }: { readonly page: InboxPage | null }) =>
        page === null ? {} : appendPage(context.items, page),
      ),
      fail: assign((_, { failure }: { readonly failure: Failure | null }) => ({ failure })),
      /* What is shown stays, as it may be old. */
      noteLost: assign(({ context }, { failure }: { readonly failure: Failure | null }) => ({
        isLost: context.isLost || isAbsent(failure),
      })),
      showChanged: assign(({ context }, { item }: { readonly item: InboxItem | null }) => showChanged(context, item)),
      showLate: assign(({ event }) => (event.type === "item.settled" ? toLate(event) : {})),
      forgetDone: assign({ undoable: null }),
    },
  });

/**
 * The inbox of a clerk: a list that is read again whenever anybody has changed something, the selected item with its preview, the
 * numbers of the queues, and one change at a time. Without a connection what is shown stays, marked as old.
 */
export const createInboxFlow = (services: DeskFlowServices<"inbox" | "bookings">, query: InboxQuery = ALL_OPEN) =>
  createInboxSetup(services).createMachine({
    id: "deskInbox",
    context: {
      query,
      items: [],
      next: null,
      failure: null,
      counts: null,
      isLost: false,
      isOutdated: false,
      selected: null,
      position: 0,
      details: null,
      detailsFailure: null,
      change: null,
      waiting: [],
      changeFailure: null,
      undoable: null,
      changed: null,
      answered: null,
      late: null,
    },
    type: "parallel",
    invoke: { src: "news" },
    on: {
      "news.lost": { actions: assign({ isLost: true }) },
      "news.opened": { actions: ["askList", "askCounts", "askWaiting"] },
      "news.changed": { actions: ["askList", "askCounts"] },
      "item.answered": {
        actions: [assign({ changed: ({ event: { item, held } }) => ({ item, held }) }), "askList", "askCounts"],
      },
      "item.settled": { actions: ["showLate", "askList", "askCounts"] },
      "late.seen": { actions: assign({ late: null }) },
      "item.selected": { actions: ["select", "askPreview"] },
      "selection.moved": { actions: ["select", "askPreview"] },
    },
    states: {
      list: {
        initial: "loading",
        on: {
          "query.changed": {
            guard: ({ context, event }) => !isSameView(context.query, event.query),
            target: ".loading",
            reenter: true,
            actions: assign({ query: ({ event }) => event.query, selected: null, position: 0 }),
          },
          "list.requested": { target: ".loading", reenter: true },
        },
        states: {
          loading: {
            ...LOADING_STATES,
            tags: "loading",
            entry: assign({ failure: null, isOutdated: false }),
            invoke: {
              src: "list",
              input: ({ context: { query } }) => ({ query, count: 0, isBackground: false }),
              onDone: [
                {
                  guard: isOk,
                  target: "shown",
                  actions: [{ type: "show", params: ({ event }) => ({ page: readValue({ event }) }) }, "askPreview"],
                },
                {
                  target: "failed",
                  actions: { type: "fail", params: ({ event }) => ({ failure: readFailure({ event }) }) },
                },
              ],
            },
          },
          shown: {
            on: { "list.outdated": "refreshing", "more.requested": { guard: "hasMore", target: "growing" } },
            always: { guard: "isOutdated", target: "refreshing" },
          },
          growing: {
            tags: "more",
            on: { "list.outdated": { actions: "noteOutdated" } },
            invoke: {
              src: "more",
              input: ({ context: { query, next } }) => ({ query, after: next }),
              onDone: {
                target: "shown",
                actions: [
                  { type: "append", params: ({ event }) => ({ page: readValue({ event }) }) },
                  { type: "noteLost", params: ({ event }) => ({ failure: readFailure({ event }) }) },
                ],
              },
            },
          },
          refreshing: {
            entry: assign({ isOutdated: false }),
            on: { "list.outdated": { actions: "noteOutdated" } },
            invoke: {
              src: "list",
              input: ({ context: { query, items } }) => ({ query, count: items.length, isBackground: true }),
              onDone: [
                {
                  guard: isOk,
                  target: "shown",
                  actions: [{ type: "show", params: ({ event }) => ({ page: readValue({ event }) }) }, "askPreview"],
                },
                {
                  target: "shown",
                  actions: { type: "noteLost", params: ({ event }) => ({ failure: readFailure({ event }) }) },
                },
              ],
            },
          },
          failed: { on: { "news.opened": "loading" } },
        },
      },
      preview: {
        initial: "idle",
        states: {
          idle: {
            on: { "preview.requested": { guard: "isPreviewOutdated", target: "loading" } },
          },
          loading: {
            on: { "preview.requested": { guard: "isPreviewOutdated", target: "loading", reenter: true } },
            entry: assign({ detailsFailure: null }),
            invoke: {
              src: "details",
              input: ({ context: { selected, details } }) => ({
                id: selected,
                isBackground: details?.item.id === selected,
              }),
              onDone: [
                { guard: isOk, target: "idle", actions: assign({ details: readValue }) },
                { target: "idle", actions: assign({ detailsFailure: readFailure }) },
              ],
            },
          },
        },
      },
      counts: {
        initial: "loading",
        states: {
          idle: { on: { "counts.outdated": "loading" } },
          loading: {
            on: { "counts.outdated": { target: "loading", reenter: true } },
            invoke: {
              src: "counts",
              onDone: {
                target: "idle",
                actions: [
                  assign({ counts: ({ context, event }) => event.output.unwrapOr(context.counts) }),
                  emit({ type: "counts.read" }),
                ],
              },
            },
          },
        },
      },
      change: {
        initial: "idle",
        states: {
          idle: {
            after: { again: { guard: "hasWaiting", target: "sending", actions: "takeWaiting" } },
            on: {
              "change.requested": [
                {
                  guard: "waits",
                  target: "idle",
                  reenter: true,
                  actions: assign(({ context, event }) => ({
                    waiting: addWaiting(context.waiting, event.change),
                    changeFailure: null,
                  })),
                },
                {
                  target: "sending",
                  actions: assign({ change: ({ event }) => event.change, changeFailure: null }),
                },
              ],
              "changes.due": { guard: "hasWaiting", target: "sending", actions: "takeWaiting" },
            },
          },
          sending: {
            tags: "busy",
            invoke: {
              src: "change",
              input: ({ context: { change } }) => ({ change }),
              onDone: [
                {
                  guard: isOk,
                  target: "idle",
                  actions: [
                    { type: "showChanged", params: ({ event }) => ({ item: readValue({ event }) }) },
                    { type: "settleChange", params: { failure: null } },
                    raise({ type: "undo.offered" }),
                    "askList",
                    "askCounts",
                    "askPreview",
                    "askWaiting",
                  ],
                },
                {
                  guard: ({ context, event }) => canWait(context.change) && isAbsent(readFailure({ event })),
                  target: "idle",
                  actions: "keepWaiting",
                },
                {
                  target: "idle",
                  actions: [
                    { type: "settleChange", params: ({ event }) => ({ failure: readFailure({ event }) }) },
                    "askList",
                    "askPreview",
                    "askWaiting",
                  ],
                },
              ],
            },
          },
        },
      },
      undo: {
        initial: "closed",
        states: {
          closed: { on: { "undo.offered": "open" } },
          open: {
            on: { "undo.offered": { target: "open", reenter: true } },
            after: { undo: { target: "closed", actions: "forgetDone" } },
          },
        },
      },
    },
  });

type InboxFlow = ReturnType<typeof createInboxFlow>;
export type InboxActor = ActorRefFrom<InboxFlow>;
export type InboxSnapshot = SnapshotFrom<InboxFlow>;
