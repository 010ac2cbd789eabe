import { errAsync, okAsync } from "neverthrow";
import { describe, expect, it, vi } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import { createMemoryPorts } from "#adapters/memory/index.ts";
import { STANDARD_LEAD_TIMES } from "#domain/deadlines";
import { bookingPageFlow } from "#flows/deadlines/machine.ts";
import type { BookingPageNotice } from "#flows/deadlines/types.ts";
import { bookingPageView } from "#flows/deadlines/view.ts";
import { startAppServices } from "#flows/services.ts";
import type { DeadlinesPort, NamedFile } from "#ports/api.ts";
import type { Failure } from "#ports/failure.ts";
import { portsWith, settled } from "../../support/flows.ts";

const CLOCK = {
  now: () => "2026-11-20T08:15:00.000Z",
  today: () => "2026-11-20",
  timeZone: () => "Asia/Kolkata",
  synchronise: () => undefined,
};
const OFFLINE: Failure = { kind: "unreachable", cause: "network" };
const NOT_FOUND: Failure = { kind: "refused", reason: "not-found", message: "", fields: [] };

const open = async (given: Partial<DeadlinesPort> = {}, clock: { now: () => string } = CLOCK) => {
  const saved: NamedFile[] = [];
  const deadlines = { ...createMemoryPorts(CLOCK).deadlines, ...given };
  const ports = portsWith({
    deadlines,
    clock: { ...CLOCK, ...clock },
    documents: { save: (file) => void saved.push(file) },
  });
  const texts: string[] = [];
  const { machine, input } = bookingPageFlow(startAppServices(ports), "QTN-2026-000001", {
    url: "https://portal.example/rate/quote/QTN-2026-000001",
    host: "www.keelson.example",
    toBlob: (text) => {
      texts.push(text);
      return new Blob([text]);
    },
  });
  const simulated = new SimulatedClock();
  const actor = createActor(machine, { input, clock: simulated });
  const notices: BookingPageNotice["type"][] = [];
  actor.on("*", ({ type }) => notices.push(type));
  actor.start();
  await settled();
  const shown = () => {
    const view = bookingPageView(actor.getSnapshot());
    if (view.kind !== "shown") throw new Error(view.kind);
    return view;
  };
  return { actor, shown, saved, texts, notices, simulated, view: () => bookingPageView(actor.getSnapshot()) };
};

describe("the page of a booking", () => {
  it("has its deadlines, those before the sailing done and the empty return next", async () => {
    const { shown } = await open();
    const { deadlines, next, page } = shown();
    expect(page.details.quotation.bookingId).toBe("KLB-2026-000001");
    expect(deadlines.filter(({ state }) => state === "done")).toHaveLength(8);
    expect([next?.task, next?.latest?.local]).toEqual(["empty-return", "2026-12-12"]);
  });

  it("is not found for an unknown number, and loaded again after a failure", async () => {
    expect((await open({ booking: () => errAsync(NOT_FOUND) })).view()).toEqual({ kind: "not-found" });
    const booking = vi
      .fn<DeadlinesPort["booking"]>()
      .mockReturnValueOnce(errAsync(OFFLINE))
      .mockImplementation(createMemoryPorts(CLOCK).deadlines.booking);
    const { actor, view } = await open({ booking });
    expect(view()).toEqual({ kind: "failed", failure: OFFLINE });
    actor.send({ type: "booking.retried" });
    await settled();
    expect(view().kind).toBe("shown");
  });

  it("reads the clock every minute", async () => {
    let now = CLOCK.now();
    const { shown, simulated } = await open({}, { now: () => now });
    const before = shown().now;
    now = "2026-11-20T08:16:00.000Z";
    simulated.increment(60_000);
    await settled();
    expect(shown().now).toBe(before + 1);
  });
});

