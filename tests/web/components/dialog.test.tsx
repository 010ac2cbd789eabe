import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { type ReactElement, useState } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { Button } from "#web/components/button.tsx";
import { Dialog } from "#web/components/dialog/dialog.tsx";
import { TextField } from "#web/components/text-field.tsx";

function Harness({ locked = false }: { readonly locked?: boolean }): ReactElement {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Price Breakdown</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Price Breakdown" locked={locked}>
        <button type="button">Inside</button>
      </Dialog>
    </>
  );
}

function openFrom(): HTMLElement {
  const opener = screen.getByRole("button", { name: "Price Breakdown" });
  opener.focus();
  fireEvent.click(opener);
  return opener;
}

afterEach(cleanup);

/** The focus moves a frame after the dialog has entered or left the page. */
const nextFrame = () => act(() => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined))));

describe("dialog", () => {
  it("is named by its title, takes the focus and hides the page behind it", async () => {
    render(<Harness />);
    const opener = openFrom();
    await nextFrame();
    const dialog = screen.getByRole("dialog", { name: "Price Breakdown" });
    expect(dialog.contains(document.activeElement)).toBe(true);
    expect(opener.closest("[aria-hidden=true], [inert]")).not.toBe(null);
  });

  it("closes with Escape and returns the focus to its opener", async () => {
    render(<Harness />);
    const opener = openFrom();
    fireEvent.keyDown(screen.getByRole("dialog"), { key: "Escape" });
    expect(screen.queryByRole("dialog")).toBe(null);
    await nextFrame();
    expect(document.activeElement).toBe(opener);
  });

  it("closes with its button", () => {
    render(<Harness />);
    openFrom();
    fireEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(screen.queryByRole("dialog")).toBe(null);
  });

  it("stays open on Escape while it is locked", () => {
    render(<Harness locked />);
    openFrom();
    fireEvent.keyDown(screen.getByRole("dialog"), { key: "Escape" });
    expect(screen.queryByRole("dialog")).not.toBe(null);
  });

  it("focuses the first field that must be filled in, not an optional one before it", () => {
    render(
      <Dialog open onClose={() => undefined} title="Save">
        <form>
          <TextField label="Note" mark="Optional" value="" onChange={() => undefined} />
          <TextField label="Search" value="" onChange={() => undefined} />
          <TextField label="Company" required value="" onChange={() => undefined} />
        </form>
      </Dialog>,
    );
    expect(document.activeElement).toBe(screen.getByLabelText("Company"));
  });

  it("leaves the focus on itself where every field is optional", async () => {
    render(
      <Dialog open onClose={() => undefined} title="Cancel booking">
        <form>
          <TextField label="Note" mark="Optional" value="" onChange={() => undefined} />
        </form>
      </Dialog>,
    );
    await nextFrame();
    expect(document.activeElement).toBe(screen.getByRole("dialog"));
  });
});
