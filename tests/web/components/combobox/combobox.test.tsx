import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { type ReactElement, useState } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { Combobox } from "#web/components/combobox/combobox.tsx";
import type { ComboboxList, ComboboxOption } from "#web/components/combobox/options.ts";

const colombo: ComboboxOption = {
  key: "LKCMB",
  name: "Colombo",
  detail: "Western Province",
  badge: { kind: "sea", text: "Sea" },
  code: "LKCMB",
};
const colon: ComboboxOption = { key: "PAONX", name: "Colón", badge: { kind: "sea", text: "Sea" }, code: "PAONX" };

const found: ComboboxList = {
  status: "options",
  groups: [
    { key: "LK", heading: { name: "Sri Lanka", countryCode: "LK" }, options: [colombo] },
    { key: "PA", heading: { name: "Panama", countryCode: "PA" }, options: [colon] },
  ],
  summary: "2 places in 2 countries",
};

type HarnessProps = { readonly listFor: (text: string) => ComboboxList; readonly log: string[] };

function Harness({ listFor, log }: HarnessProps): ReactElement {
  const [state, setState] = useState<{ text: string; chosenKey?: string }>({ text: "" });
  return (
    <Combobox
      label="Place of Origin"
      hint="Type at least 4 letters."
      {...state}
      list={listFor(state.text)}
      code={state.chosenKey}
      onTextChange={(text) => {
        log.push(`text ${text}`);
        setState({ text });
      }}
      onChoose={(option) => {
        log.push(`chose ${option.key}`);
        setState({ text: option.name, chosenKey: option.key });
      }}
      onClear={() => {
        log.push("cleared");
        setState({ text: "" });
      }}
    />
  );
}

/** A field that names its choices elsewhere and is emptied for the next one. */
function ChooseSeveral({ log }: Pick<HarnessProps, "log">): ReactElement {
  const [text, setText] = useState("");
  return (
    <Combobox
      label="Place of Origin"
      text={text}
      opensOn="focus"
      list={found}
      onTextChange={setText}
      onChoose={({ key }) => {
        log.push(`chose ${key}`);
        setText("");
      }}
      onEnter={(by) => {
        if (by !== "key") return;
        log.push(`entered ${text}`);
        setText("");
      }}
      onClear={() => setText("")}
    />
  );
}

const hintOrFound = (text: string): ComboboxList =>
  text.length < 4 ? { status: "hint", text: "Type at least 4 letters" } : found;

function type(text: string): HTMLElement {
  const input = screen.getByRole("combobox", { name: "Place of Origin" });
  input.focus();
  fireEvent.change(input, { target: { value: text } });
  return input;
}

afterEach(cleanup);

