import { describe, expect, it, vi } from "vitest";
import { playMutedAtLast } from "#web/site/hero/playback.ts";

const video = (...answers: readonly ("plays" | "refused")[]) => {
  const element = document.createElement("video");
  Object.defineProperty(element, "readyState", { value: 4 });
  const mutedAt: boolean[] = [];
  const left = [...answers];
  element.play = vi.fn(() => {
    mutedAt.push(element.muted);
    return left.shift() === "plays" ? Promise.resolve() : Promise.reject(new Error("not allowed"));
  });
  return { element, mutedAt };
};

describe("background video", () => {
  it("plays at the first attempt if allowed", async () => {
    const { element, mutedAt } = video("plays");
    expect(await playMutedAtLast(element)).toBe(true);
    expect(mutedAt).toEqual([false]);
  });

  it("is muted and retried if the first attempt is refused", async () => {
    const { element, mutedAt } = video("refused", "plays");
    expect(await playMutedAtLast(element)).toBe(true);
    expect(mutedAt).toEqual([false, true]);
  });

  it("shows the poster if both are refused", async () => {
    const { element, mutedAt } = video("refused", "refused");
    expect(await playMutedAtLast(element)).toBe(false);
    expect(mutedAt).toEqual([false, true]);
  });
});
