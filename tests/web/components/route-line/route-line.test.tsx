import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { RouteLine } from "#web/components/route-line/route-line.tsx";
import { stroke } from "#web/components/route-line/markers.css.ts";

afterEach(cleanup);

const strokes = (item: Element | undefined, sign: keyof typeof stroke): number =>
  item?.querySelectorAll(`.${stroke[sign]}`).length ?? 0;

describe("route line", () => {
  it("lists its labels in the order of the journey", () => {
    render(
      <RouteLine
        label="Route from Tughlakabad to Rotterdam"
        stops={[
          { key: "INTKD", marker: "ramp", label: "Tughlakabad" },
          { key: "INNSA", marker: "sea", label: "Nhava Sheva" },
          { key: "NLRTM", marker: "sea", label: "Rotterdam" },
        ]}
        legs={[
          { style: "rail", label: "Rail, 2 days" },
          { style: "sea", label: "NORRVIK ASTRID" },
        ]}
      />,
    );
    expect(screen.getByRole("list", { name: "Route from Tughlakabad to Rotterdam" })).toBeTruthy();
    const items = screen.getAllByRole("listitem");
    expect(items.map((item) => item.textContent)).toEqual([
      "Tughlakabad",
      "Rail, 2 days",
      "Nhava Sheva",
      "NORRVIK ASTRID",
      "Rotterdam",
    ]);
  });

  it("connects each stop with the leg before and after it", () => {
    render(
      <RouteLine
        label="Route"
        stops={[
          { key: "a", marker: "door", label: "A" },
          { key: "b", marker: "sea", label: "B" },
          { key: "c", marker: "sea", label: "C" },
        ]}
        legs={[{ style: "truck" }, { style: "sea" }]}
      />,
    );
    const items = screen.getAllByRole("listitem");
    expect(items.map((item) => [strokes(item, "truck"), strokes(item, "sea")])).toEqual([
      [1, 0],
      [1, 0],
      [1, 1],
      [0, 1],
      [0, 1],
    ]);
  });

  it("places the vehicle at its share of the leg, done before it and dotted after it", () => {
    render(
      <RouteLine
        label="Where the shipment is"
        stops={[
          { key: "POL", marker: "sea", reached: true, label: "Nhava Sheva" },
          { key: "POD", marker: "sea", label: "Rotterdam" },
        ]}
        legs={[{ style: "sea", underWay: { share: 0.8, mode: "sea" } }]}
      />,
    );
    const leg = screen.getAllByRole("listitem")[1];
    const grow = (sign: keyof typeof stroke) => leg?.querySelector<HTMLElement>(`.${stroke[sign]}`)?.style.flexGrow;
    expect(Number(grow("done"))).toBeCloseTo(0.8);
    expect(Number(grow("to-come"))).toBeCloseTo(0.2);
  });
});
