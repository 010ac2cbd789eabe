import { errAsync, okAsync } from "neverthrow";
import { expect, it, vi } from "vitest";
import { createActor } from "xstate";
import { notificationDigestFlow, notificationDigestView } from "#flows/notifications/digest.ts";
import { startAppServices } from "#flows/services.ts";
import type { NotificationsPort } from "#ports/api.ts";
import type { Failure } from "#ports/failure.ts";
import { portsWith, settled } from "../../support/flows.ts";
import { givenPorts } from "../../support/given-ports.ts";

const OFFLINE: Failure = { kind: "unreachable", cause: "network" };
const OFF = { isDaily: false, timeZone: "Asia/Kolkata" };

const open = async (given: Partial<NotificationsPort>) => {
  const notifications = { ...givenPorts({}).notifications, ...given };
  const flow = notificationDigestFlow(startAppServices(portsWith({ notifications })), "Europe/Berlin");
  const actor = createActor(flow).start();
  await settled();
  return { actor, view: () => notificationDigestView(actor.getSnapshot()) };
};

it("switches the digest on for the time zone of the reader", async () => {
  const saveDigest = vi.fn<NotificationsPort["saveDigest"]>((setting) => okAsync(setting));
  const { actor, view } = await open({ digest: () => okAsync(OFF), saveDigest });
  expect(view()).toEqual({ kind: "shown", setting: OFF, isBusy: false, failure: null });
  actor.send({ type: "change.requested", change: { isDaily: true } });
  expect(view()).toMatchObject({ isBusy: true });
  await settled();
  const on = { isDaily: true, timeZone: "Europe/Berlin" };
  expect(saveDigest.mock.calls[0]?.[0]).toEqual(on);
  expect(view()).toEqual({ kind: "shown", setting: on, isBusy: false, failure: null });
});

it("leaves the switch as it was if the change cannot be saved", async () => {
  const { actor, view } = await open({ digest: () => okAsync(OFF), saveDigest: () => errAsync(OFFLINE) });
  actor.send({ type: "change.requested", change: { isDaily: true } });
  await settled();
  expect(view()).toEqual({ kind: "shown", setting: OFF, isBusy: false, failure: OFFLINE });
});

it("shows no switch if the server has no digest", async () => {
  expect((await open({ digest: () => errAsync(OFFLINE) })).view()).toEqual({ kind: "missing" });
});
