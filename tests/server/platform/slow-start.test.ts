import { expect, it, vi } from "vitest";
import { announceSlowStart } from "#server/platform/process.ts";

it("a start that takes long prints a line", async () => {
  const opened = Promise.withResolvers<string>();
  const printed = Promise.withResolvers<string>();
  const started = announceSlowStart(opened.promise, 0, printed.resolve);
  expect(await printed.promise).toBe("Starting: opening the database and its tariffs...");
  opened.resolve("open");
  expect(await started).toBe("open");
});

it("a quick start prints nothing, also when it fails", async () => {
  vi.useFakeTimers();
  const lines: string[] = [];
  const print = (line: string): void => void lines.push(line);
  expect(await announceSlowStart(Promise.resolve("open"), 1, print)).toBe("open");
  await expect(announceSlowStart(Promise.reject(new Error("no database")), 1, print)).rejects.toThrow("no database");
  vi.runAllTimers();
  vi.useRealTimers();
  expect(lines).toEqual([]);
});
