import { type CargoDetails, type CargoScope, emptyDetails, setTexts } from "#domain/cargo";

export const SCOPE: CargoScope = { equipments: ["20GP", "40HC"] };

const party = (role: string, name: string, countryCode: string) =>
  [
    [`documentParties.${role}.partyName`, name],
    [`documentParties.${role}.street`, "Kalyan Road 3"],
    [`documentParties.${role}.city`, "Bhiwandi"],
    [`documentParties.${role}.countryCode`, countryCode],
  ] as const;

const container = (index: number, number: string) =>
  [
    [`requestedEquipments.${index}.cargoGrossWeight`, "16 000"],
    [`requestedEquipments.${index}.equipmentReference`, number],
    [`requestedEquipments.${index}.vgmWeight`, "19 940 KGM"],
    [`requestedEquipments.${index}.vgmMethod`, "SM2"],
    [`requestedEquipments.${index}.vgmResponsibleParty`, "Kaveri Home Textiles"],
    [`requestedEquipments.${index}.vgmDateTime`, "2026-11-22T09:30"],
  ] as const;

/** Details in which nothing is missing. */
export const COMPLETE: CargoDetails = setTexts(emptyDetails(SCOPE), [
  ["commodities.0.commodityType", "Cotton bed linen"],
  ["commodities.0.hsCode", "6302.21"],
  ["commodities.0.numberOfPackages", "1 240"],
  ["commodities.0.packageKind", "cartons"],
  ["commodities.0.isDangerousGoods", "no"],
  ["transport.cargoReadyDate", "2026-11-22"],
  ["transport.incoTerms", "FCA"],
  ["transport.incoTermsPlace", "Bhiwandi"],
  ...party("shipper", "Kaveri Home Textiles Pvt Ltd", "IN"),
  ...party("consignee", "Rheinland Wohnen GmbH", "DE"),
  ...party("notifyParty", "Rheinland Wohnen GmbH", "DE"),
  ...container(0, "CSQU3054383"),
  ...container(1, "MSKU0034710"),
  ["pickUp.pickUpAddress", "Gate 3, Kalyan Road, Bhiwandi 421302"],
]);
