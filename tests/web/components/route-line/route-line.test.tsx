import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { RouteLine } from "#web/components/route-line/route-line.tsx";
import { mark } from "#web/components/route-line/markers.css.ts";

// @vitest-environment jsdom

afterEach(cleanup);

const strokes = (item: Element | undefined, sign: keyof typeof mark): number =>
  item?.querySelectorAll(`.${mark[sign]}`).length ?? 0;

describe("route line", () => {
  it("says in words what it draws, in the order of the journey", () => {
    render(
      <RouteLine
        label="Route from Tughlakabad to Rotterdam"
        stops={[
          { key: "INTKD", sign: "ramp", words: "Tughlakabad" },
          { key: "INNSA", sign: "sea", words: "Nhava Sheva" },
          { key: "NLRTM", sign: "sea", words: "Rotterdam" },
        ]}
        legs={[
          { sign: "rail", words: "Rail, 2 days" },
          { sign: "sea", words: "NORRVIK ASTRID" },
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

  it("keeps the line unbroken: each station carries on the leg before it and the leg after it", () => {
    render(
      <RouteLine
        label="Route"
        stops={[
          { key: "a", sign: "door", words: "A" },
          { key: "b", sign: "sea", words: "B" },
          { key: "c", sign: "sea", words: "C" },
        ]}
        legs={[{ sign: "truck" }, { sign: "sea" }]}
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

  it("puts the vehicle where its share of the leg is done, red behind it and dotted before it", () => {
    render(
      <RouteLine
        label="Where the shipment is"
        stops={[
          { key: "POL", sign: "sea", reached: true, words: "Nhava Sheva" },
          { key: "POD", sign: "sea", words: "Rotterdam" },
        ]}
        legs={[{ sign: "sea", underWay: { share: 0.8, mode: "sea" } }]}
      />,
    );
    const leg = screen.getAllByRole("listitem")[1];
    const grow = (sign: keyof typeof mark) => leg?.querySelector<HTMLElement>(`.${mark[sign]}`)?.style.flexGrow;
    expect(Number(grow("done"))).toBeCloseTo(0.8);
    expect(Number(grow("to-come"))).toBeCloseTo(0.2);
  });
});
