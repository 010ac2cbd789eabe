import { type Party, type CargoDetails, emptyDetails, setTexts } from "#domain/cargo";

export const VGM_PART = { subject: "vgm", container: 1 } as const;

/** The texts of the state `a booking has cargo details`. */
export const CARGO = {
  booking: "b-1",
  commodityType: "Cotton bed linen",
  equipmentReference: "CSQU3054383",
  vgmWeight: "18 230",
  vgmMethod: "SM2",
  vgmResponsibleParty: "Kaveri Home Textiles",
  vgmDateTime: "2026-11-20T09:30",
} as const;

export const SAVED_DETAILS: CargoDetails = setTexts(emptyDetails({ equipments: ["20GP"] }), [
  ["commodities.0.commodityType", CARGO.commodityType],
  ["requestedEquipments.0.equipmentReference", CARGO.equipmentReference],
  ["requestedEquipments.0.vgmWeight", CARGO.vgmWeight],
  ["requestedEquipments.0.vgmMethod", CARGO.vgmMethod],
  ["requestedEquipments.0.vgmResponsibleParty", CARGO.vgmResponsibleParty],
  ["requestedEquipments.0.vgmDateTime", CARGO.vgmDateTime],
]);

/** What the shipper has typed after that. */
export const CARGO_DETAILS: CargoDetails = setTexts(SAVED_DETAILS, [
  ["documentParties.consignee.partyName", "Rheinland Wohnen GmbH"],
]);

/** A company as it is kept in the address book. */
export const PARTY: Party = {
  partyName: "Rheinland Wohnen GmbH",
  street: "Hafenstrasse 12",
  postCode: "47119",
  city: "Duisburg",
  countryCode: "DE",
  contactName: "Jana Weber",
  email: "jana@rheinland.example",
  phone: "+49 203 5550148",
  taxReference: "DE123456788",
};
