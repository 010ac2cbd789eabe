import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import {
  ContainerIllustration,
  LoadIllustration,
} from "#web/components/container-illustration/container-illustration.tsx";
import {
  CONTAINER_DIMENSIONS,
  toContainerGeometry,
} from "#web/components/container-illustration/container-geometry.ts";

afterEach(cleanup);

describe("container illustration", () => {
  it("draws length and height at the scale times the outside measures", () => {
    const high = toContainerGeometry(CONTAINER_DIMENSIONS["40HC"], 10, 100, 12);
    expect([high.x, high.width, high.height, high.top + high.height]).toEqual([10, 146.28, 34.8, 100]);
    const standard = toContainerGeometry(CONTAINER_DIMENSIONS["20GP"], 0, 100, 12);
    expect([standard.width, standard.height]).toEqual([72.72, 31.08]);
  });

  it("draws a cooling unit for a reefer and ribs for a dry container", () => {
    expect(toContainerGeometry(CONTAINER_DIMENSIONS["40RH"], 0, 100, 12).unit?.fan.r).toBeCloseTo(4.7, 1);
    expect(toContainerGeometry(CONTAINER_DIMENSIONS["40HC"], 0, 100, 12).unit).toBe(undefined);
    expect(toContainerGeometry(CONTAINER_DIMENSIONS["40HC"], 0, 100, 12).gleam).not.toBe("");
  });

  it("is named with its measures and painted only when selected", () => {
    const { rerender } = render(<ContainerIllustration equipment="40HC" />);
    const figure = screen.getByRole("img", { name: "40HC, 12.19 m long, 2.90 m high" });
    expect(figure.querySelectorAll("[data-painted]").length).toBe(0);
    rerender(<ContainerIllustration equipment="40HC" painted />);
    expect(figure.querySelectorAll("[data-painted]").length).toBe(1);
  });

  it("draws one container each up to the limit", () => {
    const lines = [
      { equipment: "20GP", quantity: 2 },
      { equipment: "40HC", quantity: 60 },
    ] as const;
    render(<LoadIllustration lines={lines} label="Load: two 20GP and sixty 40HC" limit={4} />);
    expect(screen.getByText("+58")).toBeDefined();
    const letters = [...screen.getByRole("img").querySelectorAll("text")].map((text) => text.textContent);
    expect(letters).toEqual(["20GP", "20GP", "40HC", "40HC"]);
  });

  it("draws nothing for an empty load", () => {
    const { container } = render(<LoadIllustration lines={[{ equipment: "20GP", quantity: 0 }]} label="No load" />);
    expect(container.innerHTML).toBe("");
  });
});
