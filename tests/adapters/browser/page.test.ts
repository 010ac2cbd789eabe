import { afterEach, describe, expect, it, vi } from "vitest";
import { createBrowserClock, randomIds } from "#adapters/browser/clock.ts";
import { createDocuments, createNavigation } from "#adapters/browser/page.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the device", () => {
  it("returns the moment in UTC and today's date in its own time zone", () => {
    vi.useFakeTimers({ now: new Date("2026-11-20T20:15:00.000Z") });
    const clock = createBrowserClock();
    expect(clock.now()).toBe("2026-11-20T20:15:00.000Z");
    /* Tests run in Asia/Kolkata, where it is already tomorrow. */
    expect(clock.today()).toBe("2026-11-21");
  });

  it("makes ids that nobody guesses", () => {
    const ids = new Set(Array.from({ length: 100 }, randomIds.next));
    expect(ids.size).toBe(100);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/);
  });

  it("makes ids also where the page is served without TLS", () => {
    vi.stubGlobal("crypto", { getRandomValues: (bytes: Uint8Array) => bytes.fill(10) });
    expect(randomIds.next()).toBe("0a".repeat(16));
  });
});

describe("saving a file", () => {
  it("clicks a link with its name, removes the link, and releases the file later", () => {
    vi.useFakeTimers();
    const revoked: string[] = [];
    const clicked: string[] = [];
    vi.stubGlobal("URL", {
      createObjectURL: (content: Blob) => `blob:${content.size}`,
      revokeObjectURL: (address: string) => revoked.push(address),
    });
    const noteClick = (event: Event): void => {
      const { target } = event;
      /* jsdom cannot navigate. */
      event.preventDefault();
      if (target instanceof HTMLAnchorElement) clicked.push(`${target.getAttribute("href")} ${target.download}`);
    };
    document.addEventListener("click", noteClick, { once: true });
    createDocuments(document).save({ name: "KLB-2026-000123.pdf", content: new Blob(["12345"]) });
    expect(clicked).toEqual(["blob:5 KLB-2026-000123.pdf"]);
    expect(document.querySelector("a")).toBeNull();
    expect(revoked).toEqual([]);
    vi.advanceTimersByTime(60_000);
    expect(revoked).toEqual(["blob:5"]);
  });
});

it("navigates with a full page load", () => {
  const visited: (string | URL)[] = [];
  createNavigation({ assign: (path) => visited.push(path) }).reloadTo("/rate");
  expect(visited).toEqual(["/rate"]);
});
