import { toConfirmation } from "../confirmation.ts";
import { type Charge, findCoverageStates } from "#domain/charges";
import { DEFAULT_CURRENCY } from "#domain/money";
import { toCommitment, toContainerLimits, sheetAvailability, applyLoad, applyValidity } from "../availability.ts";
import { type RateContext, DEFAULT_SUPPORT, type Rate, type RateDetail, type ScheduleOrigin } from "../rate.ts";
import { sumCostItems } from "../cost-items.ts";
import { readForeignDay } from "../foreign-date.ts";
import { findSheetIssues, applyIssues } from "../issues.ts";
import { getCalculations } from "../memo.ts";
import { sumPrice } from "../price.ts";
import { toSheetCharges } from "./charges.ts";
import { toSheetFees } from "./change-fees.ts";
import { toSheetFreeTime } from "./free-time.ts";
import {
  getCell,
  readDay,
  maxNetWeightKg,
  readSheetLoad,
  type SheetLine,
  toSheetCutOffs,
  toSheetLegs,
} from "./line.ts";
import { toTransitTime } from "../route-facts.ts";
import { findGateIn, readValidityBasis, readValidityEnd, type SailingDates, type Validity } from "../validity.ts";

const toSupport = (offer: SheetLine): string => {
  const contact = ["CONTACT PERSON", "CONTACT EMAIL", "CONTACT PHONE"].flatMap(
    (column) => getCell(offer, column) ?? [],
  );
  return contact.length > 0 ? contact.join(", ") : (getCell(offer, "SUPPORT") ?? DEFAULT_SUPPORT);
};

/** Every column and every charge cell as written, so that no text of a sheet is lost. */
const toDetails = ({ fields, charges }: SheetLine): readonly RateDetail[] =>
  [...Object.entries(fields), ...Object.entries(charges)].map(([label, value]) => ({ label, value }));

/** From when and till when the price of a line holds. */
export const readSheetValidity = (offer: SheetLine): Validity => ({
  basis: readValidityBasis(getCell(offer, "VALID FOR")),
  from: readDay(offer, "VALID FROM"),
  till: readValidityEnd(getCell(offer, "VALID TILL", "VALID TO", "VALID UNTIL", "VALIDITY")),
  zone: offer.validityZone,
});

/** The dates of a line that its validity is compared with. */
export const toSheetSailingDates = (offer: SheetLine): SailingDates => ({
  departure: readForeignDay(getCell(offer, "ETD")),
  gateIn: findGateIn(toSheetCutOffs(offer)),
});

const toOrigin = ({ carrier, askedAt }: ScheduleOrigin): ScheduleOrigin => ({ carrier, askedAt });

const isMainFreight = (charge: Charge): boolean => charge.costItem === "ocean-freight";

/**
 * A line of a rate sheet as a comparable rate for the whole load: cells read as people write them, dates local, the
 * sheet's name and date as where the price comes from; outside its validity it cannot be booked.
 */
export const normaliseSheetLine = (offer: SheetLine, context: RateContext): Rate => {
  const { classify, createConverter, toCoverage } = getCalculations(context);
  const charges = toSheetCharges(offer, context.load, classify);
  const departure = readForeignDay(getCell(offer, "ETD"));
  const arrival = readForeignDay(getCell(offer, "ETA"));
  const validity = readSheetValidity(offer);
  const weight = maxNetWeightKg(offer);
  const remark = getCell(offer, "REMARKS", "REMARK");
  const converter = createConverter(context.exchange, context.currency ?? DEFAULT_CURRENCY);
  const price = sumPrice(charges, converter, isMainFreight);
  const coverage = findCoverageStates(charges, toCoverage);
  const containers = readSheetLoad(offer, context.load).map((line) => ({ ...line, maxNetWeightKg: weight }));
  const issues = findSheetIssues({ price, departure, arrival }, context);
  const sold = applyIssues(sheetAvailability(offer.id), issues);
  const carried = applyLoad(sold, coverage, context.load, toContainerLimits(containers));
  return {
    id: offer.id,
    source: "excel",
    carrier: { name: getCell(offer, "LINE") ?? offer.providerName, logo: offer.logo },
    commitment: toCommitment(getCell(offer, "RATE TYPE")),
    availability: applyValidity(carried, validity, toSheetSailingDates(offer), context),
    issues,
    provenance: { kind: "rate-sheet", sheet: getCell(offer, "SHEET NAME"), date: readDay(offer, "SHEET DATE") },
    validity,
    legs: toSheetLegs(offer),
    departure,
    arrival,
    loadingZone: offer.loadingZone,
    transit: toTransitTime(getCell(offer, "TRANSIT TIME"), departure, arrival),
    cutOffs: toSheetCutOffs(offer),
    load: { mode: "fcl", containers },
    charges,
    price,
    coverage,
    costItems: sumCostItems(charges, converter),
    freeTime: toSheetFreeTime(offer),
    fees: toSheetFees(offer.fields),
    support: toSupport(offer),
    remarks: remark === null ? [] : [remark],
    details: toDetails(offer),
    ...(offer.schedule === undefined ? {} : { schedule: toOrigin(offer.schedule) }),
    ...toConfirmation(offer),
  };
};
