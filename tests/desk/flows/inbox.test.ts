import { errAsync, okAsync } from "neverthrow";
import { describe, expect, it, vi } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import { composeDesk } from "#desk/compose.ts";
import { finishAnswers } from "#desk/flows/inbox/late-answers.ts";
import { createInboxFlow } from "#desk/flows/inbox/machine.ts";
import { ALL_OPEN } from "#desk/flows/inbox/types.ts";
import { inboxView } from "#desk/flows/inbox/view.ts";
import type { BookingsPort, DeskPorts, InboxItem, InboxNews, InboxPort } from "#desk/ports/index.ts";
import { publicRequestActor } from "#flows/kit/request.ts";
import type { Failure } from "#ports/failure.ts";
import { settled } from "#tests/support/flows.ts";
import { OPEN_BOOKING } from "../support/booking.ts";

const item = (id: string, more: Partial<InboxItem> = {}): InboxItem => ({
  id,
  kind: "enquiry",
  number: null,
  values: {},
  link: null,
  lane: null,
  containers: [],
  carrier: null,
  vessel: null,
  voyage: null,
  departure: null,
  arrival: null,
  reference: null,
  customer: null,
  openedAt: "2026-11-23T05:00:00.000Z",
  dueAt: null,
  dueState: "in-time",
  assignee: null,
  isMarkable: true,
  answeredAt: null,
  answeredBy: null,
  newsAt: null,
  revision: 1,
  ...more,
});

const ABSENT: Failure = { kind: "unreachable", cause: "network" };
const CHANGED: Failure = {
  kind: "refused",
  reason: "conflict",
  message: "The item has changed. Jan Visser has it now.",
  fields: [],
};
const COUNTS = { total: 3, mine: 0, unassigned: 3, overdue: 0, dueToday: 0, kinds: [], people: [] };

/** The inbox over items that a test changes, as anybody could. */
const open = async (first: readonly InboxItem[], answers: Partial<InboxPort> = {}) => {
  let items = first;
  let report: (news: InboxNews) => void = () => undefined;
  const list = vi.fn<InboxPort["list"]>((_query, { after, limit }) => {
    const start = after === null ? 0 : items.findIndex(({ id }) => id === after) + 1;
    const page = items.slice(start, start + limit);
    return okAsync({ items: page, next: start + limit < items.length ? (page.at(-1)?.id ?? null) : null });
  });
  const describeItem = vi.fn<InboxPort["describe"]>((id) => {
    const found = [...items, ...first].find((one) => one.id === id) ?? item(id);
    return okAsync({ item: found, contact: null, history: [] });
  });
  const unused = () => errAsync(ABSENT);
  const inbox: InboxPort = {
    announce: () => okAsync<readonly string[], Failure>([]),
    list,
    describe: describeItem,
    count: () => okAsync(COUNTS),
    assign: ({ id, revision, assignee }) => okAsync(item(id, { assignee, revision: revision + 1 })),
    markDone: ({ id, revision }) =>
      okAsync(item(id, { revision: revision + 2, answeredAt: "2026-11-23T05:10:00.000Z", answeredBy: "Ravi Pillai" })),
    undo: ({ id, revision }) => okAsync(item(id, { revision: revision + 1 })),
    listPeople: unused,
    listFilters: unused,
    saveFilter: unused,
    deleteFilter: unused,
    readRules: unused,
    setRules: unused,
    follow: (listener) => {
      report = listener;
      return () => undefined;
    },
    ...answers,
  };
  const clock = new SimulatedClock();
  const undoAnswer = vi.fn<BookingsPort["change"]>().mockReturnValue(errAsync(ABSENT));
  const { bookings } = composeDesk("http://127.0.0.1").ports;
  const ports: Pick<DeskPorts, "inbox" | "bookings"> = { inbox, bookings: { ...bookings, change: undoAnswer } };
  const actor = createActor(createInboxFlow({ ports, requestActor: publicRequestActor }), { clock }).start();
  await settled();
  const view = () => inboxView(actor.getSnapshot());
  const ids = () => {
    const { list: shown } = view();
    return shown.kind === "shown" ? shown.items.map(({ id }) => id) : shown.kind;
  };
  return {
    actor,
    clock,
    list,
    describeItem,
    undoAnswer,
    view,
    ids,
    previewed: () => {
      const { preview } = view();
      return preview.kind === "shown" ? preview.details.item : preview.kind;
    },
    change: async (next: readonly InboxItem[], news: InboxNews = "changed") => {
      items = next;
      report(news);
      await settled();
    },
  };
};

