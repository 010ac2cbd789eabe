import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { errAsync, okAsync } from "neverthrow";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Quotation } from "#domain/bookings";
import type { Failure } from "#ports/failure.ts";
import type { TrackingPort } from "#ports/api.ts";
import { Component as Tracking } from "#web/screens/tracking/screen.tsx";
import { A_PROFILE, memoryStore, portsWith, settled } from "#tests/support/flows.ts";
import { aQuotation, aShipment } from "#tests/support/quotations.ts";
import { atSea } from "#tests/support/shipments.ts";
import { alerts, openPage, statuses } from "#tests/web/support/page.tsx";

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

const ASKED = "/rate/tracking?bookingId=KLB-2026-000123&type=fcl&shippingLine=HMM";

const running: readonly Quotation[] = [
  { ...aQuotation, bookingId: "KLB-2026-000014", status: "booked", reference: "PO 88213", shipment: aShipment },
];

const openTracking = async (track: TrackingPort["track"], path = "/rate/tracking", profile = A_PROFILE) => {
  const kept = new Map<string, string>();
  const drafts = {
    load: (key: string) => kept.get(key) ?? null,
    save: (key: string, text: string) => void kept.set(key, text),
    remove: (key: string) => void kept.delete(key),
    removeAll: () => undefined,
    watch: () => () => undefined,
  };
  const bare = portsWith({});
  const quotations = { ...bare.bookings, page: () => okAsync({ quotations: running, total: null, facets: null }) };
  const page = openPage(path, <Tracking />, {
    tracking: { track },
    drafts,
    bookings: quotations,
    sessionStore: memoryStore({ profile }),
  });
  await act(settled);
  return page;
};

const press = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole("button", { name }));
    await settled();
  });

const choose = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

const optionsOf = (label: string) => {
  const select = screen.getByLabelText(label);
  return select instanceof HTMLSelectElement ? [...select.options].map((option) => option.value) : [];
};

