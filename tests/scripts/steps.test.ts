import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { failed, type Outcome, passed, type Step } from "../../scripts/test/outcome.ts";
import { runSteps } from "../../scripts/test/runner.ts";

let log: string[];
beforeEach(() => {
  log = [];
  vi.spyOn(console, "log").mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const turns = async (count: number): Promise<void> => {
  for (let turn = 0; turn < count; turn++) await new Promise((resolve) => setImmediate(resolve));
};

const step = (
  name: string,
  processors: 1 | 2,
  more: { readonly after?: readonly string[]; readonly length?: number; readonly outcome?: Outcome } = {},
): Step => ({
  name,
  about: "",
  phase: name.startsWith("static") ? "static" : "heavy",
  processors,
  ...(more.after === undefined ? {} : { after: more.after }),
  run: async () => {
    log.push(`+${name}`);
    await turns(more.length ?? 2);
    log.push(`-${name}`);
    return more.outcome ?? passed();
  },
});

test("two steps run beside each other, but not two of two processors", async () => {
  const ran = await runSteps([
    step("a", 1, { length: 4 }),
    step("wide", 2, { length: 8 }),
    step("wider", 2),
    step("b", 1, { length: 2 }),
    step("c", 1, { length: 8 }),
  ]);
  expect(log).toEqual(["+a", "+wide", "-a", "+b", "-b", "+c", "-wide", "+wider", "-wider", "-c"]);
  expect(ran.map((one) => one.step.name)).toEqual(["a", "wide", "wider", "b", "c"]);
});

test("a third step does not start beside two of one processor", async () => {
  await runSteps([step("a", 1, { length: 4 }), step("b", 1, { length: 8 }), step("c", 1)]);
  expect(log).toEqual(["+a", "+b", "-a", "+c", "-c", "-b"]);
});

test("a step starts after the steps that it waits for", async () => {
  await runSteps([step("reader", 1, { after: ["writer"] }), step("writer", 1, { length: 6 }), step("other", 1)]);
  expect(log).toEqual(["+writer", "+other", "-other", "-writer", "+reader", "-reader"]);
});

test("heavy steps are skipped when a static step fails", async () => {
  const ran = await runSteps([step("static-types", 1, { outcome: failed("wrong") }), step("unit", 2)]);
  expect(log).toEqual(["+static-types", "-static-types"]);
  expect(ran.map((one) => [one.step.name, one.outcome.failed, one.outcome.skipped])).toEqual([
    ["static-types", 1, 0],
    ["unit", 0, 1],
  ]);
});