const [A, B, C] = [item("a"), item("b"), item("c")];

describe("the list", () => {
  it("has the first item selected, with its preview", async () => {
    const { ids, view, previewed } = await open([A, B, C]);
    expect([ids(), view().selected, previewed(), view().counts]).toEqual([["a", "b", "c"], "a", A, COUNTS]);
  });

  it("is read again after news, in the background, and keeps the selection", async () => {
    const { actor, ids, view, list, change } = await open([A, B, C]);
    actor.send({ type: "item.selected", id: "b" });
    await change([item("new"), A, B, C]);
    expect([ids(), view().selected, view().place]).toEqual([["new", "a", "b", "c"], "b", 3]);
    expect(list.mock.lastCall?.[1].isBackground).toBe(true);
  });

  it("goes on after an answer of its own, which can be taken back while its mail is held", async () => {
    const { actor, view, undoAnswer, change } = await open([A, B, C]);
    const held = { number: "QTN-2026-000013", until: "2026-11-23T05:11:00.000Z" };
    actor.send({ type: "item.answered", item: A, held });
    /* A list that was read before the answer. */
    await change([A, B, C]);
    expect([view().selected, view().answered]).toEqual(["a", null]);
    await change([B, C]);
    expect([view().selected, view().answered]).toEqual(["b", { item: A, held }]);
    undoAnswer.mockReturnValue(okAsync(OPEN_BOOKING));
    actor.send({ type: "change.requested", change: { kind: "undo-answer", id: "a", number: held.number } });
    await change([A, B, C]);
    expect(undoAnswer.mock.lastCall?.slice(0, 2)).toEqual(["QTN-2026-000013", { kind: "undo" }]);
    expect([view().selected, view().place, view().answered]).toEqual(["a", 1, null]);
  });

  it("says what became of an answer to an item that is not selected any more, and keeps the selection", async () => {
    const { actor, view, change } = await open([A, B, C]);
    const held = { number: "QTN-2026-000013", until: "2026-11-23T05:11:00.000Z" };
    actor.send({ type: "item.selected", id: "c" });
    actor.send({ type: "item.settled", item: A, answer: { kind: "sent", held } });
    await change([B, C]);
    expect([view().selected, view().answered, view().late]).toEqual(["c", { item: A, held }, null]);
    actor.send({ type: "item.settled", item: B, answer: { kind: "refused", failure: CHANGED } });
    expect([view().selected, view().late]).toEqual(["c", { item: B, failure: CHANGED }]);
    actor.send({ type: "late.seen" });
    actor.send({ type: "item.settled", item: B, answer: { kind: "sent", held: null } });
    expect([view().selected, view().late]).toEqual(["c", { item: B, failure: null }]);
  });

  it("lets what a preview has sent finish when its screen is gone, and reports that only then", async () => {
    const { ports } = composeDesk("http://127.0.0.1");
    const signals: AbortSignal[] = [];
    const booking = { ...OPEN_BOOKING, undoUntil: "2026-11-23T05:11:00.000Z" };
    const change: BookingsPort["change"] = (_number, _change, signal) => {
      signals.push(signal);
      return okAsync(booking);
    };
    const report = vi.fn();
    const { bookings } = finishAnswers({ ...ports, bookings: { ...ports.bookings, change } }, report);
    const confirm = { kind: "confirm", bookingNumber: "MSL0048120", revision: 1 } as const;
    await bookings.change(booking.number, confirm, new AbortController().signal);
    expect(report).not.toHaveBeenCalled();
    const gone = new AbortController();
    const sent = bookings.change(booking.number, confirm, gone.signal);
    gone.abort();
    await sent;
    const held = { number: booking.number, until: "2026-11-23T05:11:00.000Z" };
    expect(report.mock.calls).toEqual([[{ kind: "sent", held }]]);
    expect(signals.map(({ aborted }) => aborted)).toEqual([false, false]);
  });

  it("keeps showing an item that somebody else has answered, and moves on from its place", async () => {
    const answered = item("b", { revision: 3, answeredAt: "2026-11-23T05:10:00.000Z", answeredBy: "Jan Visser" });
    const describeItem: InboxPort["describe"] = (id) =>
      okAsync({ item: id === "b" ? answered : item(id), contact: null, history: [] });
    const { actor, view, previewed, change } = await open([A, B, C], { describe: describeItem });
    actor.send({ type: "item.selected", id: "b" });
    await settled();
    await change([A, C]);
    expect([view().selected, view().place, previewed()]).toEqual(["b", null, answered]);
    actor.send({ type: "selection.moved", by: 1 });
    expect(view().selected).toBe("c");
  });

  it("stays as long as it was, in pages", async () => {
    const many = Array.from({ length: 100 }, (_, index) => item(`item ${index}`));
    const { actor, ids, list, change } = await open(many);
    expect(ids()).toHaveLength(40);
    actor.send({ type: "more.requested" });
    await settled();
    expect(ids()).toHaveLength(80);
    await change(many);
    expect(ids()).toHaveLength(80);
    expect(list.mock.lastCall?.[1].limit).toBe(80);
  });

  it("is filtered, and asks nothing for the same filter", async () => {
    const { actor, list } = await open([A]);
    actor.send({ type: "query.changed", query: { ...ALL_OPEN, kind: "booking" } });
    actor.send({ type: "query.changed", query: { ...ALL_OPEN, kind: "booking" } });
    await settled();
    expect(list).toHaveBeenCalledTimes(2);
  });

  it("fails with its reason, and is read on request", async () => {
    const failing = vi.fn<InboxPort["list"]>().mockReturnValueOnce(errAsync(ABSENT));
    failing.mockReturnValue(okAsync({ items: [A], next: null }));
    const { actor, ids, view } = await open([], { list: failing });
    expect(view().list).toEqual({ kind: "failed", failure: ABSENT });
    actor.send({ type: "list.requested" });
    await settled();
    expect(ids()).toEqual(["a"]);
  });

  it("stays without a connection, marked as old, and is read again afterwards", async () => {
    const { view, ids, change } = await open([A, B]);
    await change([A, B], "lost");
    expect([view().isLost, ids()]).toEqual([true, ["a", "b"]]);
    await change([B], "opened");
    expect([view().isLost, ids()]).toEqual([false, ["b"]]);
  });
});

