import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { type ReactElement, useState } from "react";
import { createMemoryRouter, Link, Navigate, Outlet, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Dialog } from "#web/components/dialog/dialog.tsx";
import { useFocusKeeper } from "#web/portal/focus-keeper.ts";

// @vitest-environment jsdom

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/* Dialogs move the focus in the next frame, the portal a moment later. */
const settle = () =>
  act(async () => {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await vi.advanceTimersByTimeAsync(200);
  });

const focusedText = (): string | null => document.activeElement?.textContent ?? null;

function Root(): ReactElement {
  useFocusKeeper();
  return (
    <>
      <Link to="/slow">Slow</Link>
      <Outlet />
    </>
  );
}

function Slow(): ReactElement {
  const [isLoaded, setLoaded] = useState(false);
  if (!isLoaded)
    return (
      <main id="main" tabIndex={-1}>
        <button type="button" tabIndex={-1} onClick={() => setLoaded(true)}>
          Load
        </button>
      </main>
    );
  return (
    <main id="main" tabIndex={-1} key="loaded">
      <h1>Booking 7</h1>
    </main>
  );
}

function Form(): ReactElement {
  return (
    <main id="main" tabIndex={-1}>
      <h1>Sign In</h1>
      <input aria-label="Username" autoFocus />
    </main>
  );
}

type Step = "closed" | "question" | "result";

function Offers(): ReactElement {
  const [step, setStep] = useState<Step>("closed");
  const [isBooked, setBooked] = useState(false);
  const close = () => {
    setStep("closed");
    setBooked(true);
  };
  return (
    <main id="main" tabIndex={-1}>
      <h1>Offers</h1>
      <article>
        <h3>Norrvik Line</h3>
        {isBooked ? (
          <p>Booked</p>
        ) : (
          <button type="button" onClick={() => setStep("question")}>
            Book Now
          </button>
        )}
        <button type="button" onClick={() => setStep("question")}>
          Details
        </button>
      </article>
      <Dialog open={step === "question"} onClose={() => setStep("closed")} title="Details">
        <button type="button" onClick={() => setStep("result")}>
          Yes
        </button>
      </Dialog>
      <Dialog open={step === "result"} onClose={close} title="Success!">
        <button type="button" onClick={close}>
          Done
        </button>
      </Dialog>
    </main>
  );
}

const openAt = (path: string) => {
  const children = [
    { path: "/", element: <Offers /> },
    { path: "/slow", element: <Slow /> },
    { path: "/login", element: <Form /> },
    { path: "*", element: <Navigate to="/slow" replace /> },
  ];
  const router = createMemoryRouter([{ element: <Root />, children }], { initialEntries: [path] });
  render(<RouterProvider router={router} />);
  return router;
};

const press = async (name: string) => {
  const button = screen.getByText(name, { selector: "button, a" });
  button.focus();
  fireEvent.click(button);
  await settle();
};

describe("the focus of the portal", () => {
  it("moves to the main heading of a new page, also when its data arrive later", async () => {
    openAt("/");
    await press("Slow");
    expect(document.activeElement).toBe(screen.getByRole("main"));
    fireEvent.click(screen.getByText("Load"));
    await settle();
    expect(focusedText()).toBe("Booking 7");
  });

  it("moves to the main heading after a redirect", async () => {
    openAt("/nowhere");
    await settle();
    fireEvent.click(screen.getByText("Load"));
    await settle();
    expect(focusedText()).toBe("Booking 7");
  });

  it("stays in a field that asks for it", async () => {
    const router = openAt("/");
    await act(() => router.navigate("/login"));
    await settle();
    expect(document.activeElement?.getAttribute("aria-label")).toBe("Username");
  });

  it("stays where the reader moved it while a page loads", async () => {
    openAt("/");
    await press("Slow");
    fireEvent.keyDown(document.body, { key: "Tab" });
    screen.getByText("Slow").focus();
    fireEvent.click(screen.getByText("Load"));
    await settle();
    expect(focusedText()).toBe("Slow");
  });

  it("returns to the control that opened the first of several dialogs", async () => {
    openAt("/");
    await press("Details");
    await press("Yes");
    await press("Done");
    expect(focusedText()).toBe("Details");
  });

  it("moves to the nearest heading where that control is gone", async () => {
    openAt("/");
    await press("Book Now");
    await press("Yes");
    await press("Done");
    expect(screen.getByText("Booked")).not.toBeNull();
    expect(focusedText()).toBe("Norrvik Line");
  });
});