describe("a deadline", () => {
  const findDone = (deadlines: readonly { readonly task: string; readonly isMarked?: boolean }[]) =>
    deadlines.filter(({ isMarked }) => isMarked === true).map(({ task }) => task);

  it("is marked as done and reopened", async () => {
    const { actor, shown, notices } = await open();
    actor.send({ type: "deadline.marked", task: "empty-return", isDone: true });
    expect(shown().marking).toBe("empty-return");
    await settled();
    expect([shown().marking, shown().next?.task, findDone(shown().deadlines)]).toEqual([
      null,
      undefined,
      ["empty-return"],
    ]);
    actor.send({ type: "deadline.marked", task: "empty-return", isDone: false });
    await settled();
    expect([shown().next?.task, findDone(shown().deadlines), notices]).toEqual(["empty-return", [], []]);
  });

  it("stays as it is if it could not be marked", async () => {
    const { actor, shown, notices } = await open({ mark: () => errAsync(OFFLINE) });
    actor.send({ type: "deadline.marked", task: "empty-return", isDone: true });
    await settled();
    expect([shown().next?.task, notices]).toEqual(["empty-return", ["mark.failed"]]);
  });
});

describe("lead times", () => {
  const leadTimes = { ...STANDARD_LEAD_TIMES, trucking: 10 };

  it("are saved for the origin and raise the revision", async () => {
    const { actor, shown, notices } = await open();
    actor.send({ type: "leadTimes.opened" });
    expect(shown().leadTimes).toEqual({ isOpen: true, isSaving: false, failure: null });
    actor.send({ type: "leadTimes.submitted", leadTimes });
    expect(shown().leadTimes.isSaving).toBe(true);
    await settled();
    expect(shown().leadTimes.isOpen).toBe(false);
    expect([shown().page.details.leadTimes, shown().page.details.revision]).toEqual([leadTimes, 2]);
    expect(notices).toEqual(["leadTimes.saved"]);
  });

  it("stay open if they could not be saved", async () => {
    const { actor, shown } = await open({ saveLeadTimes: () => errAsync(OFFLINE) });
    actor.send({ type: "leadTimes.opened" });
    actor.send({ type: "leadTimes.submitted", leadTimes });
    await settled();
    expect(shown().leadTimes).toEqual({ isOpen: true, isSaving: false, failure: OFFLINE });
    actor.send({ type: "leadTimes.closed" });
    actor.send({ type: "leadTimes.opened" });
    expect(shown().leadTimes.failure).toBeNull();
  });
});

describe("the calendar", () => {
  it("is saved as a file with the open deadlines", async () => {
    const { actor, saved, texts } = await open();
    actor.send({ type: "calendar.saved" });
    expect(saved.map(({ name }) => name)).toEqual(["KLB-2026-000001.ics"]);
    expect(texts[0]).toContain("UID:sample-1-delivery-empty-return@www.keelson.example");
  });

  it("has a link that is shown once, replaced and ended", async () => {
    const { actor, shown, notices } = await open();
    actor.send({ type: "feed.opened" });
    await settled();
    expect(shown().feed).toEqual({ kind: "open", feed: null, failure: null });
    actor.send({ type: "feed.created" });
    await settled();
    expect(shown().feed.feed?.link).toBe("https://portal.example/api/calendar/sample");
    actor.send({ type: "feed.closed" });
    actor.send({ type: "feed.opened" });
    await settled();
    expect(shown().feed.feed).toEqual({ createdAt: "2026-11-20T08:15:00.000Z", link: null });
    actor.send({ type: "feed.ended" });
    await settled();
    expect([shown().feed.kind, notices]).toEqual(["closed", ["feed.ended"]]);
  });

  it("names what failed", async () => {
    const { actor, shown } = await open({
      calendarFeed: () => okAsync(null),
      createCalendarFeed: () => errAsync(OFFLINE),
    });
    actor.send({ type: "feed.opened" });
    await settled();
    actor.send({ type: "feed.created" });
    await settled();
    expect(shown().feed).toEqual({ kind: "open", feed: null, failure: OFFLINE });
  });
});