describe("a change", () => {
  it("gives the item to a person", async () => {
    const { actor, view } = await open([A]);
    actor.send({
      type: "change.requested",
      change: { kind: "assign", id: "a", revision: 1, assignee: "Ravi Pillai" },
    });
    expect(view().isBusy).toBe(true);
    await settled();
    expect(view().isBusy).toBe(false);
  });

  it("that is refused shows what somebody else did, and the item as it is now", async () => {
    const { actor, view, describeItem } = await open([A], { assign: () => errAsync(CHANGED) });
    actor.send({ type: "change.requested", change: { kind: "assign", id: "a", revision: 1, assignee: null } });
    await settled();
    expect(view().changeFailure).toEqual(CHANGED);
    expect(describeItem).toHaveBeenCalled();
  });

  it("removes what is done, selects what follows, and can be taken back for 60 seconds", async () => {
    const { actor, clock, view, change } = await open([A, B, C]);
    actor.send({ type: "item.selected", id: "b" });
    actor.send({ type: "change.requested", change: { kind: "done", id: "b", revision: 1 } });
    await change([A, C]);
    expect([view().selected, view().undoable?.id]).toEqual(["c", "b"]);
    clock.increment(59_000);
    expect(view().undoable?.revision).toBe(3);
    actor.send({ type: "change.requested", change: { kind: "undo", id: "b", revision: 3 } });
    await change([A, B, C]);
    expect(view().undoable).toBeNull();
  });

  it("cannot be taken back after 60 seconds", async () => {
    const { actor, clock, view } = await open([A, B]);
    actor.send({ type: "change.requested", change: { kind: "done", id: "a", revision: 1 } });
    await settled();
    clock.increment(60_000);
    expect(view().undoable).toBeNull();
  });
});

