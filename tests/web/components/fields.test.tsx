// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { DateField } from "#web/components/date-field/date-field.tsx";
import { FileUpload } from "#web/components/file-upload.tsx";
import { PasswordField, TextField } from "#web/components/text-field.tsx";

const nothing = (): void => undefined;

afterEach(cleanup);

describe("text field", () => {
  it("describes the input by its error instead of the hint", () => {
    render(<TextField label="Username" value="" onChange={nothing} hint="Your email" error="Passwords do not match" />);
    const input = screen.getByRole("textbox", { name: "Username" });
    expect(input.getAttribute("aria-invalid")).toBe("true");
    const note = document.getElementById(input.getAttribute("aria-describedby") ?? "");
    expect(note?.textContent).toBe("Passwords do not match");
    expect(screen.queryByText("Your email")).toBe(null);
  });

  it("cannot be changed when it is read-only", () => {
    render(<TextField label="Email" value="ananya@suryodaya.example" readOnly />);
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Email" }).readOnly).toBe(true);
  });

  it("shows the clear button only if there is text", () => {
    const { rerender } = render(<TextField label="Carrier" value="" onChange={nothing} onClear={nothing} />);
    expect(screen.queryByRole("button", { name: "Clear Carrier" })).toBe(null);
    rerender(<TextField label="Carrier" value="Pel" onChange={nothing} onClear={nothing} />);
    expect(screen.queryByRole("button", { name: "Clear Carrier" })).not.toBe(null);
  });

  it("shows a password on request and hides it again", () => {
    render(<PasswordField label="Password" value="keelson" onChange={nothing} />);
    const input = screen.getByLabelText<HTMLInputElement>("Password");
    const show = screen.getByRole("button", { name: "Show password" });
    expect(input.type).toBe("password");
    fireEvent.click(show);
    expect([input.type, show.getAttribute("aria-pressed")]).toEqual(["text", "true"]);
    fireEvent.click(show);
    expect(input.type).toBe("password");
  });
});

describe("date field", () => {
  it("shows the month as a word and the weekday in any time zone", () => {
    render(<DateField label="Departure Date" value="2026-12-03" onChange={nothing} />);
    const group = screen.getByRole("group", { name: /Departure Date/ });
    expect(group.textContent?.replaceAll(/[⁦⁩\s]+/g, " ").trim()).toBe("03 Dec 2026");
    expect(screen.getByText("Thu")).toBeTruthy();
  });

  it("shows its error", () => {
    render(<DateField label="Departure Date" value={null} onChange={nothing} error="Choose a date from today on" />);
    expect(screen.getByText("Choose a date from today on").id).not.toBe("");
    const day = screen.getByRole("spinbutton", { name: /day/ });
    expect(day.getAttribute("aria-invalid")).toBe("true");
  });

  it("reports a calendar date when a part is changed with the arrow keys", () => {
    const log: (string | null)[] = [];
    render(<DateField label="Departure Date" value="2026-12-31" onChange={(value) => log.push(value)} />);
    const day = screen.getByRole("spinbutton", { name: /day/ });
    day.focus();
    fireEvent.keyDown(day, { key: "ArrowDown" });
    expect(log).toEqual(["2026-12-30"]);
  });

  it("names the calendar while it loads and reports the chosen day", async () => {
    const log: (string | null)[] = [];
    render(
      <DateField
        label="Departure Date"
        value="2026-12-03"
        min="2026-12-02"
        max="2026-12-20"
        onChange={(value) => log.push(value)}
      />,
    );
    const opener = screen.getByRole("button", { name: "Open calendar, Departure Date" });
    fireEvent.click(opener);
    expect(screen.getByRole("status").textContent).toBe("Loading the calendar...");
    const chosen = await screen.findByRole("button", { name: /Thursday, 3 December 2026 selected/ });
    expect(document.activeElement).toBe(chosen);
    expect(screen.getByRole("button", { name: /Tuesday, 1 December 2026/ }).getAttribute("aria-disabled")).toBe("true");
    fireEvent.click(screen.getByRole("button", { name: /Friday, 4 December 2026/ }));
    expect(log).toEqual(["2026-12-04"]);
    expect(screen.queryByRole("dialog")).toBe(null);
  });

  it("opens the calendar from the keyboard", () => {
    render(<DateField label="Departure Date" value={null} onChange={nothing} />);
    fireEvent.keyDown(screen.getByRole("spinbutton", { name: /day/ }), { key: "ArrowDown", altKey: true });
    expect(screen.getByRole("dialog", { name: "Calendar, Departure Date" })).toBeTruthy();
  });

  it("treats text that is no date as no date", () => {
    render(<DateField label="Departure Date" value="2026-02-30" onChange={nothing} />);
    expect(screen.getByRole("spinbutton", { name: /day/ }).getAttribute("aria-valuetext")).toBe("Empty");
  });
});

describe("file upload", () => {
  it("reports the chosen file and shows name and size until it is removed", () => {
    const log: string[] = [];
    const props = {
      label: "PAN copy",
      onChoose: (file: File) => log.push(`chose ${file.name}`),
      onRemove: () => log.push("removed"),
    };
    const { rerender } = render(<FileUpload {...props} file={null} />);
    const input = screen.getByLabelText<HTMLInputElement>("PAN copy");
    expect(input.accept).toBe(".pdf,application/pdf");
    fireEvent.change(input, { target: { files: fileList(new File(["%PDF"], "pan.pdf")) } });
    rerender(<FileUpload {...props} file={{ name: "pan.pdf", size: 212_400 }} />);
    expect(screen.getByText("212 KB")).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "Remove pan.pdf" }));
    expect(log).toEqual(["chose pan.pdf", "removed"]);
  });
});

function fileList(file: File): object {
  return { 0: file, length: 1, item: (index: number) => (index === 0 ? file : null) };
}
