/* What DCSA Booking 2.0.0 requires of CreateBooking, as far as a forwarder states it; nothing else is allowed here. */

const text = (maxLength: number) => ({ type: "string", pattern: String.raw`^\S(?:.*\S)?$`, maxLength });
const closed = (required: readonly string[], properties: object) => ({
  type: "object",
  additionalProperties: false,
  required,
  properties,
});
const list = (items: object) => ({ type: "array", minItems: 1, items });

const contact = {
  ...closed(["name"], {
    name: text(35),
    phone: text(30),
    email: { type: "string", pattern: String.raw`^.+@\S+$`, maxLength: 100 },
  }),
  anyOf: [{ required: ["phone"] }, { required: ["email"] }],
};
const address = closed(["street", "city", "countryCode"], {
  street: { type: "string", maxLength: 70 },
  postCode: { type: "string", maxLength: 10 },
  city: text(35),
  countryCode: { type: "string", pattern: "^[A-Z]{2}$" },
});
const party = closed(["partyName"], { partyName: text(70), address, partyContactDetails: list(contact) });
const weight = closed(["value", "unit"], {
  value: { type: "number", exclusiveMinimum: 0 },
  unit: { enum: ["KGM", "LBR"] },
});
const commodity = closed(["commodityType"], {
  commodityType: text(550),
  HSCodes: list({ type: "string", pattern: String.raw`^\d{6,10}$` }),
  cargoGrossWeight: weight,
  outerPackaging: closed([], {
    numberOfPackages: { type: "integer" },
    description: { type: "string", maxLength: 100 },
  }),
});
const location = closed(["location", "locationTypeCode"], {
  location: {
    ...closed([], { locationName: text(100), UNLocationCode: { type: "string", pattern: "^[A-Z]{2}[A-Z2-9]{3}$" } }),
    minProperties: 1,
  },
  locationTypeCode: { enum: ["PRE", "POL", "POD", "PDE"] },
});
const equipment = closed(["ISOEquipmentCode", "units", "isShipperOwned"], {
  ISOEquipmentCode: text(4),
  units: { type: "integer", minimum: 1 },
  isShipperOwned: { type: "boolean" },
  activeReeferSettings: closed(["temperatureSetpoint", "temperatureUnit"], {
    temperatureSetpoint: { type: "number" },
    temperatureUnit: { enum: ["CEL", "FAH"] },
  }),
  commodities: list(commodity),
});

export const CREATE_BOOKING = closed(
  [
    "receiptTypeAtOrigin",
    "deliveryTypeAtDestination",
    "cargoMovementTypeAtOrigin",
    "cargoMovementTypeAtDestination",
    "isEquipmentSubstitutionAllowed",
    "shipmentLocations",
    "requestedEquipments",
    "documentParties",
  ],
  {
    receiptTypeAtOrigin: { enum: ["CY", "SD", "CFS"] },
    deliveryTypeAtDestination: { enum: ["CY", "SD", "CFS"] },
    cargoMovementTypeAtOrigin: { enum: ["FCL", "LCL"] },
    cargoMovementTypeAtDestination: { enum: ["FCL", "LCL"] },
    contractQuotationReference: text(35),
    freightPaymentTermCode: { enum: ["PRE", "COL"] },
    vessel: closed(["name"], { name: text(50) }),
    carrierExportVoyageNumber: text(50),
    expectedDepartureDate: { type: "string", pattern: String.raw`^\d{4}-\d{2}-\d{2}$` },
    incoTerms: { type: "string", pattern: "^[A-Z]{3}$" },
    isEquipmentSubstitutionAllowed: { type: "boolean" },
    references: list(closed(["type", "value"], { type: { enum: ["CR", "AKG", "AEF"] }, value: text(35) })),
    documentParties: closed(["bookingAgent"], {
      bookingAgent: party,
      shipper: party,
      consignee: party,
      other: list(closed(["party", "partyFunction"], { party, partyFunction: { type: "string", maxLength: 3 } })),
    }),
    shipmentLocations: list(location),
    requestedEquipments: list(equipment),
  },
);