describe("the selection", () => {
  it("moves with the list, and stops at its ends", async () => {
    const { actor, view } = await open([A, B, C]);
    const moved = [1, 1, 1, -1, -1, -1].map((by) => {
      actor.send({ type: "selection.moved", by: by === 1 ? 1 : -1 });
      return view().selected;
    });
    expect(moved).toEqual(["b", "c", "c", "b", "a", "a"]);
  });
});

describe("changes without a connection", () => {
  const answered = (id: string, revision: number) =>
    item(id, { revision: revision + 2, answeredAt: "2026-11-23T05:10:00.000Z", answeredBy: "Ravi Pillai" });

  it("wait with the revision that was seen, and are sent once after the connection is back", async () => {
    const assign = vi.fn<InboxPort["assign"]>(({ id, assignee }) => okAsync(item(id, { assignee, revision: 2 })));
    const markDone = vi.fn<InboxPort["markDone"]>(({ id, revision }) => okAsync(answered(id, revision)));
    const inbox = await open([A, B], { assign, markDone });
    await inbox.change([A, B], "lost");
    inbox.actor.send({
      type: "change.requested",
      change: { kind: "assign", id: "a", revision: 1, assignee: "Ravi Pillai" },
    });
    inbox.actor.send({ type: "change.requested", change: { kind: "done", id: "b", revision: 1 } });
    await settled();
    expect(inbox.view().waiting.map(({ id }) => id)).toEqual(["a", "b"]);
    expect(assign).not.toHaveBeenCalled();
    await inbox.change([A, B], "opened");
    await settled();
    expect(assign.mock.calls.map(([sent]) => sent)).toEqual([{ id: "a", revision: 1, assignee: "Ravi Pillai" }]);
    expect(markDone.mock.calls.map(([sent]) => sent)).toEqual([{ id: "b", revision: 1 }]);
    expect(inbox.view().waiting).toEqual([]);
  });

  it("wait also where the loss is only noticed by sending, and are tried again", async () => {
    const markDone = vi.fn<InboxPort["markDone"]>().mockReturnValueOnce(errAsync(ABSENT));
    markDone.mockReturnValue(okAsync(answered("a", 1)));
    const inbox = await open([A, B], { markDone });
    inbox.actor.send({ type: "change.requested", change: { kind: "done", id: "a", revision: 1 } });
    await settled();
    expect(inbox.view()).toMatchObject({ isLost: true, waiting: [{ id: "a" }], changeFailure: null });
    inbox.clock.increment(5_000);
    await settled();
    expect(markDone).toHaveBeenCalledTimes(2);
    expect(inbox.view().waiting).toEqual([]);
  });

  it("are shown with their item when somebody else was faster", async () => {
    const inbox = await open([A, B, C], { markDone: () => errAsync(CHANGED) });
    await inbox.change([A, B, C], "lost");
    inbox.actor.send({ type: "change.requested", change: { kind: "done", id: "c", revision: 1 } });
    await inbox.change([A, B, C], "opened");
    await settled();
    expect(inbox.view()).toMatchObject({ selected: "c", waiting: [], changeFailure: CHANGED });
  });

  it("count the last of two to one item", async () => {
    const assign = vi.fn<InboxPort["assign"]>(({ id, assignee }) => okAsync(item(id, { assignee, revision: 2 })));
    const inbox = await open([A], { assign });
    await inbox.change([A], "lost");
    for (const assignee of ["Ravi Pillai", "Jan Visser"])
      inbox.actor.send({ type: "change.requested", change: { kind: "assign", id: "a", revision: 1, assignee } });
    await inbox.change([A], "opened");
    await settled();
    expect(assign.mock.calls.map(([sent]) => sent.assignee)).toEqual(["Jan Visser"]);
  });
});
