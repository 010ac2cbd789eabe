import { type Charge, slotStates } from "#domain/charges";
import { converterTo, DEFAULT_CURRENCY } from "#domain/money";
import { commitmentOf, containerLimits, sheetAvailability, withLoad } from "../availability.ts";
import { type RateContext, DEFAULT_SUPPORT, type Rate, type RateDetail } from "../rate.ts";
import { sumCostItems } from "../cost-items.ts";
import { readForeignDay } from "../foreign-date.ts";
import { findSheetIssues, withIssues } from "../issues.ts";
import { priceOf } from "../price.ts";
import { sheetCharges } from "./charges.ts";
import { cellOf, dayIn, maxNetWeightKg, sheetLoad, type SheetOffer, sheetCutOffs, sheetLegs } from "./line.ts";
import { transitTimeOf } from "../route-facts.ts";
import { findGateIn, readValidityBasis, readValidityEnd, type SailingDates, type Validity } from "../validity.ts";

const supportOf = (offer: SheetOffer): string => {
  const contact = ["CONTACT PERSON", "CONTACT EMAIL", "CONTACT PHONE"].flatMap((column) => cellOf(offer, column) ?? []);
  return contact.length > 0 ? contact.join(", ") : (cellOf(offer, "SUPPORT") ?? DEFAULT_SUPPORT);
};

/** Every column and every charge cell as written, so that nothing a sheet says is lost. */
const detailsOf = ({ fields, charges }: SheetOffer): readonly RateDetail[] =>
  [...Object.entries(fields), ...Object.entries(charges)].map(([label, value]) => ({ label, value }));

/** From when and till when the price of a line holds. */
export const sheetValidity = (offer: SheetOffer): Validity => ({
  basis: readValidityBasis(cellOf(offer, "VALID FOR")),
  from: dayIn(offer, "VALID FROM"),
  till: readValidityEnd(cellOf(offer, "VALID TILL", "VALID TO", "VALID UNTIL", "VALIDITY")),
});

/** The dates of a line that its validity is compared with. */
export const sheetSailing = (offer: SheetOffer): SailingDates => ({
  departure: readForeignDay(cellOf(offer, "ETD")),
  gateIn: findGateIn(sheetCutOffs(offer)),
});

const isMainFreight = (charge: Charge): boolean => charge.slot === "ocean-freight";

/**
 * A line of a rate sheet as a comparable rate for the whole load: cells read as people write them, dates local, the
 * sheet's name and date as where the price comes from; outside its validity it cannot be booked.
 */
export const normaliseSheetOffer = (offer: SheetOffer, context: RateContext): Rate => {
  const charges = sheetCharges(offer, context.load);
  const departure = readForeignDay(cellOf(offer, "ETD"));
  const arrival = readForeignDay(cellOf(offer, "ETA"));
  const validity = sheetValidity(offer);
  const weight = maxNetWeightKg(offer);
  const remark = cellOf(offer, "REMARKS", "REMARK");
  const converter = converterTo(context.exchange, context.currency ?? DEFAULT_CURRENCY);
  const price = priceOf(charges, converter, isMainFreight);
  const slots = slotStates(charges);
  const containers = sheetLoad(offer, context.load).map((line) => ({ ...line, maxNetWeightKg: weight }));
  const sold = sheetAvailability(offer.id, validity, sheetSailing(offer), context.today);
  const issues = findSheetIssues({ price, departure, arrival }, context);
  return {
    id: offer.id,
    source: "excel",
    carrier: { name: offer.providerName, logo: offer.logo },
    commitment: commitmentOf(cellOf(offer, "RATE TYPE")),
    availability: withLoad(withIssues(sold, issues), slots, context.load, containerLimits(containers)),
    issues,
    provenance: { kind: "rate-sheet", sheet: cellOf(offer, "SHEET NAME"), date: dayIn(offer, "SHEET DATE") },
    validity,
    legs: sheetLegs(offer),
    departure,
    arrival,
    transit: transitTimeOf(cellOf(offer, "TRANSIT TIME"), departure, arrival),
    cutOffs: sheetCutOffs(offer),
    containers,
    charges,
    price,
    slots,
    costItems: sumCostItems(charges, converter),
    freeTime: [],
    support: supportOf(offer),
    remarks: remark === null ? [] : [remark],
    details: detailsOf(offer),
  };
};
