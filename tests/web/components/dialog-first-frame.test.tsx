import { act, cleanup, render, screen } from "@testing-library/react";
import { type ReactElement, useLayoutEffect, useState } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, describe, expect, it } from "vitest";
import { DialogShell } from "#web/components/dialog/shell.tsx";

afterEach(cleanup);

const focused: (string | null)[] = [];

/** Acts in the frame in which the dialog appears, as a shipper on a busy device may. */
function AtOnce({ action }: { readonly action: () => void }): null {
  useLayoutEffect(action, [action]);
  return null;
}

const noteFocus = (): void => {
  focused.push(document.activeElement?.getAttribute("role") ?? null);
};

function Screen({ action }: { readonly action: () => void }): ReactElement {
  const [open, setOpen] = useState(true);
  return (
    <>
      <h1>Booking</h1>
      <DialogShell open={open} onClose={() => setOpen(false)} title="Change details">
        <p>Inside</p>
      </DialogShell>
      <AtOnce action={action} />
    </>
  );
}

describe("a dialog in its first frame", () => {
  it("has the focus", () => {
    render(<Screen action={noteFocus} />);
    expect(focused).toEqual(["dialog"]);
  });

  it("is closed by Back, which stays on the page", async () => {
    const goBack = (): void => void router.navigate(-1);
    const routes = [
      { path: "/list", element: <h1>My Bookings</h1> },
      { path: "/booking", element: <Screen action={goBack} /> },
    ];
    const router = createMemoryRouter(routes, { initialEntries: ["/list", "/booking"] });
    await act(async () => {
      render(<RouterProvider router={router} />);
    });
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Booking");
    expect(screen.queryByRole("dialog")).toBe(null);
    expect(router.state.location.pathname).toBe("/booking");
  });
});
