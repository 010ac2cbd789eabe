import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { LazyRouteMap } from "#web/components/route-map/lazy-route-map.tsx";
import { RouteMap } from "#web/components/route-map/route-map.tsx";
import { journeyWith, legOf, stopAt } from "#tests/web/support/journeys.ts";

afterEach(cleanup);

const WAY = [
  { latitude: 18.95, longitude: 72.95 },
  { latitude: 12.6, longitude: 43.3 },
  { latitude: 51.95, longitude: 4.05 },
];
const STOPS = [
  stopAt("POO", "INTKD", true),
  stopAt("POL", "INNSA", true),
  stopAt("POD", "NLRTM"),
  stopAt("FPD", "XXUNK"),
];
const sailing = journeyWith(
  STOPS,
  [legOf(0, "rail", "done"), legOf(1, "sea", "under-way", WAY), legOf(2, "truck", "to-go")],
  { leg: 1, share: 0.25 },
);
const facts = (): readonly (string | null)[] => screen.getAllByRole("listitem").map(({ textContent }) => textContent);

describe("route map", () => {
  it("is one named image with a text alternative", () => {
    render(<RouteMap journey={sailing} />);
    expect(screen.getByRole("img", { name: "Map of the route from Tughlakabad to XXUNK" })).toBeTruthy();
    expect(facts()).toEqual([
      "From Tughlakabad (INTKD) to Nhava Sheva (INNSA), by rail: done.",
      "From Nhava Sheva (INNSA) to Rotterdam (NLRTM), by sea, ASTRID MERIDIAN 431W: under way.",
      "From Rotterdam (NLRTM) to XXUNK (XXUNK), by truck: to go.",
      "Estimated position of ASTRID MERIDIAN: 25 % of the way from Nhava Sheva to Rotterdam, about 15° north, 53° east.",
    ]);
  });

  it("distinguishes done, planned, land and sea by line and marks the position as estimated", () => {
    const { container } = render(<RouteMap journey={sailing} />);
    expect([...container.querySelectorAll("[data-stroke]")].map((line) => line.getAttribute("data-stroke"))).toEqual([
      "land-done",
      "to-sail",
      "sailed",
    ]);
    expect(container.querySelectorAll("[data-vessel=estimated]").length).toBe(1);
    expect(container.textContent).toContain("ASTRID MERIDIANEstimated position");
    expect(container.textContent).toContain(
      "The position is estimated from the times of departure and arrival, not reported.",
    );
    expect(container.textContent).toContain("Not on the map because the position is unknown: XXUNK.");
  });

  it("states that a line is direct if no sea path was sent", () => {
    const { container } = render(<RouteMap journey={journeyWith(STOPS, [legOf(1, "sea", "to-go")])} />);
    expect(container.textContent).toContain("Where the sea route is unknown, the line is straight and may cross land.");
  });

  it("shows a sentence if there is nothing to draw", () => {
    const { container, rerender } = render(
      <RouteMap journey={journeyWith([stopAt("POL", "XXAAA"), stopAt("POD", "XXBBB")], [legOf(0, "sea", "to-go")])} />,
    );
    expect(container.textContent).toBe("There is no map: the positions of these places are unknown.");
    rerender(<RouteMap journey={journeyWith([stopAt("POL", "INNSA"), stopAt("POD", "INNSA")], [])} />);
    expect(container.textContent).toBe("There is no map: the route has only one place.");
  });

  it("loads by itself where it is rendered", async () => {
    render(<LazyRouteMap journey={sailing} />);
    expect(await screen.findByRole("img", { name: "Map of the route from Tughlakabad to XXUNK" })).toBeTruthy();
  });
});
