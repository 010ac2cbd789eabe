import { errAsync, okAsync } from "neverthrow";
import { describe, expect, it, vi } from "vitest";
import { createActor } from "xstate";
import type { TrackingQuery } from "#domain/tracking";
import { startAppServices } from "#flows/services.ts";
import { shipmentFlow, shipmentView } from "#flows/shipment.ts";
import type { Failure } from "#ports/failure.ts";
import type { TrackingPort } from "#ports/api.ts";
import { portsWith, settled } from "../support/flows.ts";
import { atSea, query } from "../support/shipments.ts";

const other: TrackingQuery = { bookingId: "KLB-2026-000124", type: "lcl" };
const refused = (reason: Extract<Failure, { kind: "refused" }>["reason"]): Failure => ({
  kind: "refused",
  reason,
  message: "",
  fields: [],
});

const opened = (track: TrackingPort["track"], named: TrackingQuery | null = query) => {
  const actor = createActor(shipmentFlow(startAppServices(portsWith({ tracking: { track } })), named)).start();
  return { actor, view: () => shipmentView(actor.getSnapshot()) };
};

const progressIn = (view: ReturnType<typeof shipmentView>) =>
  view.kind === "shown" ? { progress: view.read.journey.progress, zone: view.read.zone } : view;

describe("tracking a shipment", () => {
  it("requests it immediately, and shows its current journey", async () => {
    const track = vi.fn<TrackingPort["track"]>(() => okAsync(atSea));
    const { view } = opened(track);
    expect(track.mock.calls.map(([asked]) => asked)).toEqual([query]);
    await settled();
    expect(progressIn(view())).toEqual({ progress: { kind: "under-way", leg: 1 }, zone: "Asia/Kolkata" });
  });

  it("sends no request if the page names no shipment", async () => {
    const track = vi.fn<TrackingPort["track"]>(() => okAsync(atSea));
    const { actor, view } = opened(track, null);
    actor.send({ type: "page.requested" });
    await settled();
    expect([view(), track.mock.calls.length]).toEqual([{ kind: "unnamed" }, 0]);
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
    { kind: "malformed", issues: ["answer: nothing is not an object"] },
    refused("internal"),
    refused("invalid-fields"),
  ])("fails with $kind", async (failure) => {
    const { view } = opened(() => errAsync(failure));
    await settled();
    expect(view()).toEqual({ kind: "failed", failure });
  });

  it("does not show the former journey while it is asked again", async () => {
    const { actor, view } = opened(() => okAsync(atSea));
    await settled();
    actor.send({ type: "page.requested" });
    expect(view()).toEqual({ kind: "loading", isSlow: false });
  });

  it("requests another shipment, and never the same twice", async () => {
    const track = vi.fn<TrackingPort["track"]>(() => okAsync(null));
    const { actor, view } = opened(track);
    actor.send({ type: "query.changed", query: other });
    actor.send({ type: "query.changed", query: { ...other } });
    await settled();
    expect(track.mock.calls.map(([asked]) => asked)).toEqual([query, other]);
    expect(view()).toEqual({ kind: "nothing", query: other });
  });
});
