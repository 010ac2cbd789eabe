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
  reefer: null,
};

describe("a search as the wire asks it", () => {
  it("carries codes, names and the boxes that are wanted; a haulage type only for a chosen place", () => {
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

  it("says that a reefer travels as a dry box", () => {
    const request = toRateRequest({ ...search, departureDate: null, reefer: { kind: "non-operating" } });
    expect(request).toMatchObject({ departureDate: null, nonOperatingReefer: true });
    expect(request).not.toHaveProperty("reeferAttributes");
  });

  it("says how cold an operating reefer is kept", () => {
    const reefer = { kind: "operating", temperatureC: -18, ventilationCbmPerHour: null } as const;
    expect(toRateRequest({ ...search, reefer })).toMatchObject({
      nonOperatingReefer: false,
      reeferAttributes: { temperature: -18, ventilation: null },
    });
  });
});
