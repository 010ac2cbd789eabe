import { describe, expect, it } from "vitest";
import { toRateRequest } from "#adapters/http/rates/request.ts";
import type { FclSearch } from "#domain/search";

const tughlakabad = { name: "Tughlakabad ICD", code: "INTKD" };
const mundra = { name: "Mundra", code: "INMUN" };
const rotterdam = { name: "Rotterdam", code: "NLRTM" };

const search: FclSearch = {
  origin: { place: tughlakabad, port: mundra, serviceType: "Ramp" },
  destination: { place: null, port: rotterdam, serviceType: "Door" },
  departureDate: "2026-11-26",
  containers: [
    { equipment: "20GP", quantity: 2, weightKg: 10_000 },
    { equipment: "40GP", quantity: 0, weightKg: 5000 },
    { equipment: "40HC", quantity: 1, weightKg: 0 },
  ],
  mode: "fcl",
  reefer: null,
};

describe("the request of a search", () => {
  it("contains codes, names and containers, and a haulage type only for a selected place", () => {
    expect(toRateRequest(search)).toEqual({
      departureDate: "2026-11-26",
      locationCodificationType: "CMACGM",
      requestedEquipments: [
        { equipmentGroupIsoCode: "20GP", numberOfContainers: 2, weightPerContainer: 10_000 },
        { equipmentGroupIsoCode: "40HC", numberOfContainers: 1, weightPerContainer: 0 },
      ],
      placeOfOrigin: "INTKD",
      portOfLoading: "INMUN",
      portOfDischarge: "NLRTM",
      placeOfDelivery: null,
      placeOfOriginType: "Ramp",
      placeOfDeliveryType: null,
      nonOperatingReefer: false,
      originPlace: "Tughlakabad ICD",
      loadingPort: "Mundra",
      deliveryPlace: null,
      dischargePort: "Rotterdam",
    });
  });

  it("marks a non-operating reefer", () => {
    const request = toRateRequest({ ...search, departureDate: null, reefer: { kind: "non-operating" } });
    expect(request).toMatchObject({ departureDate: null, nonOperatingReefer: true });
    expect(request).not.toHaveProperty("reeferAttributes");
  });

  it("contains the temperature of an operating reefer", () => {
    const reefer = { kind: "operating", temperatureC: -18, ventilationCbmPerHour: null } as const;
    expect(toRateRequest({ ...search, reefer })).toMatchObject({
      nonOperatingReefer: false,
      reeferAttributes: { temperature: -18, ventilation: null },
    });
  });
});
