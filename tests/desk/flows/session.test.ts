import { errAsync, okAsync } from "neverthrow";
import { expect, it, vi } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import { createSessionFlow, sessionView } from "#desk/flows/session.ts";
import type { DeskSession, SessionPort } from "#desk/ports/index.ts";
import type { Failure } from "#ports/failure.ts";
import { settled } from "#tests/support/flows.ts";

const RAVI: DeskSession = {
  id: "staff-1",
  email: "ravi.pillai@keelson.example",
  name: "Ravi Pillai",
  role: "desk",
  actions: ["use-desk"],
  idleMinutes: 30,
  recoveryCodesLeft: 7,
};
const ENDED: Failure = { kind: "unauthorised", message: "Please sign in." };
const MINUTE = 60_000;

const open = (answers: Partial<Pick<SessionPort, "load" | "signOut">> = {}) => {
  const clock = new SimulatedClock();
  const ports = { load: () => okAsync(RAVI), signOut: () => okAsync(undefined), ...answers };
  const actor = createActor(createSessionFlow(ports), { clock }).start();
  return { actor, clock, view: () => sessionView(actor.getSnapshot()) };
};

it("shows who is signed in once the server has answered", async () => {
  const { view } = open();
  expect(view()).toEqual({ kind: "checking" });
  await settled();
  expect(view()).toEqual({ kind: "signed-in", session: RAVI });
});

it("leads to the sign-in without a note if there was no session", async () => {
  const { view } = open({ load: () => errAsync(ENDED) });
  await settled();
  expect(view()).toEqual({ kind: "signed-out", reason: "none" });
});

it("asks the server after 30 idle minutes, keeps the screen meanwhile, and ends with a note", async () => {
  const load = vi.fn<SessionPort["load"]>().mockReturnValueOnce(okAsync(RAVI)).mockReturnValue(errAsync(ENDED));
  const { clock, view } = open({ load });
  await settled();
  clock.increment(31 * MINUTE);
  expect(load).toHaveBeenCalledTimes(1);
  clock.increment(MINUTE);
  expect(load).toHaveBeenCalledTimes(2);
  expect(view()).toEqual({ kind: "signed-in", session: RAVI });
  await settled();
  expect(view()).toEqual({ kind: "signed-out", reason: "ended" });
});

it("counts the idle minutes from the last call", async () => {
  const load = vi.fn<SessionPort["load"]>().mockReturnValue(okAsync(RAVI));
  const { actor, clock } = open({ load });
  await settled();
  clock.increment(20 * MINUTE);
  actor.send({ type: "call.made" });
  clock.increment(20 * MINUTE);
  expect(load).toHaveBeenCalledTimes(1);
  clock.increment(12 * MINUTE);
  expect(load).toHaveBeenCalledTimes(2);
});

it("ends with a note when a call is answered that the session has ended, and begins again with the next sign-in", async () => {
  const { actor, view } = open();
  await settled();
  actor.send({ type: "session.ended" });
  expect(view()).toEqual({ kind: "signed-out", reason: "ended" });
  actor.send({ type: "session.began", session: RAVI });
  expect(view()).toEqual({ kind: "signed-in", session: RAVI });
});

it("signs out without a note", async () => {
  const { actor, view } = open();
  await settled();
  actor.send({ type: "signOut.requested" });
  await settled();
  expect(view()).toEqual({ kind: "signed-out", reason: "signed-out" });
});

it("stays signed in on the device while the server cannot be reached, and tries again", async () => {
  const load = vi
    .fn<SessionPort["load"]>()
    .mockReturnValueOnce(errAsync({ kind: "unreachable", cause: "network" }))
    .mockReturnValue(okAsync(RAVI));
  const { actor, view } = open({ load });
  await settled();
  expect(view()).toEqual({ kind: "unreachable" });
  actor.send({ type: "check.retried" });
  await settled();
  expect(view()).toEqual({ kind: "signed-in", session: RAVI });
});
