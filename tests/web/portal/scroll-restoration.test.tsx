import { act, cleanup, fireEvent, render } from "@testing-library/react";
import { useEffect } from "react";
import { MemoryRouter, type NavigateFunction, useNavigate } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useScrollRestoration } from "#web/portal/scroll-restoration.ts";

const scrolls: (readonly [unknown, unknown])[] = [];

beforeEach(() => {
  scrolls.length = 0;
  vi.stubGlobal("scrollTo", (left: unknown, top: unknown) => scrolls.push([left, top]));
  vi.stubGlobal("scrollY", 0);
  sessionStorage.clear();
});
afterEach(cleanup);
afterEach(() => vi.unstubAllGlobals());

const opened: { navigate: NavigateFunction | null } = { navigate: null };

function Page() {
  const to = useNavigate();
  useEffect(() => {
    opened.navigate = to;
  }, [to]);
  useScrollRestoration();
  return <h2 id="terms">Terms</h2>;
}

const open = () =>
  render(
    <MemoryRouter initialEntries={["/rate"]}>
      <Page />
    </MemoryRouter>,
  );

const scrollBy = (top: number): void => {
  vi.stubGlobal("scrollY", top);
  fireEvent.scroll(window);
};

const navigate = (to: string | -1, replace = false): Promise<void> =>
  act(async () => {
    await (to === -1 ? opened.navigate?.(to) : opened.navigate?.(to, { replace }));
  });

describe("scroll restoration", () => {
  it("opens a new page at the top and restores the position of the page before on back", async () => {
    open();
    scrollBy(640);
    await navigate("/rate/quote");
    expect(scrolls.at(-1)).toEqual([0, 0]);
    scrollBy(90);
    await navigate(-1);
    expect(scrolls.at(-1)).toEqual([0, 640]);
  });

  it("keeps the position if the address is replaced on the same path", async () => {
    open();
    const before = scrolls.length;
    await navigate("/rate?mode=LCL", true);
    expect(scrolls).toHaveLength(before);
    await navigate("/dashboard", true);
    expect(scrolls).toHaveLength(before + 1);
  });

  it("scrolls to the target of the hash", async () => {
    const view = open();
    const scrollIntoView = vi.fn<() => void>();
    Object.assign(view.getByText("Terms"), { scrollIntoView });
    await navigate("/rate#terms");
    expect(scrollIntoView).toHaveBeenCalledTimes(1);
  });

  it("opens the page at the top for a hash that cannot be decoded", async () => {
    open();
    scrollBy(640);
    await navigate("/rate/quote#%");
    expect(scrolls.at(-1)).toEqual([0, 0]);
  });

  it("restores the position after a reload", () => {
    open();
    scrollBy(310);
    fireEvent(window, new Event("pagehide"));
    expect(window.history.scrollRestoration).toBe("auto");
    cleanup();
    vi.stubGlobal("scrollY", 0);
    open();
    expect(window.history.scrollRestoration).toBe("manual");
    expect(scrolls.at(-1)).toEqual([0, 310]);
  });

  it.each(["not JSON", "null", '{"default":"far"}'])("ignores the stored text %s", (stored) => {
    sessionStorage.setItem("scroll-positions", stored);
    open();
    expect(scrolls).toEqual([[0, 0]]);
  });
});
