import { err } from "neverthrow";
import { describe, expect, it } from "vitest";
import { toPriceRequests } from "#server/connectors/hapag-lloyd/price-request.ts";
import type { RateRequest } from "#server/rate-sources/rate-source.ts";
import { requestFor } from "../support/requests.ts";

const DEFAULTS = { customerIdentifier: "rates@forwarder.example", weightKg: 12_000 };
const toRequests = (request: RateRequest) => toPriceRequests(request, DEFAULTS);
const one = (equipment: "20GP" | "45HC" | "40RH", quantity = 1) => ({ equipment, quantity, weightKg: 0 });

describe("questions for prices of Hapag-Lloyd", () => {
  it("are one for each size, with the forwarder as customer and a weight for every container", () => {
    const [first, second] = toRequests(requestFor({ ready: "2026-12-01" }))._unsafeUnwrap();
    expect(first).toEqual({
      placeOfReceipt: { locode: "INNSA" },
      placeOfDelivery: { locode: "NLRTM" },
      receiptTypeAtOrigin: "CY",
      deliveryTypeAtDestination: "CY",
      requestedEquipment: {
        requestedEquipmentSizeType: "22GP",
        requestedEquipmentUnits: 2,
        isNonOperatingReefer: false,
        shippersOwnedContainer: false,
      },
      commodity: {
        commodityTypeGroup: "FAK",
        cargoGrossWeight: 10_000,
        cargoGrossWeightUnit: "KG",
        isHazardous: false,
      },
      earliestDepartureDate: "2026-12-01",
      productIdentifiers: ["QUICK_QUOTES", "QUICK_QUOTES_SPOT"],
      customerIdentifier: "rates@forwarder.example",
    });
    expect([
      second?.requestedEquipment.requestedEquipmentSizeType,
      second?.requestedEquipment.requestedEquipmentUnits,
      second?.commodity.cargoGrossWeight,
    ]).toEqual(["45GP", 1, 12_000]);
  });

  it("name an inland place by itself, as a door or as a container yard", () => {
    const request = requestFor({ origin: "INTKD" });
    const typeOf = (service: "Ramp" | "Door") =>
      toRequests({ ...request, origin: { ...request.origin, service } })._unsafeUnwrap()[0];
    expect([typeOf("Door")?.placeOfReceipt, typeOf("Door")?.receiptTypeAtOrigin]).toEqual([{ locode: "INTKD" }, "SD"]);
    expect(typeOf("Ramp")?.receiptTypeAtOrigin).toBe("CY");
  });

  it("ask for departures from the fourth day after today, wherever it is today", () => {
    const dayOf = (ready: string, at: string) =>
      toRequests(requestFor({ ready, now: Date.parse(at) / 60_000 }))._unsafeUnwrap()[0]?.earliestDepartureDate;
    expect(dayOf("2026-11-21", "2026-11-20T08:00:00Z")).toBe("2026-11-24");
    /* It is the 21st in Auckland, and still the 20th at UTC. */
    expect(dayOf("2026-11-21", "2026-11-20T12:00:00Z")).toBe("2026-11-25");
    expect(dayOf("2026-12-12", "2026-11-20T12:00:00Z")).toBe("2026-12-12");
  });

  it("are not asked for reefers, 45' containers and more than 20 containers of a size", () => {
    const refusalOf = (...containers: RateRequest["containers"]) => toRequests(requestFor({ containers }));
    expect(refusalOf(one("40RH"))).toEqual(err("Hapag-Lloyd prices no reefers online."));
    expect(refusalOf(one("20GP"), one("45HC"))).toEqual(err("Hapag-Lloyd prices no 45' containers online."));
    expect(refusalOf(one("20GP", 21))).toEqual(err("Hapag-Lloyd prices at most 20 containers of a size."));
  });
});
