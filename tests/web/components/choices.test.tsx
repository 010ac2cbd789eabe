import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { type ReactElement, useState } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { NumberStepper } from "#web/components/number-stepper.tsx";
import { Segmented } from "#web/components/segmented.tsx";
import { Select } from "#web/components/select.tsx";
import { Tabs } from "#web/components/tabs.tsx";

afterEach(cleanup);

const press = (key: string): void => {
  const focused = document.activeElement;
  if (focused === null) return;
  fireEvent.keyDown(focused, { key });
  fireEvent.keyUp(focused, { key });
};

describe("segmented", () => {
  function Service(): ReactElement {
    const [value, setValue] = useState<"Ramp" | "Door">("Ramp");
    return (
      <Segmented
        label="Origin service"
        value={value}
        onChange={setValue}
        options={[
          { value: "Ramp", label: "Ramp" },
          { value: "Door", label: "Door" },
        ]}
      />
    );
  }

  it("is one named group of radio buttons that chooses the clicked one", () => {
    render(<Service />);
    expect(screen.getByRole("radiogroup", { name: "Origin service" })).toBeTruthy();
    const ramp = screen.getByRole<HTMLInputElement>("radio", { name: "Ramp" });
    const door = screen.getByRole<HTMLInputElement>("radio", { name: "Door" });
    expect([ramp.name === door.name, ramp.checked, door.checked]).toEqual([true, true, false]);
    fireEvent.click(door);
    expect([ramp.checked, door.checked]).toEqual([false, true]);
    fireEvent.click(ramp);
    expect([ramp.checked, door.checked]).toEqual([true, false]);
  });
});

describe("tabs", () => {
  it("select with the arrow keys and show one panel", () => {
    const chosen: string[] = [];
    const tabs = [
      { id: "fcl", label: "FCL", content: "Containers" },
      { id: "lcl", label: "LCL", content: "Less than a container" },
    ] as const;
    render(<Tabs label="Mode" selected="fcl" onSelect={(id) => chosen.push(id)} tabs={tabs} />);
    expect(screen.getByRole("tab", { name: "FCL" }).getAttribute("aria-selected")).toBe("true");
    expect(screen.getAllByRole("tabpanel").map((panel) => panel.textContent)).toEqual(["Containers"]);
    screen.getByRole("tab", { name: "FCL" }).focus();
    press("ArrowRight");
    expect(chosen).toEqual(["lcl"]);
  });
});

describe("number stepper", () => {
  function Boxes({ start }: { readonly start: number }): ReactElement {
    const [count, setCount] = useState(start);
    return (
      <NumberStepper
        label="20GP"
        value={count}
        max={3}
        onDecrease={() => setCount(count - 1)}
        onIncrease={() => setCount(count + 1)}
      />
    );
  }

  it("never goes below its minimum or above its maximum", () => {
    render(<Boxes start={1} />);
    const fewer = screen.getByRole<HTMLButtonElement>("button", { name: "One 20GP fewer" });
    const more = screen.getByRole<HTMLButtonElement>("button", { name: "One more 20GP" });
    [1, 2, 3].forEach(() => fireEvent.click(fewer));
    expect([screen.getByRole("status").textContent, fewer.disabled]).toEqual(["0", true]);
    [1, 2, 3, 4, 5].forEach(() => fireEvent.click(more));
    expect([screen.getByRole("status").textContent, more.disabled]).toEqual(["3", true]);
  });
});

describe("select", () => {
  it("reports only values it offers and cannot go back to the placeholder", () => {
    const chosen: string[] = [];
    render(
      <Select
        label="Type"
        placeholder="Choose a type"
        value=""
        onChange={(value) => chosen.push(value)}
        options={[{ value: "fcl", label: "FCL" }]}
      />,
    );
    const select = screen.getByRole("combobox", { name: "Type" });
    fireEvent.change(select, { target: { value: "fcl" } });
    fireEvent.change(select, { target: { value: "" } });
    expect(chosen).toEqual(["fcl"]);
    expect(screen.getByRole<HTMLOptionElement>("option", { name: "Choose a type" }).disabled).toBe(true);
  });
});
