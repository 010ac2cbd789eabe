import { act, cleanup, render, screen, within } from "@testing-library/react";
import { errAsync, okAsync } from "neverthrow";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { startAppServices } from "#flows/services.ts";
import type { TrackingPort } from "#ports/api.ts";
import { AppServicesProvider } from "#web/portal/portal-context.tsx";
import { Component as Details } from "#web/screens/tracking/details.tsx";
import { A_PROFILE, memoryStore, portsWith, settled } from "#tests/support/flows.ts";
import { atSea, event, query } from "#tests/support/shipments.ts";
import { alerts, statuses } from "#tests/web/support/page.tsx";

beforeEach(() => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const openDetails = async (track: TrackingPort["track"], search = "?type=fcl&shippingLine=HMM") => {
  const portal = startAppServices(
    portsWith({ tracking: { track }, sessionStore: memoryStore({ profile: A_PROFILE }) }),
  );
  const routes = [
    { path: "/rate/tracking/:bookingId", element: <Details /> },
    { path: "*", element: <p>elsewhere</p> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [`/rate/tracking/KLB-2026-000123${search}`] });
  render(
    <AppServicesProvider value={portal}>
      <RouterProvider router={router} />
    </AppServicesProvider>,
  );
  await act(settled);
};

const cells = () =>
  within(screen.getByRole("table", { name: "Moves" }))
    .getAllByRole("row")
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole("cell")
        .map((cell) => cell.textContent),
    );

describe("shipment details", () => {
  it("list every move under the specified columns, each actual, expected or planned", async () => {
    const track = vi.fn<TrackingPort["track"]>(() => okAsync(atSea));
    await openDetails(track);
    expect(track.mock.calls.map(([asked]) => asked)).toEqual([query]);
    expect(screen.getByText("Times reflected are local Times")).toBeTruthy();
    expect(screen.getAllByRole("columnheader").map((head) => head.textContent)).toEqual([
      "Date",
      "Moves",
      "Location",
      "Vessel (Voyage)",
    ]);
    expect(cells()).toEqual([
      ["25 Oct 202622:05 UTC+05:30, actual", "Rail departure", "TughlakabadINTKD", "Rail"],
      [
        "31 Oct 202603:48 UTC+05:30, actual",
        "Vessel departureLatest",
        "Nhava ShevaJawaharlal Nehru Port, India, INNSA",
        "ASTRID MERIDIAN (431W), voyage details in a new tab",
      ],
      [
        "25 Nov 202606:00 UTC+01:00, estimated",
        expect.stringMatching(
          /^Vessel arrivalWaited for a berth in Suez1 earlier reportReplaced by newer information: /,
        ),
        "RotterdamMaasvlakte, Netherlands, NLRTM",
        "ASTRID MERIDIAN (431W)",
      ],
    ]);
    const link = screen.getByRole("link", { name: /^ASTRID MERIDIAN \(431W\)/ });
    expect(link.getAttribute("href")).toBe("https://lines.example/voyages/431W");
  });

  it("list how the expected arrival changed", async () => {
    await openDetails(() => okAsync(atSea));
    const changes = screen.getByRole("region", { name: "Changes of the expected arrival" });
    expect(within(changes).getByRole("listitem").textContent).toContain(
      "RotterdamMon 23 Nov 2026, 06:00 UTC+01:00 Wed 25 Nov 2026, 06:00 UTC+01:00, 2 days laterWaited for a berth in Suez.",
    );
  });

  it("show implausible entries with their issue, last, and never as progress", async () => {
    const odd = [
      event({ id: "o1", classifier: "ACT", eventType: "EQUIPMENT", code: "TELE" }),
      event({ id: "o2", at: "in May", classifier: "ACT", eventType: "EQUIPMENT", code: "LOAD" }),
      event({ id: "o3", at: "2026-11-30T06:00:00Z", classifier: "ACT", eventType: "EQUIPMENT", code: "LOAD" }),
      event({
        id: "o4",
        at: "2026-11-01T06:00:00Z",
        classifier: "ACT",
        eventType: "EQUIPMENT",
        code: "STRP",
        isRetracted: true,
      }),
    ];
    await openDetails(() => okAsync({ ...atSea, events: [...atSea.events, ...odd] }));
    const said = cells().map(([when = "", what = ""]) => `${when} | ${what}`);
    expect(said).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^No time givenactual \| Unknown move \(TELE\).*No time was given\.Unknown type of move/),
        expect.stringMatching(/^in Mayactual \| Loaded.*The time cannot be read; it is shown as it was written\./),
        expect.stringMatching(/^30 Nov 202606:00 UTC, actual \| Loaded.*Reported as done, but its time has not come/),
        expect.stringMatching(/^01 Nov 202606:00 UTC, actual \| UnpackedTaken back/),
      ]),
    );
    expect(said.filter((row) => row.includes("Latest"))).toHaveLength(1);
    expect(said.find((row) => row.includes("Latest"))).toContain("Vessel departure");
  });

  it("show the specified texts for no moves and for a failure", async () => {
    await openDetails(() => okAsync({ ...atSea, events: [] }));
    expect(statuses().at(-1)).toContain("No details found.");
    cleanup();
    await openDetails(() => errAsync({ kind: "unreachable", cause: "network" }));
    expect(alerts()).toEqual([expect.stringContaining("Failed to fetch details.")]);
  });

  it.each([
    ["", "Please select a type."],
    ["?type=ship", "Please select a type."],
    ["?type=fcl&shippingLine=+", "Please select a shipping line."],
    ["?type=air", "Please select an air type."],
  ])("send no request for an incomplete URL: %s", async (search, sentence) => {
    await openDetails(vi.fn<TrackingPort["track"]>(), search);
    expect(statuses()).toEqual([expect.stringContaining(sentence)]);
    expect(screen.getByRole("link", { name: "Complete the form" }).getAttribute("href")).toContain(
      "/rate/tracking?bookingId=KLB-2026-000123",
    );
  });
});
