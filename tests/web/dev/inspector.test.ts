import { afterEach, expect, it } from "vitest";
import { createActor, createMachine } from "xstate";
import { inspectActors } from "#web/dev/inspector.ts";

const child = createMachine({ id: "child", initial: "idle", states: { idle: {} } });
const parent = createMachine({
  id: "parent",
  initial: "closed",
  states: { closed: { on: { opened: "open" } }, open: { invoke: { src: child } } },
});

let end: (() => void) | undefined;
afterEach(() => end?.());

const record = () => {
  const seen: string[] = [];
  end = inspectActors({
    actor: () => seen.push("root"),
    inspect: { next: ({ type }) => seen.push(type) },
  });
  return seen;
};

it("reports a root actor once, then its events and the actors that it invokes", () => {
  const seen = record();
  const actor = createActor(parent).start();
  actor.start();
  expect(seen.filter((entry) => entry === "root")).toHaveLength(1);
  actor.send({ type: "opened" });
  expect(seen).toContain("@xstate.event");
  expect(seen.filter((type) => type === "@xstate.actor")).toHaveLength(1);
});

it("reports nothing once it has ended", () => {
  const seen = record();
  end?.();
  createActor(parent).start().send({ type: "opened" });
  expect(seen).toEqual([]);
});
