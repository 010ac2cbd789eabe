import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { PageView } from "#flows/kit/page.ts";
import { FailureBanner } from "#web/kit/failure.tsx";
import { LoadingRows, PageState } from "#web/kit/page-state.tsx";

type View = PageView<{ readonly names: readonly string[] }> | { readonly kind: "gone" };

const show = (view: View, onRetry = vi.fn()) => {
  const { container } = render(
    <PageState
      view={view}
      attempt="quotes"
      skeleton={<LoadingRows label="Loading quotes..." rows={[["100%", "3rem"]]} />}
      placeholder={<hr />}
      around={(failed) => <section aria-label="Failed">{failed}</section>}
      actions={<a href="/">Home</a>}
      onRetry={onRetry}
    >
      {(shown) => <p>{shown.kind === "gone" ? "Gone" : shown.names.join(", ")}</p>}
    </PageState>,
  );
  return container;
};

const UNREACHABLE = { kind: "unreachable", cause: "network" } as const;

afterEach(cleanup);

test("a page that loads shows its placeholder, and its skeleton if the answer takes long", () => {
  expect(show({ kind: "loading", isSlow: false }).innerHTML).toBe("<hr>");
  cleanup();
  expect(show({ kind: "loading", isSlow: true }).textContent).toBe("Loading quotes...");
  expect(screen.getByRole("status").querySelectorAll("[style]").length).toBe(1);
});

test("a page that was not loaded states why, and is asked for again", () => {
  const onRetry = vi.fn();
  show({ kind: "failed", failure: UNREACHABLE }, onRetry);
  const failed = screen.getByRole("region", { name: "Failed" });
  expect([...failed.querySelectorAll("p, button, a")].map(({ textContent }) => textContent)).toEqual([
    "The quotes could not be loaded.",
    "The server could not be reached. Check your connection.",
    "Try again",
    "Home",
  ]);
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test("a page shows what was loaded, and states of its own", () => {
  expect(show({ kind: "shown", names: ["Q-1", "Q-2"] }).innerHTML).toBe("<p>Q-1, Q-2</p>");
  expect(show({ kind: "gone" }).innerHTML).toBe("<p>Gone</p>");
});

test("a banner states what failed, its cause where asked, and can try again", () => {
  const onRetry = vi.fn();
  const { container, rerender } = render(<FailureBanner attempt="links" failure={null} />);
  expect(container.innerHTML).toBe("");
  rerender(<FailureBanner attempt="links" failure={UNREACHABLE} />);
  expect(screen.getByRole("alert").textContent).toBe("The links could not be loaded.");
  rerender(<FailureBanner attempt="links" failure={UNREACHABLE} cause="inline" />);
  expect(screen.getByRole("alert").textContent).toBe(
    "The links could not be loaded. The server could not be reached. Check your connection.",
  );
  rerender(<FailureBanner attempt="links" failure={UNREACHABLE} cause="below" />);
  expect([...screen.getByRole("alert").querySelectorAll("p")].map(({ textContent }) => textContent)).toEqual([
    "The links could not be loaded.",
    "The server could not be reached. Check your connection.",
  ]);
  rerender(<FailureBanner attempt="links" failure={UNREACHABLE} polite onRetry={onRetry} />);
  expect(screen.getByRole("status").textContent).toBe("The links could not be loaded. Try again");
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});
