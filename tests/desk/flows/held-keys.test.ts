import { expect, it } from "vitest";
import { createActor } from "xstate";
import { heldKeysMachine } from "#desk/flows/held-keys.ts";

const start = () => {
  const keys = createActor(heldKeysMachine).start();
  const press = (...pressed: readonly string[]): void =>
    pressed.forEach((key) => keys.send({ type: "key.pressed", key }));
  const read = () => {
    const { value, context } = keys.getSnapshot();
    return [value, context.held];
  };
  return { keys, press, read };
};

it("holds keys while something loads, in their order", () => {
  const { keys, press, read } = start();
  press("e");
  expect(read()).toEqual(["idle", []]);
  keys.send({ type: "load.began", scope: "part" });
  press("c", "K");
  keys.send({ type: "load.began", scope: "page" });
  keys.send({ type: "load.ended", scope: "part" });
  expect(read()).toEqual(["waiting", ["c", "K"]]);
  keys.send({ type: "load.ended", scope: "page" });
  expect(read()).toEqual(["due", ["c", "K"]]);
});

it("has keys act one after the other, those that follow behind them", () => {
  const { keys, press, read } = start();
  keys.send({ type: "load.began", scope: "part" });
  press("c", "K");
  keys.send({ type: "load.ended", scope: "part" });
  press("1");
  keys.send({ type: "keys.acted", count: 1 });
  expect(read()).toEqual(["due", ["K", "1"]]);
  keys.send({ type: "keys.acted", count: 1 });
  keys.send({ type: "keys.acted", count: 1 });
  expect(read()).toEqual(["idle", []]);
});

it("waits again for what the first key loads", () => {
  const { keys, press, read } = start();
  keys.send({ type: "load.began", scope: "part" });
  press("Enter", "c");
  keys.send({ type: "load.ended", scope: "part" });
  keys.send({ type: "load.began", scope: "page" });
  keys.send({ type: "keys.acted", count: 1 });
  expect(read()).toEqual(["waiting", ["c"]]);
});

it("forgets keys that are dropped, but not that something loads", () => {
  const { keys, press, read } = start();
  keys.send({ type: "load.began", scope: "part" });
  press("c");
  keys.send({ type: "keys.dropped" });
  expect(read()).toEqual(["waiting", []]);
  keys.send({ type: "load.ended", scope: "part" });
  expect(read()).toEqual(["idle", []]);
});
