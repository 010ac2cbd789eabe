import { okAsync, type ResultAsync } from "neverthrow";
import { expect, it } from "vitest";
import { lazyPort } from "#composition/lazy-port.ts";
import type { Failure } from "#ports/failure.ts";

interface Port {
  readonly add: (one: number) => ResultAsync<number, Failure>;
}
const port: Port = { add: (one) => okAsync(one + 1) };

it("fetches the adapter once, with the first call", async () => {
  const loads: string[] = [];
  const lazy = lazyPort(async () => {
    loads.push("loaded");
    return port;
  });
  const { add } = lazy;
  expect(loads).toEqual([]);
  const answers = await Promise.all([add(1), add(2)]);
  expect(answers.map((answer) => answer.unwrapOr(0))).toEqual([2, 3]);
  expect(loads).toEqual(["loaded"]);
});

it("is a dead network when the adapter cannot be fetched, and tries again with the next call", async () => {
  const ways = [() => Promise.reject<Port>(new TypeError("Failed to fetch")), () => Promise.resolve(port)];
  const { add } = lazyPort(() => ways.shift()?.() ?? Promise.reject(new Error("no more")));
  const first = await add(1);
  expect(first.isErr() && first.error).toEqual({ kind: "unreachable", cause: "network" });
  const second = await add(1);
  expect(second.unwrapOr(0)).toBe(2);
});

it("has the same method at each look, and is no promise", async () => {
  const lazy = lazyPort(() => Promise.resolve(port));
  expect(lazy.add).toBe(lazy.add);
  expect(await Promise.resolve(lazy)).toBe(lazy);
});

it("has the methods of a port within the port", async () => {
  const { views } = lazyPort(() =>
    Promise.resolve({ ...port, views: { add: (one: number) => okAsync<number, Failure>(one + 2) } }),
  );
  expect((await views.add(1)).unwrapOr(0)).toBe(3);
  expect(views.add).toBe(views.add);
});
