import { errAsync, okAsync, ResultAsync } from "neverthrow";
import { describe, expect, it, vi } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import type { TrackingQuery } from "#domain/tracking";
import { startAppServices } from "#flows/services.ts";
import { shipmentFlow, shipmentView } from "#flows/shipment.ts";
import type { Failure } from "#ports/failure.ts";
import type { TrackingPort } from "#ports/api.ts";
import { memoryStore, portsWith, settled } from "../support/flows.ts";
import { pending } from "../support/pending.ts";
import { atSea, query } from "../support/shipments.ts";

const other: TrackingQuery = { bookingId: "KLB-2026-000124", type: "lcl" };
const refused = (reason: Extract<Failure, { kind: "refused" }>["reason"]): Failure => ({
  kind: "refused",
  reason,
  message: "",
  fields: [],
});

const opened = (track: TrackingPort["track"], named: TrackingQuery | null = query) => {
  const { machine, input } = shipmentFlow(startAppServices(portsWith({ tracking: { track } })), named);
  const clock = new SimulatedClock();
  const actor = createActor(machine, { clock, input }).start();
  return { actor, clock, view: () => shipmentView(actor.getSnapshot()) };
};

const progressIn = (view: ReturnType<typeof shipmentView>) =>
  view.kind === "shown" ? { progress: view.read.journey.progress, zone: view.read.zone } : view;

describe("tracking a shipment", () => {
  it("requests it immediately, shows skeletons only after 200 ms, then its current journey", async () => {
    const track = vi.fn<TrackingPort["track"]>(() => okAsync(atSea));
    const { clock, view } = opened(track);
    expect(track.mock.calls.map(([asked]) => asked)).toEqual([query]);
    expect(view()).toEqual({ kind: "loading", isSlow: false });
    clock.increment(200);
    expect(view()).toEqual({ kind: "loading", isSlow: true });
    await settled();
    expect(progressIn(view())).toEqual({ progress: { kind: "under-way", leg: 1 }, zone: "Asia/Kolkata" });
  });

  it("sends no request if the page names no shipment", () => {
    const { actor, view } = opened(() => okAsync(atSea), null);
    expect(view()).toEqual({ kind: "unnamed" });
    actor.send({ type: "shipment.refreshed" });
    expect(view()).toEqual({ kind: "unnamed" });
  });

  it.each<[string, () => ReturnType<TrackingPort["track"]>]>([
    ["an empty answer", () => okAsync(null)],
    ["an answer without route and moves", () => okAsync({ stops: [], lanes: [], events: [], lastUpdatedAt: null })],
    ["an unknown booking, or somebody else's", () => errAsync(refused("not-found"))],
  ])("finds nothing in %s", async (_, answer) => {
    const { view } = opened(answer);
    await settled();
    expect(view()).toEqual({ kind: "nothing", query });
  });

  it.each<Failure>([
    { kind: "unreachable", cause: "network" },
    { kind: "unreachable", cause: "timeout" },
    { kind: "malformed", issues: ["answer: nothing is not an object"] },
    refused("internal"),
    refused("invalid-fields"),
  ])("fails with $kind and is asked again on request", async (failure) => {
    const track = vi.fn<TrackingPort["track"]>().mockReturnValueOnce(errAsync(failure)).mockReturnValue(okAsync(atSea));
    const { actor, view } = opened(track);
    await settled();
    expect(view()).toEqual({ kind: "failed", failure });
    actor.send({ type: "shipment.refreshed" });
    expect(view()).toEqual({ kind: "loading", isSlow: false });
    await settled();
    expect(view().kind).toBe("shown");
  });

  it("aborts a pending request when another shipment is named, and never requests the same twice", async () => {
    const first = pending<typeof atSea>();
    const signals: AbortSignal[] = [];
    const track = vi.fn<TrackingPort["track"]>((_, signal) => {
      signals.push(signal);
      return signals.length === 1 ? first.answer : okAsync(null);
    });
    const { actor, view } = opened(track);
    actor.send({ type: "shipment.selected", query: other });
    actor.send({ type: "shipment.selected", query: { ...other } });
    await settled();
    await first.succeed(atSea);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    expect(view()).toEqual({ kind: "nothing", query: other });
  });

  it("ends the session on 401, and stores the page with its query", async () => {
    const sessionStore = memoryStore({ credentials: { xToken: "t", xApiKey: "k" } });
    const bare = portsWith({ sessionStore });
    const portal = startAppServices({
      ...bare,
      accounts: { ...bare.accounts, profile: () => new ResultAsync(new Promise(() => undefined)) },
      tracking: { track: () => errAsync({ kind: "unauthorised", message: "" }) },
    });
    portal.session.send({ type: "guard.entered", path: "/rate/tracking/KLB-2026-000123?type=fcl&shippingLine=HMM" });
    const { machine, input } = shipmentFlow(portal, query);
    createActor(machine, { input }).start();
    await settled();
    expect(portal.session.getSnapshot().value).toBe("ended");
    expect(sessionStore.redirect()).toBe("/rate/tracking/KLB-2026-000123?type=fcl&shippingLine=HMM");
  });
});
