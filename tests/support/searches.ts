import type { FclSearch } from "#domain/search";

/** Two 20' and one 40' high cube from Tughlakabad to Rotterdam, from the first of December 2026. */
export const aSearch = (changes: Partial<FclSearch> = {}): FclSearch => ({
  origin: { place: { name: "Tughlakabad", code: "INTKD" }, port: null, serviceType: "Door" },
  destination: { place: null, port: { name: "Rotterdam", code: "NLRTM" }, serviceType: "Ramp" },
  departureDate: "2026-12-01",
  containers: [
    { equipment: "20GP", quantity: 2, weightKg: 18_000 },
    { equipment: "40HC", quantity: 1, weightKg: 22_500 },
  ],
  mode: "fcl",
  reefer: null,
  ...changes,
});

/** The same load from port to port. */
export const aPortSearch = (changes: Partial<FclSearch> = {}): FclSearch =>
  aSearch({
    origin: { place: null, port: { name: "Nhava Sheva", code: "INNSA" }, serviceType: "Ramp" },
    ...changes,
  });

/** Two 20GP from Nhava Sheva to Rotterdam, as the portal asks for them. */
export const FCL_SEARCH_BODY = {
  departureDate: null,
  locationCodificationType: "CMACGM",
  requestedEquipments: [{ equipmentGroupIsoCode: "20GP", numberOfContainers: 2, weightPerContainer: 10_000 }],
  placeOfOrigin: null,
  portOfLoading: "INNSA",
  portOfDischarge: "NLRTM",
  placeOfDelivery: null,
  placeOfOriginType: null,
  placeOfDeliveryType: null,
  nonOperatingReefer: false,
  originPlace: null,
  loadingPort: "Nhava Sheva",
  deliveryPlace: null,
  dischargePort: "Rotterdam",
};
