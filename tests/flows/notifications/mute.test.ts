import { errAsync, okAsync } from "neverthrow";
import { expect, it, vi } from "vitest";
import { createActor } from "xstate";
import { muteFlow, muteView } from "#flows/notifications/mute.ts";
import { startAppServices } from "#flows/services.ts";
import type { NotificationsPort } from "#ports/api.ts";
import type { Failure } from "#ports/failure.ts";
import { portsWith, settled } from "#tests/support/flows.ts";
import { givenPorts } from "#tests/support/given-ports.ts";

const OFFLINE: Failure = { kind: "unreachable", cause: "network" };

const open = (mute: NotificationsPort["mute"]) => {
  const notifications = { ...givenPorts({}).notifications, mute };
  const actor = createActor(muteFlow(startAppServices(portsWith({ notifications })), "b-1")).start();
  const ask = (isMuted: boolean) => actor.send({ type: "form.submitted", changes: { isMuted } });
  return { ask, view: () => muteView(actor.getSnapshot(), false) };
};

it("switches the mails about a booking off and on", async () => {
  const mute = vi.fn<NotificationsPort["mute"]>(() => okAsync(undefined));
  const { ask, view } = open(mute);
  ask(true);
  expect(view()).toEqual({ isMuted: false, isMuting: true, failure: null });
  await settled();
  expect(view()).toEqual({ isMuted: true, isMuting: false, failure: null });
  ask(false);
  await settled();
  expect(view().isMuted).toBe(false);
  expect(mute.mock.calls.map(([booking]) => booking)).toEqual([
    { id: "b-1", isMuted: true },
    { id: "b-1", isMuted: false },
  ]);
});

it("leaves the mails as they are if the change cannot be saved", async () => {
  const { ask, view } = open(() => errAsync(OFFLINE));
  ask(true);
  await settled();
  expect(view()).toEqual({ isMuted: false, isMuting: false, failure: OFFLINE });
});
