import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { TextField } from "#web/components/text-field.tsx";
import { preloadDialogs } from "#web/components/dialog/dialog.tsx";
import { FormDialog } from "#web/kit/form-dialog.tsx";

const show = async (isSending: boolean) => {
  const calls = { onSubmit: vi.fn(), onClose: vi.fn() };
  await preloadDialogs();
  render(
    <FormDialog
      {...calls}
      name="template-name"
      title="Rename template"
      isSending={isSending}
      submit={{ label: "Save", busyLabel: "Saving..." }}
      cancelLabel="Keep"
    >
      <TextField label="Name" value="Weekly" onChange={() => undefined} />
    </FormDialog>,
  );
  return calls;
};

afterEach(cleanup);

test("a dialog with a form sends it from the footer, and is left without sending", async () => {
  const { onSubmit, onClose } = await show(false);
  expect(screen.getByRole("dialog", { name: "Rename template" }).querySelector("form")?.name).toBe("template-name");
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  expect([onSubmit.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 0]);
  fireEvent.click(screen.getByRole("button", { name: "Keep" }));
  expect([onSubmit.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 1]);
});

test("a dialog whose form is being sent can neither be sent again nor be closed", async () => {
  const { onSubmit, onClose } = await show(true);
  fireEvent.click(screen.getByRole("button", { name: "Saving..." }));
  fireEvent.keyDown(screen.getByRole("dialog"), { key: "Escape" });
  expect([onSubmit.mock.calls.length, onClose.mock.calls.length]).toEqual([0, 0]);
  expect(screen.getByRole("button", { name: "Keep" }).hasAttribute("disabled")).toBe(true);
});

test("Ctrl and Enter send the form from a field and from a button of the dialog, and not while it is being sent", async () => {
  const { onSubmit } = await show(false);
  fireEvent.keyDown(screen.getByLabelText("Name"), { key: "Enter", ctrlKey: true });
  expect(onSubmit.mock.calls.length).toBe(1);
  fireEvent.keyDown(screen.getByRole("button", { name: "Keep" }), { key: "Enter", ctrlKey: true });
  expect(onSubmit.mock.calls.length).toBe(2);
  fireEvent.keyDown(screen.getByRole("button", { name: "Keep" }), { key: "Enter" });
  fireEvent.keyDown(document.body, { key: "Enter", ctrlKey: true });
  expect(onSubmit.mock.calls.length).toBe(2);
  cleanup();
  const sending = await show(true);
  fireEvent.keyDown(screen.getByRole("button", { name: "Keep" }), { key: "Enter", ctrlKey: true });
  expect(sending.onSubmit.mock.calls.length).toBe(0);
});
