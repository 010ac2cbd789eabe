import { describe, expect, it } from "vitest";
import type { BookedShipment } from "#domain/bookings/quotation.ts";
import { formatShipmentName, toShipmentProgress, formatStage, formatVessel } from "#domain/bookings/shipment.ts";
import { aQuotation, aShipment } from "#tests/support/quotations.ts";

const underWay: BookedShipment = {
  ...aShipment,
  stage: "under-way",
  departure: { at: "2026-11-20", class: "actual" },
  arrival: { at: "2026-12-11", class: "expected" },
};

describe("toShipmentProgress", () => {
  const booked = { ...aQuotation, status: "booked" } as const;

  it.each([
    ["2026-11-20", 0.08],
    ["2026-11-27", 1 / 3],
    ["2026-12-11", 0.92],
    ["2026-12-20", 0.92],
  ])("on %s is %d while the shipment is under way", (today, share) => {
    expect(toShipmentProgress({ ...booked, shipment: underWay }, () => today)).toEqual({
      kind: "confirmed",
      share,
      isUnderWay: true,
    });
  });

  it.each([
    ["planned", 0],
    ["arrived", 1],
    ["delivered", 1],
  ] as const)("of a shipment that is %s is %s", (stage, share) => {
    const shipment = { ...aShipment, stage };
    expect(toShipmentProgress({ ...booked, shipment }, () => "2026-11-22")).toEqual({
      kind: "confirmed",
      share,
      isUnderWay: false,
    });
  });

  it.each([
    ["in-process", "unconfirmed"],
    ["unknown", "unconfirmed"],
    ["cancelled", "cancelled"],
  ] as const)("of a booking that is %s is %s, whatever was reported", (status, kind) => {
    expect(toShipmentProgress({ ...aQuotation, status, shipment: underWay }, () => "2026-11-27")).toEqual({
      kind,
      share: 0,
      isUnderWay: false,
    });
  });
});

it.each([
  [aShipment, "2026-11-22", "Not sailed yet"],
  [underWay, "2026-11-20", "Under way, day 1 of 21"],
  [underWay, "2026-11-22", "Under way, day 2 of 21"],
  [underWay, "2026-12-09", "Under way, due in 2 days"],
  [underWay, "2026-12-10", "Under way, due in 1 day"],
  [underWay, "2026-12-11", "Under way, due today"],
  [underWay, "2026-12-13", "Under way, 2 days overdue"],
  [{ ...underWay, arrival: null }, "2026-12-13", "Under way"],
  [{ ...underWay, stage: "arrived" as const }, "2026-12-13", "Arrived"],
  [{ ...underWay, stage: "delivered" as const }, "2026-12-13", "Delivered"],
])("formatStage of %o on %s is: %s", (shipment, today, text) => {
  expect(formatStage(shipment, () => today)).toBe(text);
});

it("counts the days to an arrival in the zone of its place", () => {
  const todayIn = (zone?: string | null): string => (zone === "Pacific/Auckland" ? "2026-12-11" : "2026-12-10");
  const to = { ...underWay.to, timeZone: "Pacific/Auckland" };
  expect(formatStage({ ...underWay, to }, todayIn)).toBe("Under way, due today");
  expect(formatStage(underWay, todayIn)).toBe("Under way, due in 1 day");
});

describe("shipment labels", () => {
  it("name vessel and route as far as they are known", () => {
    expect([formatVessel(aShipment), formatVessel({ ...aShipment, voyage: null })]).toEqual([
      "NORRVIK ASTRID, 431W",
      "NORRVIK ASTRID",
    ]);
    expect(formatVessel({ ...aShipment, vessel: null, voyage: null })).toBeNull();
    expect(formatShipmentName({ ...aQuotation, shipment: aShipment, reference: "PO 88213" })).toBe(
      "Nhava Sheva to Rotterdam, Norrvik Line, reference PO 88213",
    );
    expect(formatShipmentName({ ...aQuotation, carrier: null })).toBe("QTN-2026-000001");
  });
});
