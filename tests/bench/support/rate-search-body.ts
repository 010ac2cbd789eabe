/** A search for two 20GP from port to port, as the portal sends it. */
export const rateSearchBody = (portOfLoading: string, portOfDischarge: string): string =>
  JSON.stringify({
    departureDate: null,
    locationCodificationType: "CMACGM",
    requestedEquipments: [{ equipmentGroupIsoCode: "20GP", numberOfContainers: 2, weightPerContainer: 18_000 }],
    placeOfOrigin: null,
    portOfLoading,
    portOfDischarge,
    placeOfDelivery: null,
    placeOfOriginType: null,
    placeOfDeliveryType: null,
    nonOperatingReefer: false,
    originPlace: null,
    loadingPort: null,
    deliveryPlace: null,
    dischargePort: null,
  });
