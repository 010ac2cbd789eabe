import { addCommodity, fitDetails, setTexts } from "#domain/cargo";
import { loadCargo, saveDetails } from "../modules/cargo/index.ts";
import { type Clock, officeDay } from "../platform/time.ts";
import type { Executor } from "../schema.ts";

const NEWEST = "PO 88213";

const COMPANIES = {
  shipper: ["Suryodaya Textiles", "Kalyan Road 3", "421302", "Bhiwandi", "IN"],
  consignee: ["Rheinland Wohnen GmbH", "Hafenstrasse 12", "47119", "Duisburg", "DE"],
} as const;

const PARTY_FIELDS = ["partyName", "street", "postCode", "city", "countryCode"] as const;

/** For the newest booking: cargo and parties in which two things are missing. Does nothing the second time. */
export const loadDemoCargo = async (db: Executor, clock: Clock, accountId: string): Promise<void> => {
  const quotation = await db
    .selectFrom("quotation")
    .selectAll()
    .where("accountId", "=", accountId)
    .where("reference", "=", NEWEST)
    .executeTakeFirst();
  if (quotation === undefined) return;
  const stored = await loadCargo(db, quotation);
  if (stored.version > 0) return;
  const parties = Object.entries(COMPANIES).flatMap(([role, texts]) =>
    PARTY_FIELDS.map((field, index) => [`documentParties.${role}.${field}`, texts[index] ?? ""] as const),
  );
  const details = setTexts(fitDetails(addCommodity(stored.details), stored.scope), [
    ["commodities.0.commodityType", "Cotton bed linen"],
    ["commodities.0.hsCode", "6302.21"],
    ["commodities.0.numberOfPackages", "1 240"],
    ["commodities.0.packageKind", "cartons"],
    ["commodities.0.isDangerousGoods", "no"],
    ["commodities.1.commodityType", "Woven cushions"],
    ["commodities.1.numberOfPackages", "460"],
    ["commodities.1.packageKind", "cartons"],
    ["commodities.1.isDangerousGoods", "no"],
    ...stored.scope.equipments.map((_, index) => [`requestedEquipments.${index}.cargoGrossWeight`, "16 000"] as const),
    ["transport.cargoReadyDate", officeDay(clock())],
    ["transport.incoTerms", "FCA"],
    ["transport.incoTermsPlace", "Bhiwandi"],
    ...parties,
    ["pickUp.shipperReference", NEWEST],
    ["pickUp.pickUpAddress", "Gate 3, Kalyan Road, Bhiwandi 421302"],
  ]);
  await saveDetails(db, stored, details, clock());
};
