import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { alone } from "../../scripts/lib/lock.mjs";

vi.spyOn(console, "log").mockImplementation(() => undefined);

test("the second command waits until the first has finished", async () => {
  const events: string[] = [];
  const release: (() => void)[] = [];
  const first = alone("test-wait", async () => {
    events.push("first begins");
    await new Promise<void>((resolve) => release.push(resolve));
    events.push("first ends");
  });
  const second = alone("test-wait", async () => {
    events.push("second begins");
  });
  release[0]?.();
  await Promise.all([first, second]);
  expect(events).toEqual(["first begins", "first ends", "second begins"]);
});

test("the lock of a dead process is taken over, and failing work gives the lock back", async () => {
  mkdirSync(".cache", { recursive: true });
  const nobody = 2 ** 22 + 1;
  writeFileSync(".cache/test-dead.lock", String(nobody));
  await expect(alone("test-dead", () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(existsSync(".cache/test-dead.lock")).toBe(false);
});