describe("combobox", () => {
  it("is labelled by its label and described by its hint", () => {
    render(<Harness listFor={hintOrFound} log={[]} />);
    const input = screen.getByLabelText("Place of Origin");
    expect(input.getAttribute("role")).toBe("combobox");
    expect(input.getAttribute("aria-expanded")).toBe("false");
    const note = document.getElementById(input.getAttribute("aria-describedby") ?? "");
    expect(note?.textContent).toBe("Type at least 4 letters.");
  });

  it("shows the hint instead of an empty list below the threshold", () => {
    render(<Harness listFor={hintOrFound} log={[]} />);
    type("Col");
    expect(screen.getByRole("status").textContent).toBe("Type at least 4 letters");
    expect(screen.queryAllByRole("option")).toEqual([]);
  });

  it("groups the options by country and names each in full", () => {
    render(<Harness listFor={hintOrFound} log={[]} />);
    type("Colo");
    const group = screen.getByRole("group", { name: "Sri Lanka" });
    expect(within(group).getByRole("option", { name: "Colombo Western Province Sea LKCMB" })).toBeTruthy();
    expect(screen.getByRole("option", { name: "Colón Sea PAONX" }).querySelector("mark")?.textContent).toBe("Coló");
    expect(screen.getByText("2 places in 2 countries")).toBeTruthy();
  });

  it("shows every option, also those without the typed text", () => {
    render(<Harness listFor={hintOrFound} log={[]} />);
    const input = type("LKCMB");
    expect(screen.getAllByRole("option", { name: /LKCMB$|PAONX$/ })).toHaveLength(2);
    fireEvent.keyDown(input, { key: "ArrowDown" });
    fireEvent.keyDown(input, { key: "Enter" });
    expect(screen.getByDisplayValue("Colombo")).toBe(input);
  });

  it("moves with the arrow keys and selects with Enter once, without reporting typed text", () => {
    const log: string[] = [];
    render(<Harness listFor={hintOrFound} log={log} />);
    const input = type("Colo");
    fireEvent.keyDown(input, { key: "ArrowDown" });
    fireEvent.keyDown(input, { key: "ArrowDown" });
    expect(screen.getByRole("option", { name: /Colón/ }).id).toBe(input.getAttribute("aria-activedescendant"));
    fireEvent.keyDown(input, { key: "Enter" });
    expect(log).toEqual(["text Colo", "chose PAONX"]);
    expect(screen.getByDisplayValue("Colón")).toBe(input);
    expect(input.getAttribute("aria-expanded")).toBe("false");
  });

  it("keeps the typed text when Escape closes the list and when the field is left", () => {
    const log: string[] = [];
    render(<Harness listFor={hintOrFound} log={log} />);
    const input = type("Colo");
    fireEvent.keyDown(input, { key: "Escape" });
    expect(input.getAttribute("aria-expanded")).toBe("false");
    fireEvent.blur(input);
    expect(screen.getByDisplayValue("Colo")).toBe(input);
    expect(log).toEqual(["text Colo"]);
  });

  it("clears with its button and returns the focus to the field", () => {
    const log: string[] = [];
    render(<Harness listFor={() => ({ status: "empty", text: "No ports found" })} log={log} />);
    const input = type("Qx");
    expect(screen.getByRole("status").textContent).toBe("No ports found");
    fireEvent.keyDown(input, { key: "Escape" });
    fireEvent.click(screen.getByRole("button", { name: "Clear Place of Origin" }));
    expect(log).toEqual(["text Qx", "cleared"]);
    expect(document.activeElement).toBe(input);
  });

  it("shows that it is loading", () => {
    render(<Harness listFor={() => ({ status: "looking-up", text: "Looking up places" })} log={[]} />);
    type("Rott");
    expect(screen.getByRole("status").textContent).toBe("Looking up places");
  });

  it("closes the list of a field without a chosen option, and chooses the same option again", () => {
    const log: string[] = [];
    render(<ChooseSeveral log={log} />);
    const input = screen.getByRole("combobox", { name: "Place of Origin" });
    input.focus();
    for (const _ of [1, 2]) {
      fireEvent.keyDown(input, { key: "ArrowDown" });
      fireEvent.keyDown(input, { key: "ArrowDown" });
      expect(input.getAttribute("aria-expanded")).toBe("true");
      fireEvent.keyDown(input, { key: "Enter" });
      expect(input.getAttribute("aria-expanded")).toBe("false");
    }
    fireEvent.keyDown(input, { key: "Escape" });
    expect(log).toEqual(["chose PAONX", "chose PAONX"]);
    expect(screen.getByDisplayValue("")).toBe(input);
  });

  it("stays closed when an entered text is taken", () => {
    const log: string[] = [];
    render(<ChooseSeveral log={log} />);
    const input = type("Colombo");
    expect(input.getAttribute("aria-expanded")).toBe("true");
    fireEvent.keyDown(input, { key: "Enter" });
    expect(log).toEqual(["entered Colombo"]);
    expect(input.getAttribute("aria-expanded")).toBe("false");
    expect(screen.getByDisplayValue("")).toBe(input);
  });
});
