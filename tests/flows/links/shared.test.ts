import { errAsync, okAsync } from "neverthrow";
import { describe, expect, it, vi } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import { sharedBookingFlow, sharedBookingView } from "#flows/links/shared.ts";
import type { NamedFile } from "#ports/api.ts";
import type { Failure } from "#ports/failure.ts";
import type { LinksPort, OpenedLink } from "#ports/links.ts";
import { portsWith, settled } from "#tests/support/flows.ts";

const FILE = { fileName: "KLB-2026-000123.pdf", link: "/api/shared/token/files/0" };
const OPENED: OpenedLink = {
  booking: {
    status: "booked",
    carrier: "Norrvik Line",
    bookingId: null,
    reference: null,
    shipment: null,
    containerNumbers: [],
    stops: [],
    legs: [],
    deadlines: [
      {
        task: "vgm",
        stop: "loading",
        place: { name: "Nhava Sheva", code: "INNSA", timeZone: "Asia/Kolkata" },
        responsible: "shipper",
        latest: { local: "2026-11-24T09:00", utc: 29_926_290 },
        cutOff: null,
        basis: null,
        done: 0,
        of: 2,
        doneAt: null,
      },
    ],
    price: null,
    exchange: null,
    documents: ["KLB-2026-000123.pdf"],
  },
  files: [FILE],
  expiresAt: "2026-12-20T08:15:00.000Z",
};
describe("a shared page that is left open", () => {
  it("shows that the time of a deadline has passed", async () => {
    const [deadline] = OPENED.booking.deadlines ?? [];
    const moment = { now: "2026-11-25T03:30:59.000Z" };
    const open = vi.fn<LinksPort["open"]>(() => okAsync(OPENED));
    const bare = portsWith({});
    const ports = { ...bare, links: { ...bare.links, open }, clock: { ...bare.clock, now: () => moment.now } };
    const clock = new SimulatedClock();
    const actor = createActor(sharedBookingFlow({ ports }, "token"), { clock }).start();
    await settled();
    expect(sharedBookingView(actor.getSnapshot())).toMatchObject({ deadlines: [{ ...deadline, state: "next" }] });
    moment.now = "2026-11-25T03:31:00.000Z";
    clock.increment(1_000);
    await settled();
    expect(sharedBookingView(actor.getSnapshot())).toMatchObject({ deadlines: [{ ...deadline, state: "overdue" }] });
    expect(open).toHaveBeenCalledTimes(2);
  });
});

const refused = (reason: "not-found" | "bad-request"): Failure => ({
  kind: "refused",
  reason,
  message: "No.",
  fields: [],
});
const SAVED: NamedFile = { name: "KLB-2026-000123.pdf", content: new Blob(["%PDF"]) };

const start = (given: Partial<LinksPort>) => {
  const bare = portsWith({});
  const save = vi.fn<(file: NamedFile) => void>();
  const ports = { ...bare, links: { ...bare.links, ...given }, documents: { save } };
  const actor = createActor(sharedBookingFlow({ ports }, "token")).start();
  return { actor, save, view: () => sharedBookingView(actor.getSnapshot()) };
};

describe("the page of a link", () => {
  it("shows what the link opens, with the deadlines as of now", async () => {
    const open = vi.fn<LinksPort["open"]>(() => okAsync(OPENED));
    const { view } = start({ open });
    await settled();
    expect(view()).toMatchObject({ kind: "shown", opened: OPENED, deadlines: [{ task: "vgm", state: "next" }] });
    expect(open.mock.calls[0]?.[0]).toBe("token");
  });

  it.each(["not-found", "bad-request"] as const)("states that a link no longer works (%s)", async (reason) => {
    const { view } = start({ open: () => errAsync(refused(reason)) });
    await settled();
    expect(view()).toEqual({ kind: "gone" });
  });

  it("does not end a session of the browser", async () => {
    const { view } = start({ open: () => errAsync({ kind: "unauthorised", message: "" }) });
    await settled();
    expect(view()).toEqual({ kind: "failed", failure: { kind: "unauthorised", message: "" } });
  });

  it("saves a file", async () => {
    const { actor, save, view } = start({ open: () => okAsync(OPENED), file: () => okAsync(SAVED) });
    await settled();
    actor.send({ type: "change.requested", change: { kind: "download", file: FILE } });
    expect(view()).toMatchObject({ kind: "shown", downloading: FILE });
    await settled();
    expect(save.mock.calls).toEqual([[SAVED]]);
    expect(view()).toMatchObject({ kind: "shown", opened: OPENED, downloading: null });
  });

  it("marks a deadline as done", async () => {
    const marked: OpenedLink = { ...OPENED, booking: { ...OPENED.booking, deadlines: [] } };
    const mark = vi.fn<LinksPort["mark"]>(() => okAsync(marked));
    const { actor, view } = start({ open: () => okAsync(OPENED), mark });
    await settled();
    actor.send({ type: "change.requested", change: { kind: "mark", task: "vgm", isDone: true } });
    expect(view()).toMatchObject({ marking: "vgm" });
    await settled();
    expect(mark.mock.calls[0]?.[0]).toEqual({ token: "token", task: "vgm", isDone: true });
    expect(view()).toMatchObject({ opened: marked, deadlines: [], marking: null });
  });
});
