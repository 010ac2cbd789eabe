import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { type ReactElement, useState } from "react";
import { afterEach, expect, test } from "vitest";
import { Dialog } from "#web/components/dialog/dialog.tsx";
import { lazyDialog } from "#web/components/lazy-dialog.tsx";

type PlanProps = { readonly onClose: () => void };

function Plan({ onClose }: PlanProps): ReactElement {
  return (
    <Dialog open title="Plan" onClose={onClose}>
      <p>Two sailings</p>
    </Dialog>
  );
}

/** A page whose dialog arrives, or fails to, when the test says so. */
const openPage = () => {
  const attempts: PromiseWithResolvers<typeof Plan>[] = [];
  const { Lazy: LazyPlan } = lazyDialog<PlanProps>(() => {
    const attempt = Promise.withResolvers<typeof Plan>();
    attempts.push(attempt);
    return attempt.promise;
  });
  function Page(): ReactElement {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Plan
        </button>
        {isOpen && <LazyPlan onClose={() => setOpen(false)} />}
      </>
    );
  }
  render(<Page />);
  fireEvent.click(screen.getByRole("button", { name: "Plan" }));
  return attempts;
};

afterEach(cleanup);

test("a press is answered at once, and the dialog opens when its code has arrived", async () => {
  const [attempt] = openPage();
  expect(screen.getByRole("status").textContent).toBe("Loading...");
  await act(async () => attempt?.resolve(Plan));
  expect(screen.getByRole("dialog", { name: "Plan" }).textContent).toContain("Two sailings");
  expect(screen.queryByRole("status")).toBe(null);
});

test("Escape takes a press back while the code is on the way", async () => {
  const [attempt] = openPage();
  fireEvent.keyDown(document, { key: "Escape" });
  expect(screen.queryByRole("status")).toBe(null);
  await act(async () => attempt?.resolve(Plan));
  expect(screen.queryByRole("dialog")).toBe(null);
});

test("code that does not arrive is asked for again, and the page stays", async () => {
  const attempts = openPage();
  await act(async () => attempts[0]?.reject(new Error("offline")));
  expect(screen.getByRole("alert").textContent).toBe(
    "This part of the page could not be loaded. Check your connection.",
  );
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await act(async () => attempts[1]?.resolve(Plan));
  expect(screen.getByRole("dialog", { name: "Plan" }).textContent).toContain("Two sailings");
});

test("the message about code that does not arrive has the focus, and Escape returns it to the opener", async () => {
  const attempts = openPage();
  const opener = screen.getByRole("button", { name: "Plan" });
  opener.focus();
  await act(async () => attempts[0]?.reject(new Error("offline")));
  expect(document.activeElement).toBe(screen.getByRole("alertdialog", { name: "Not loaded" }));
  fireEvent.keyDown(document, { key: "Escape" });
  expect(screen.queryByRole("alertdialog")).toBe(null);
  expect(document.activeElement).toBe(opener);
});
