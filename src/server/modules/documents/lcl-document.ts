import {
  findExpectedSailing,
  findSailing,
  formatLclLoad,
  formatStep,
  type LclRate,
  listCfsCutOffs,
  toFreightWorking,
} from "#domain/lcl";
import { type Formats, STANDARD_FORMATS, type TextFormats } from "#domain/formatting";
import { formatTransit, formatStatedValidity } from "#domain/rates";
import { type CalendarDate, formatFullDate } from "#domain/time";
import { placeTime } from "#server/platform/time.ts";
import type { OfferContext } from "../rates/index.ts";
import {
  chargesSection,
  feesSection,
  type OfferPages,
  priceFact,
  routeSection,
  type Section,
} from "./describe-offer.ts";
import { type BookedAs, bookingFacts, QUESTIONS, sourceText, toFeeDay, toTitle } from "./offer-document.ts";

export const LCL_TERMS: readonly string[] = [
  "Prices hold for the stated load within the stated validity. Weight and measure are taken again when the cargo is received, and charged as received. Charges in words are billed at cost against receipts.",
  "Import duty and taxes, storage beyond the free days, inspections and re-packing are not part of the price unless a line says so.",
  "The cargo is packed to be stacked and handled by fork-lift, marked, and free of dangerous goods unless we have accepted them in writing.",
  QUESTIONS,
];

const toSubtitle = ({ carrier, legs }: LclRate): string => {
  const [first, last] = [legs[0], legs.at(-1)];
  return first === undefined || last === undefined
    ? carrier.name
    : `${carrier.name}, LCL ${first.from.name} to ${last.to.name}`;
};

export const workingSection = (rate: LclRate, { numbers }: TextFormats = STANDARD_FORMATS): Section => ({
  title: "Freight by weight or measure (W/M)",
  part: "price",
  columns: [
    { head: "Step", share: 30 },
    { head: "Working", share: 45 },
    { head: "Result", share: 25, align: "end" },
  ],
  rows: toFreightWorking(rate).map((step) => {
    const { title, working, result } = formatStep(step, numbers);
    return { cells: [title, working, result] };
  }),
  notes: [],
});

/* Until the desk assigns another one. */
const findDeparture = (rate: LclRate, booked: BookedAs | null): CalendarDate | null =>
  booked === null ? null : (findExpectedSailing(rate, placeTime(booked.bookedAt, rate.loadingZone))?.departure ?? null);

export const lclDocument = (
  rate: LclRate,
  pricing: Pick<OfferContext, "exchange" | "tax">,
  booked: BookedAs | null,
  formats: Formats = STANDARD_FORMATS,
): OfferPages => {
  const departure = findDeparture(rate, booked);
  return {
    title: toTitle(booked),
    subtitle: toSubtitle(rate),
    facts: [
      ...bookingFacts(booked, formats),
      ["Consolidator", rate.carrier.name, "shipment"],
      ["Load", formatLclLoad(rate.load, formats.numbers), "shipment"],
      ...(departure === null
        ? []
        : [["Planned departure", formatFullDate(departure, formats.dates), "shipment"] as const]),
      ["Destination CFS", rate.destinationCfs ?? rate.portOfDischarge, "shipment"],
      ...priceFact("Validity", formatStatedValidity(rate.validity, undefined, formats.dates)),
      ["Transit time", formatTransit(rate.transit), "shipment"],
      ["Source of the price", sourceText(rate, formats), "price"],
    ],
    sections: [
      routeSection({ ...findSailing(rate, departure), cutOffs: listCfsCutOffs(rate, departure) }, formats),
      workingSection(rate, formats),
      chargesSection(rate, pricing, formats),
      feesSection(rate, 1, toFeeDay(rate, booked), formats),
    ],
    terms: [...rate.remarks, ...LCL_TERMS],
  };
};