describe("tracking screen", () => {
  it("says in one sentence that a server does not offer tracking, and makes no call", async () => {
    const track = vi.fn<TrackingPort["track"]>();
    await openTracking(track, ASKED, { ...A_PROFILE, capabilities: ["lcl"] });
    expect(statuses()).toEqual([expect.stringContaining("Tracking is not offered here.")]);
    expect(track).not.toHaveBeenCalled();
  });

  it("offers the four types, the ten shipping lines and the two air types", async () => {
    await openTracking(() => okAsync(null));
    expect(optionsOf("Type")).toEqual(["", "fcl", "lcl", "air", "land"]);
    expect(screen.queryByLabelText("Shipping line")).toBeNull();
    choose("Type", "fcl");
    expect(optionsOf("Shipping line")).toEqual([
      "",
      "MAERSK",
      "HAPAG_LLOYD",
      "HMM",
      "ONE",
      "EVERGREEN",
      "MSC",
      "CMA_CGM",
      "COSCO",
      "ZIM",
      "YANG_MING",
    ]);
    choose("Type", "air");
    expect(screen.queryByLabelText("Shipping line")).toBeNull();
    expect(optionsOf("Air type")).toEqual(["", "awb", "flight"]);
    choose("Type", "land");
    expect(screen.queryByLabelText("Air type")).toBeNull();
  });

  it("opens a running shipment with one click, with its carrier outside the ten lines", async () => {
    const track = vi.fn<TrackingPort["track"]>(() => okAsync(atSea));
    const { place } = await openTracking(track);
    await act(async () => {
      fireEvent.click(screen.getByRole("link", { name: /^KLB-2026-000014, Nhava Sheva to Rotterdam/ }));
      await settled();
    });
    expect(place()).toBe("/rate/tracking?bookingId=KLB-2026-000014&type=fcl&shippingLine=Norrvik+Line");
    expect(track.mock.calls.map(([query]) => query)).toEqual([
      { bookingId: "KLB-2026-000014", type: "fcl", shippingLine: "Norrvik Line" },
    ]);
    expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("KLB-2026-000014");
    expect(screen.getByLabelText("Shipping line")).toHaveProperty("value", "Norrvik Line");
    expect(optionsOf("Shipping line")).toHaveLength(12);
    fireEvent.change(screen.getByLabelText("Booking ID"), { target: { value: "KLB-2026-00001" } });
    expect(optionsOf("Shipping line")).toHaveLength(11);
  });

  it.each([
    ["air", "Keelson has no air bookings yet."],
    ["land", "Keelson has no land bookings yet."],
  ])("warns that no booking of %s can exist, but allows tracking it", async (type, sentence) => {
    await openTracking(() => okAsync(null));
    expect(screen.queryByText(sentence)).toBeNull();
    choose("Type", type);
    expect(screen.getByText(sentence)).toBeTruthy();
    expect(screen.getByRole("button", { name: "Track" })).toHaveProperty("disabled", false);
  });

  it("shows missing fields in toasts and at the fields, and sends no request", async () => {
    const track = vi.fn<TrackingPort["track"]>();
    await openTracking(track);
    await press("Track");
    expect(alerts()).toEqual(["Please enter a Booking ID.Please select a type."]);
    expect(screen.getByLabelText("Booking ID").getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByLabelText("Type").getAttribute("aria-invalid")).toBe("true");
    expect(track).not.toHaveBeenCalled();
  });

  it("stores the search in the URL and shows the shipment with a link to its details", async () => {
    const track = vi.fn<TrackingPort["track"]>(() => okAsync(atSea));
    const { place } = await openTracking(track);
    fireEvent.change(screen.getByLabelText("Booking ID"), { target: { value: " KLB-2026-000123" } });
    choose("Type", "fcl");
    choose("Shipping line", "HMM");
    await press("Track");
    expect(place()).toBe(ASKED);
    expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("KLB-2026-000123");
    expect(statuses()).toEqual(["At sea, ASTRID MERIDIAN 431W. Due in Rotterdam on Wed 25 Nov 2026, in 5 days."]);
    expect(screen.getByRole("link", { name: "More Details" }).getAttribute("href")).toBe(
      "/rate/tracking/KLB-2026-000123?type=fcl&shippingLine=HMM",
    );
    const chain = screen.getByRole("list", { name: "Route overview" });
    expect([...chain.children].map((item) => item.textContent)).toEqual([
      "POOPlace of originTughlakabadIndiaINTKDLeft 25 Oct",
      "By rail, done",
      "POLPort of loadingNhava ShevaIndiaINNSALeft 31 Oct",
      "By sea, under way",
      "PODPort of dischargeRotterdamNetherlandsNLRTMExpected 25 Nov",
      "Mode not known, to go",
      "FPDFinal place of deliveryDuisburgGermanyDEDUI",
    ]);
    await press("Track");
    expect(track).toHaveBeenCalledTimes(2);
  });

  it("shows when the carrier last sent data", async () => {
    await openTracking(() => okAsync(atSea), ASKED);
    expect(screen.getByText(/^Last update from the carrier: 2 days ago \(/)).toBeTruthy();
    cleanup();
    await openTracking(() => okAsync({ ...atSea, events: atSea.events.slice(0, 2), lastUpdatedAt: null }), ASKED);
    expect(screen.getByText("The time of the carrier's last update is unknown.")).toBeTruthy();
    cleanup();
    await openTracking(() => okAsync({ ...atSea, events: [], lastUpdatedAt: null }), ASKED);
    expect(screen.getByText("No update from the carrier yet.")).toBeTruthy();
  });

  it("shows the specified text for an unknown shipment", async () => {
    await openTracking(() => okAsync(null), ASKED);
    expect(statuses()).toEqual([expect.stringContaining("No tracking data found.")]);
  });

  it.each<[Failure, string]>([
    [{ kind: "unreachable", cause: "network" }, "The server could not be reached. Check your connection."],
    [{ kind: "unreachable", cause: "timeout" }, "The server took too long to answer."],
    [{ kind: "malformed", issues: [] }, "The server's answer could not be read."],
    [
      {
        kind: "refused",
        reason: "invalid-fields",
        message: "",
        fields: [{ field: "shippingLine", message: "Please select a shipping line." }],
      },
      "A field was not accepted. Please select a shipping line.",
    ],
  ])("shows the failure and its cause, and retries: %j", async (failure, cause) => {
    const track = vi.fn<TrackingPort["track"]>().mockReturnValueOnce(errAsync(failure)).mockReturnValue(okAsync(atSea));
    await openTracking(track, ASKED);
    expect(alerts()).toEqual([`Failed to fetch tracking data.${cause}Try again`]);
    await press("Try again");
    expect(screen.getByRole("link", { name: "More Details" })).toBeTruthy();
  });
});
