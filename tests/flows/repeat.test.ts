import { describe, expect, it } from "vitest";
import { STANDARD_LEAD_TIMES } from "#domain/deadlines";
import { toBookAgainPath, toSearchAgain } from "#flows/repeat.ts";
import { aQuotation, aShipment } from "#tests/support/quotations.ts";
import { aRate } from "#tests/support/rates.ts";

const TODAY = () => "2026-11-20";
const booked = { ...aQuotation, shipment: aShipment };

describe("Book again", () => {
  it("fills in lane, load and the next possible day", () => {
    /* 24 h pick-up, 3 × 4 h stuffing, 6 h truck, 4 h gate. */
    expect(toBookAgainPath(booked, TODAY)).toBe(
      "/rate?pol=INNSA,Nhava+Sheva&fromBy=Ramp&pod=NLRTM,Rotterdam&toBy=Ramp&date=2026-11-22&load=20GPx2,40HCx1",
    );
  });

  it("uses the weights, ports and lead times of the booking's page", () => {
    const from = { name: "Tughlakabad", code: "INTKD", kind: "inland" } as const;
    const inland = { ...booked, shipment: { ...aShipment, from } };
    const details = {
      booked: aRate(),
      load: [{ equipment: "20GP", quantity: 2, weightKg: 18_000 }] as const,
      leadTimes: { ...STANDARD_LEAD_TIMES, trucking: 60 },
    };
    expect(toSearchAgain(inland, TODAY, details)).toEqual({
      origin: {
        place: { name: "Tughlakabad", code: "INTKD" },
        port: { name: "Nhava Sheva", code: "INNSA" },
        serviceType: "Ramp",
      },
      destination: { place: null, port: { name: "Rotterdam", code: "NLRTM" }, serviceType: "Ramp" },
      departureDate: "2026-11-24",
      containers: [{ equipment: "20GP", quantity: 2, weightKg: 18_000 }],
      mode: "fcl",
      reefer: null,
    });
  });

  it("fills in the LCL form for a part load", () => {
    const shipment = { ...aShipment, load: { mode: "lcl", weightKg: 1200, cbm: 3.25 } as const };
    expect(toBookAgainPath({ ...booked, shipment }, TODAY)).toBe(
      "/rate?mode=LCL&origin=Nhava+Sheva&destination=Rotterdam&weight=1200&cbm=3.25",
    );
  });

  it("is not offered while the shipment is not known", () => {
    expect(toBookAgainPath(aQuotation, TODAY)).toBeNull();
  });
});
