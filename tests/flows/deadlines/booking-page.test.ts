import { errAsync } from "neverthrow";
import { describe, expect, it } from "vitest";
import { createActor, waitFor } from "xstate";
import { createMemoryPorts } from "#composition/in-memory.ts";
import { STANDARD_LEAD_TIMES } from "#domain/deadlines";
import { bookingPageFlow } from "#flows/deadlines/booking-page.ts";
import { bookingPageView } from "#flows/deadlines/view.ts";
import { startAppServices } from "#flows/services.ts";
import type { DeadlinesPort, NamedFile } from "#ports/api.ts";
import type { Failure } from "#ports/failure.ts";
import { portsWith } from "../../support/flows.ts";

const CLOCK = {
  now: () => "2026-11-20T08:15:00.000Z",
  today: () => "2026-11-20",
  timeZone: () => "Asia/Kolkata",
  synchronise: () => undefined,
};
const NOT_FOUND: Failure = { kind: "refused", reason: "not-found", message: "", fields: [] };

const open = async (given: Partial<DeadlinesPort> = {}) => {
  const saved: NamedFile[] = [];
  const deadlines = { ...createMemoryPorts(CLOCK).deadlines, ...given };
  const ports = portsWith({
    deadlines,
    clock: CLOCK,
    documents: { save: (file) => void saved.push(file) },
  });
  const texts: string[] = [];
  const flow = bookingPageFlow(startAppServices(ports), "QTN-2026-000123", {
    url: "https://portal.example/rate/quote/QTN-2026-000123",
    host: "www.keelson.example",
    toBlob: (text) => {
      texts.push(text);
      return new Blob([text]);
    },
  });
  const actor = createActor(flow.machine).start();
  await waitFor(actor, (snapshot) => !snapshot.hasTag("loading"));
  const view = () => bookingPageView(actor.getSnapshot(), CLOCK.now());
  const shown = () => {
    const now = view();
    if (now.kind !== "shown") throw new Error(now.kind);
    return now;
  };
  return { actor, flow, shown, saved, texts, view };
};

describe("the page of a booking", () => {
  it("has its deadlines, the booking done and the empty pick-up next", async () => {
    const { shown } = await open();
    const { deadlines, next, page } = shown();
    expect(page.details.quotation.bookingId).toBe("KLB-2026-000123");
    expect(deadlines.filter(({ state }) => state === "done").map(({ task }) => task)).toEqual(["booking"]);
    expect([next?.task, next?.latest?.local]).toEqual(["empty-pick-up", "2026-11-22T22:00"]);
  });

  it("is not found for an unknown number", async () => {
    expect((await open({ booking: () => errAsync(NOT_FOUND) })).view()).toEqual({ kind: "not-found" });
  });

  it("is shown as of a moment", async () => {
    const { actor, shown } = await open();
    const later = bookingPageView(actor.getSnapshot(), "2026-11-20T08:16:00.000Z");
    expect(later).toMatchObject({ kind: "shown", now: shown().now + 1 });
  });
});

describe("a deadline", () => {
  const findDone = (deadlines: readonly { readonly task: string; readonly isMarked?: boolean }[]) =>
    deadlines.filter(({ isMarked }) => isMarked === true).map(({ task }) => task);

  it("is marked as done and reopened", async () => {
    const { actor, shown } = await open();
    const changed = () => waitFor(actor, (snapshot) => snapshot.matches({ change: "idle", page: "shown" }));
    actor.send({ type: "change.requested", change: { task: "empty-pick-up", isDone: true } });
    expect(shown().marking).toBe("empty-pick-up");
    await changed();
    expect([shown().marking, shown().next?.task, findDone(shown().deadlines)]).toEqual([
      null,
      "stuffing",
      ["empty-pick-up"],
    ]);
    actor.send({ type: "change.requested", change: { task: "empty-pick-up", isDone: false } });
    await changed();
    expect([shown().next?.task, findDone(shown().deadlines)]).toEqual(["empty-pick-up", []]);
  });
});

it("shows lead times that were saved, and raises the revision", async () => {
  const leadTimes = { ...STANDARD_LEAD_TIMES, trucking: 10 };
  const { actor, flow, shown } = await open();
  const value = flow.withLeadTimes(shown().page, { origin: "INNSA", name: "Nhava Sheva", leadTimes });
  actor.send({ type: "page.updated", value });
  expect([shown().page.details.leadTimes, shown().page.details.revision]).toEqual([leadTimes, 4]);
});

it("saves a calendar file with the open deadlines", async () => {
  const { flow, saved, shown, texts } = await open();
  flow.saveCalendar(shown().page, "year-month-day");
  expect(saved.map(({ name }) => name)).toEqual(["KLB-2026-000123.ics"]);
  expect(texts[0]).toContain("UID:6f1f9a52-premises-empty-pick-up@www.keelson.example");
  expect(texts[0]).toContain("Cut-off: Tue 2026-11-24");
});
