import { errAsync, okAsync } from "neverthrow";
import { describe, expect, it, vi } from "vitest";
import { createActor } from "xstate";
import { ownSettingsFlow, ownSettingsView } from "#flows/deadlines/own-settings.ts";
import { startAppServices } from "#flows/services.ts";
import type { BookingsPort, NotificationsPort } from "#ports/api.ts";
import type { Failure } from "#ports/failure.ts";
import { portsWith, settled } from "../../support/flows.ts";
import { givenPorts } from "../../support/given-ports.ts";

const OFFLINE: Failure = { kind: "unreachable", cause: "network" };
const NOTHING = { referenceFailure: null, muteFailure: null, isEdited: false, isSaving: false, isMuting: false };

const open = (setReference: BookingsPort["setReference"], mute: NotificationsPort["mute"]) => {
  const { bookings, notifications } = givenPorts({});
  const ports = portsWith({ bookings: { ...bookings, setReference }, notifications: { ...notifications, mute } });
  const { machine, input } = ownSettingsFlow(startAppServices(ports), { id: "b-1", reference: "PO 1" }, false);
  const actor = createActor(machine, { input }).start();
  return { actor, view: () => ownSettingsView(actor.getSnapshot()) };
};

describe("the own reference on the page of a booking", () => {
  it("is saved without spaces around it, and removed by an empty one", async () => {
    const save = vi.fn<BookingsPort["setReference"]>(({ reference }) => okAsync(reference));
    const { actor, view } = open(save, () => okAsync(undefined));
    actor.send({ type: "reference.opened" });
    expect(view()).toEqual({ ...NOTHING, reference: "PO 1", isMuted: false, isEdited: true });
    actor.send({ type: "reference.submitted", reference: " PO 2 " });
    await settled();
    expect(view()).toEqual({ ...NOTHING, reference: "PO 2", isMuted: false });
    actor.send({ type: "reference.opened" });
    actor.send({ type: "reference.submitted", reference: " " });
    await settled();
    expect(view().reference).toBeNull();
    expect(save.mock.calls.map(([change]) => change)).toEqual([
      { id: "b-1", reference: "PO 2" },
      { id: "b-1", reference: null },
    ]);
  });

  it("stays open with what was typed if it cannot be saved", async () => {
    const { actor, view } = open(
      () => errAsync(OFFLINE),
      () => okAsync(undefined),
    );
    actor.send({ type: "reference.opened" });
    actor.send({ type: "reference.submitted", reference: "PO 2" });
    await settled();
    expect(view()).toMatchObject({ reference: "PO 1", isEdited: true, isSaving: false, referenceFailure: OFFLINE });
  });
});

describe("the mails about a booking", () => {
  it("are switched off and on", async () => {
    const mute = vi.fn<NotificationsPort["mute"]>(() => okAsync(undefined));
    const { actor, view } = open(() => okAsync(null), mute);
    actor.send({ type: "mails.switched", isMuted: true });
    expect(view().isMuting).toBe(true);
    await settled();
    expect([view().isMuted, view().isMuting]).toEqual([true, false]);
    actor.send({ type: "mails.switched", isMuted: false });
    await settled();
    expect(view().isMuted).toBe(false);
    expect(mute.mock.calls.map(([booking]) => booking)).toEqual([
      { id: "b-1", isMuted: true },
      { id: "b-1", isMuted: false },
    ]);
  });

  it("stay as they are if the change cannot be saved", async () => {
    const { actor, view } = open(
      () => okAsync(null),
      () => errAsync(OFFLINE),
    );
    actor.send({ type: "mails.switched", isMuted: true });
    await settled();
    expect([view().isMuted, view().muteFailure]).toEqual([false, OFFLINE]);
  });
});
