import { errAsync, okAsync } from "neverthrow";
import { expect, it, vi } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import { composeDesk } from "#desk/compose.ts";
import { createPresenceFlow, presenceView } from "#desk/flows/presence.ts";
import type { InboxPort } from "#desk/ports/index.ts";
import { settled } from "#tests/support/flows.ts";

const start = (announce: InboxPort["announce"]) => {
  const { ports, requestActor } = composeDesk("http://127.0.0.1");
  const services = { ports: { ...ports, inbox: { ...ports.inbox, announce } }, requestActor };
  const clock = new SimulatedClock();
  const actor = createActor(createPresenceFlow(services, { kind: "item", id: "item-1" }), { clock }).start();
  return { actor, clock, names: () => presenceView(actor.getSnapshot()) };
};

it("says every four seconds what is open, and names who else has it open", async () => {
  const announce = vi.fn<InboxPort["announce"]>().mockReturnValueOnce(okAsync([]));
  announce.mockReturnValueOnce(okAsync(["Ravi Pillai"]));
  announce.mockReturnValueOnce(errAsync({ kind: "unreachable", cause: "network" }));
  const { clock, names } = start(announce);
  await settled();
  expect(names()).toEqual([]);
  clock.increment(4_000);
  await settled();
  expect(names()).toEqual(["Ravi Pillai"]);
  clock.increment(4_000);
  await settled();
  expect(names()).toEqual([]);
  expect(announce.mock.calls.map(([open]) => open)).toEqual(
    Array.from({ length: 3 }, () => ({ kind: "item", id: "item-1" })),
  );
});

it("shows nobody of the former item when another one is opened", async () => {
  const announce = vi.fn<InboxPort["announce"]>(({ id }) => okAsync(id === "item-1" ? ["Ravi Pillai"] : []));
  const { actor, names } = start(announce);
  await settled();
  expect(names()).toEqual(["Ravi Pillai"]);
  actor.send({ type: "subject.changed", subject: { kind: "booking", id: "QTN-2026-000013" } });
  expect(names()).toEqual([]);
  await settled();
  expect(names()).toEqual([]);
});
