import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useCalmText, useSeconds } from "#web/screens/available-rates/sources/use-seconds.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

describe("useSeconds", () => {
  const open = () =>
    renderHook(({ since, isCounting }: { since: object; isCounting: boolean }) => useSeconds(since, isCounting), {
      initialProps: { since: first, isCounting: true },
    });
  const first = { answer: 1 };
  const second = { answer: 2 };

  it("counts whole seconds", () => {
    const { result } = open();
    expect(result.current).toBe(0);
    pass(999);
    expect(result.current).toBe(0);
    pass(1);
    expect(result.current).toBe(1);
    pass(11_000);
    expect(result.current).toBe(12);
  });

  it("starts again with each answer", () => {
    const { result, rerender } = open();
    pass(3_000);
    rerender({ since: second, isCounting: true });
    expect(result.current).toBe(0);
    pass(2_000);
    expect(result.current).toBe(2);
  });

  it("stops while nothing is counted, and leaves no timer", () => {
    const { result, rerender, unmount } = open();
    pass(2_000);
    rerender({ since: first, isCounting: false });
    pass(5_000);
    expect(result.current).toBe(2);
    expect(vi.getTimerCount()).toBe(0);
    rerender({ since: first, isCounting: true });
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("useCalmText", () => {
  const open = (text: string) => renderHook((shown: string) => useCalmText(shown), { initialProps: text });

  it("shows a change five seconds after the one before", () => {
    const { result, rerender } = open("1 of 9");
    pass(0);
    rerender("2 of 9");
    pass(4_999);
    expect(result.current).toBe("1 of 9");
    pass(1);
    expect(result.current).toBe("2 of 9");
  });

  it("ends with the latest of several changes", () => {
    const { result, rerender } = open("1 of 9");
    pass(0);
    for (const text of ["2 of 9", "3 of 9", "4 of 9"]) {
      rerender(text);
      pass(1_000);
      expect(result.current).toBe("1 of 9");
    }
    pass(2_000);
    expect(result.current).toBe("4 of 9");
  });

  it("shows a change at once after a quiet time, and leaves no timer", () => {
    const { result, rerender, unmount } = open("1 of 9");
    pass(20_000);
    rerender("2 of 9");
    pass(0);
    expect(result.current).toBe("2 of 9");
    rerender("3 of 9");
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});
