import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { Button } from "#web/components/button.tsx";

it("keeps the focus while its action runs, and neither acts nor submits again", () => {
  const [act, submit] = [vi.fn(), vi.fn((event: { preventDefault: () => void }) => event.preventDefault())];
  const form = (busyLabel?: string) => (
    <form onSubmit={submit}>
      <Button type="submit" onClick={act} busyLabel={busyLabel}>
        Submit
      </Button>
    </form>
  );
  const { rerender } = render(form());
  screen.getByRole("button", { name: "Submit" }).focus();
  fireEvent.click(screen.getByRole("button", { name: "Submit" }));
  rerender(form("Submitting..."));
  const busy = screen.getByRole("button", { name: "Submitting..." });
  expect([document.activeElement, busy.getAttribute("aria-disabled")]).toEqual([busy, "true"]);
  fireEvent.click(busy);
  expect([act.mock.calls.length, submit.mock.calls.length]).toEqual([1, 1]);
});
